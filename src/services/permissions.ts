import type { AppActivity } from '@/platform/app-activity';
import type { LocationPermission, Locator } from '@/platform/locator';
import type { BrowserPushState, Notifications } from '@/platform/notifications';
import type { Permission } from '@/platform/permission';
import { Watchable } from '@/sync/sync-status';

/** What the system lets the app do now. */
export interface Allowed {
  notifications: Permission;
  location: LocationPermission;
  /** Whether this browser gets messages of the service; null on phones, where the permission decides it. */
  inBrowser: BrowserPushState | null;
}

interface PermissionsOptions {
  notifications: Pick<Notifications, 'permission' | 'askPermission' | 'inBrowser'>;
  locator: Pick<Locator, 'permission' | 'askPermission'>;
  activity: Pick<AppActivity, 'onForeground'>;
}

/** What the traveller allows. Only `ask…` asks, and only a screen that has said why calls it. */
export class Permissions {
  /** Null until the system has answered. */
  readonly allowed = new Watchable<Allowed | null>(null);

  /** `onChange` runs after an answer, for what it makes possible. */
  constructor(
    private readonly options: PermissionsOptions,
    private readonly onChange: () => Promise<void>,
  ) {}

  notifications(): Promise<Permission> {
    return this.options.notifications.permission();
  }

  async askForNotifications(): Promise<Permission> {
    const answer = await this.options.notifications.askPermission();
    await this.takeIn();
    return answer;
  }

  async askForLocation(reach: 'while-open' | 'background'): Promise<LocationPermission> {
    const answer = await this.options.locator.askPermission(reach);
    await this.takeIn();
    return answer;
  }

  /** In a browser; to be called by the tap itself, for a browser asks only then. */
  async turnOnInBrowser(serviceKey: string): Promise<BrowserPushState | 'failed'> {
    const outcome = (await this.options.notifications.inBrowser?.turnOn(serviceKey)) ?? 'unsupported';
    await this.takeIn();
    return outcome;
  }

  async turnOffInBrowser(): Promise<void> {
    await this.options.notifications.inBrowser?.turnOff();
    await this.takeIn();
  }

  /** Reads them now, and whenever the traveller may come back from the system's settings. Gives the way to end it. */
  follow(): () => void {
    void this.look();
    return this.options.activity.onForeground(() => void this.look());
  }

  private async takeIn(): Promise<void> {
    await this.look();
    await this.onChange();
  }

  private async look(): Promise<void> {
    const { notifications, locator } = this.options;
    const [told, location, inBrowser] = await Promise.all([
      notifications.permission(),
      locator.permission(),
      notifications.inBrowser?.look() ?? null,
    ]);
    this.allowed.set({ notifications: told, location, inBrowser });
  }
}
