import { isWebPushToken, parseWebPushToken } from '@/contract/web-push';

import { invalid } from '../../http/failure';
import { FAULT_WORDS, readOutsideAddress } from '../../outside/outside-address';

/** A browser is reached at an address that its owner names: one that can never be called is refused at once. */
export function requireReachable(token: string | null | undefined, innerHosts: readonly string[]): void {
  if (token == null || !isWebPushToken(token)) return;
  const subscription = parseWebPushToken(token);
  if (!subscription.success) return;
  const read = readOutsideAddress(subscription.data.endpoint, innerHosts);
  if ('fault' in read) throw invalid([{ field: 'device.token.endpoint', message: FAULT_WORDS[read.fault] }]);
}
