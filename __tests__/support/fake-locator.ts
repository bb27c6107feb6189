import {
  FRESH_LIMIT_MS,
  LAST_KNOWN_LIMIT_MS,
  toFix,
  type Fix,
  type LocationPermission,
  type Locator,
  type MovementWatch,
  type Position,
} from '@/platform/locator';
import type { Permission } from '@/platform/permission';

interface FakeLocatorOptions {
  now: () => number;
  /** Where movements go while they are watched. */
  onMoved?: (fixes: Fix[]) => Promise<void>;
}

/**
 * A receiver in the tester's hand. At first nothing was asked, and nothing is known. `answerWith` is what the traveller says
 * when asked; unasked, they have said nothing.
 */
export class FakeLocator implements Locator {
  readonly asked: ('while-open' | 'background')[] = [];
  watching: MovementWatch | null = null;
  private whileOpen: Permission = 'not-asked';
  private inBackground: Permission = 'not-asked';
  private isSwitchedOn = true;
  private answer: Record<'while-open' | 'background', Permission> = {
    'while-open': 'granted',
    background: 'granted',
  };
  private last: Fix | null = null;
  /** What the receiver finds when it looks; null: it looks in vain until the time is up. */
  private inSight: Omit<Fix, 'at'> | null = null;

  constructor(private readonly options: FakeLocatorOptions) {}

  grant(reach: 'while-open' | 'background' = 'while-open'): void {
    this.whileOpen = 'granted';
    if (reach === 'background') this.inBackground = 'granted';
  }

  refuse(permission: 'refused' | 'blocked' | 'unavailable' = 'refused'): void {
    this.whileOpen = permission;
    this.inBackground = permission;
  }

  /** And says the same when asked. A browser has no background at all. */
  refuseInBackground(permission: 'refused' | 'blocked' | 'unavailable'): void {
    this.inBackground = permission;
    this.answer.background = permission;
  }

  answerWith(reach: 'while-open' | 'background', permission: Permission): void {
    this.answer[reach] = permission;
  }

  switchOff(): void {
    this.isSwitchedOn = false;
  }

  /** The receiver knew this place at some time. */
  remember(position: Position, at: number, accuracyMetres: number | null = 500): void {
    this.last = { ...position, accuracyMetres, at };
  }

  /** The traveller is here now, with the sky above. Ends when whoever watches has heard of it. */
  async moveTo(position: Position, accuracyMetres: number | null = 10): Promise<void> {
    this.inSight = { ...position, accuracyMetres };
    const fix = { ...this.inSight, at: this.options.now() };
    if (this.watching !== 'background' && this.watching !== 'while-open') return;
    this.last = fix;
    await this.options.onMoved?.([fix]);
  }

  /** Into a cellar: no fresh position comes any more. */
  loseSight(): void {
    this.inSight = null;
  }

  permission(): Promise<LocationPermission> {
    return Promise.resolve({
      whileOpen: this.whileOpen,
      inBackground: this.inBackground,
      isPrecise: true,
      isSwitchedOn: this.isSwitchedOn,
    });
  }

  askPermission(reach: 'while-open' | 'background'): Promise<LocationPermission> {
    this.asked.push(reach);
    // A system that was told "never" does not ask again.
    if (this.whileOpen === 'not-asked' || this.whileOpen === 'refused') {
      this.whileOpen = this.answer['while-open'];
    }
    if (reach === 'background' && this.whileOpen === 'granted' && this.inBackground !== 'blocked') {
      this.inBackground = this.answer.background;
    }
    return this.permission();
  }

  lastKnown(): Promise<Fix | null> {
    if (!this.mayLocate() || !this.last) return Promise.resolve(null);
    return Promise.resolve(this.checked(this.last, LAST_KNOWN_LIMIT_MS));
  }

  current(_limitMs: number): Promise<Fix | null> {
    if (!this.mayLocate() || !this.inSight) return Promise.resolve(null);
    this.last = { ...this.inSight, at: this.options.now() };
    return Promise.resolve(this.checked(this.last, FRESH_LIMIT_MS));
  }

  watchSignificantMovement(reach: 'while-open' | 'background'): Promise<MovementWatch> {
    this.watching = this.reach(reach);
    return Promise.resolve(this.watching);
  }

  stopWatchingMovement(): Promise<boolean> {
    this.watching = null;
    return Promise.resolve(true);
  }

  private reach(wanted: 'while-open' | 'background'): MovementWatch {
    if (this.whileOpen === 'unavailable') return 'unavailable';
    if (this.whileOpen !== 'granted') return 'refused';
    return this.inBackground === 'granted' ? wanted : 'while-open';
  }

  private mayLocate(): boolean {
    return this.whileOpen === 'granted' && this.isSwitchedOn;
  }

  private checked({ accuracyMetres, at, ...place }: Fix, maxAgeMs: number): Fix | null {
    const reading = { coords: { ...place, accuracy: accuracyMetres }, timestamp: at };
    return toFix(reading, this.options.now(), maxAgeMs);
  }
}
