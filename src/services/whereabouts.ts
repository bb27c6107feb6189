import { countryAt, loadCountryTable } from '@/geo/country-at';
import type { AppActivity } from '@/platform/app-activity';
import type { Fix, LocationPermission, Locator } from '@/platform/locator';
import type { Permission } from '@/platform/permission';
import { Watchable } from '@/sync/sync-status';

const LONGEST_LOOK_MS = 10_000;

/** Where the traveller is, as far as the device says; found on the device alone. */
export interface Whereabouts {
  /** Null until the device has told one, and while it may not. */
  fix: Fix | null;
  /** Null where the fix is at sea. */
  countryCode: string | null;
  /** Whether the app may know; null until the device has been asked. */
  permission: Permission | null;
}

/** Looks only where the traveller has allowed it, and only while they look at the app; asking is a screen's matter. */
export class WhereaboutsFinder {
  readonly state = new Watchable<Whereabouts>({ fix: null, countryCode: null, permission: null });
  private looking: Promise<void> | null = null;

  constructor(
    private readonly locator: Pick<Locator, 'permission' | 'lastKnown' | 'current' | 'askPermission'>,
    private readonly activity: Pick<AppActivity, 'isForeground'>,
  ) {}

  /** At a start, on coming back, and when a screen wants it anew. A second call joins the one under way. */
  look(): Promise<void> {
    // iOS draws the screens of an app that it wakes for something else, and each of them would turn the receiver on.
    if (!this.activity.isForeground()) return Promise.resolve();
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  /** After a sentence of why. */
  async ask(): Promise<void> {
    this.take(await this.locator.askPermission('while-open'));
    await this.look();
  }

  /** The device tells by itself that the traveller has moved. */
  async moveTo(fix: Fix): Promise<void> {
    await loadCountryTable().catch(() => undefined);
    this.arriveAt(fix);
  }

  private async lookOnce(): Promise<void> {
    const permission = await this.locator.permission();
    this.take(permission);
    if (permission.whileOpen !== 'granted') return;
    // A browser's first visit may lose its network here: then the position is known, and its country is not.
    await loadCountryTable().catch(() => undefined);
    // What was known at once, then what is true now.
    this.arriveAt(await this.locator.lastKnown());
    this.arriveAt(await this.locator.current(LONGEST_LOOK_MS));
  }

  private take({ whileOpen }: LocationPermission): void {
    const { fix, countryCode, permission } = this.state.get();
    const mayKnow = whileOpen === 'granted';
    // Every screen that is opened looks again; what is as it was must not draw all of them anew.
    if (whileOpen === permission && (mayKnow || fix === null)) return;
    this.state.set({
      fix: mayKnow ? fix : null,
      countryCode: mayKnow ? countryCode : null,
      permission: whileOpen,
    });
  }

  private arriveAt(fix: Fix | null): void {
    const before = this.state.get();
    if (!fix || (before.fix && before.fix.at >= fix.at)) return;
    this.state.set({ ...before, fix, countryCode: countryAt(fix.latitude, fix.longitude) });
  }
}
