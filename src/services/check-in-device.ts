import { isWebPushToken } from '@/contract/web-push';
import type { ServiceMemory } from '@/store/service-memory';

/** What a check-in names its device by. A browser's subscription is nobody's business but the service's, and far longer than a name may be. */
export function toDeviceToken(
  registered: ServiceMemory['registered-device'] | null,
  installation: string | null,
): string {
  const token = registered?.device.token;
  const isName = token != null && !isWebPushToken(token);
  return isName ? token : (installation ?? 'unregistered');
}
