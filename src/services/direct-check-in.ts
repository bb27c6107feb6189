import type { CheckInEntry } from '@/store/check-ins';
import { transmit } from '@/sync/send-entry';
import type { ForSending } from '@/sync/sending';

/**
 * Sends a check-in that the device could not keep. Under the key that its entry in the outbox has: where the device kept it after
 * all, what it sends later is the same deed, done once. True where the service has it.
 */
export async function sendCheckIn(
  context: Pick<ForSending, 'client' | 'database'>,
  entry: CheckInEntry,
): Promise<boolean> {
  const { signal } = new AbortController();
  return (await transmit({ ...context, signal }, entry)).kind === 'sent';
}
