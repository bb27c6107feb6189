import { answerCheckInRequest, createCheckIn } from '@/api/check-ins';
import type { ApiClient } from '@/api/client';
import type { CheckInEntry } from '@/store/check-ins';

/**
 * Sends a check-in that the device could not keep. Under the key that its entry in the outbox has: where the device kept it after
 * all, what it sends later is the same deed, done once. True where the service has it.
 */
export async function sendCheckIn(client: ApiClient, entry: CheckInEntry): Promise<boolean> {
  const options = { idempotencyKey: entry.id };
  const writing =
    entry.kind === 'check-in'
      ? await createCheckIn(client, entry.payload, options)
      : await answerCheckInRequest(client, entry.payload.requestId, entry.payload.body, options);
  return writing.kind === 'done';
}
