import type { LocationPermission, Locator } from '@/platform/locator';
import type { Notifications } from '@/platform/notifications';
import type { Permission } from '@/platform/permission';

/** What the traveller allows. Only `ask…` asks, and only a screen that has said why calls it. */
export interface Permissions {
  notifications(): Promise<Permission>;
  location(): Promise<LocationPermission>;
  askForNotifications(): Promise<Permission>;
  askForLocation(reach: 'while-open' | 'background'): Promise<LocationPermission>;
}

/** `onChange` runs after an answer, for what it makes possible. */
export function createPermissions(
  notifications: Pick<Notifications, 'permission' | 'askPermission'>,
  locator: Pick<Locator, 'permission' | 'askPermission'>,
  onChange: () => Promise<void>,
): Permissions {
  const andThen = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked;
    await onChange();
    return answer;
  };
  return {
    notifications: () => notifications.permission(),
    location: () => locator.permission(),
    askForNotifications: () => andThen(notifications.askPermission()),
    askForLocation: (reach) => andThen(locator.askPermission(reach)),
  };
}
