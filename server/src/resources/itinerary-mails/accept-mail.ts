import type { Queryable } from '../../database/database';
import { addJobs } from '../../queue/job-queue';
import { insertMail, type SentMail } from './queries';

/** After so long its traveller is told that it takes longer. */
const USUAL_MS = 10 * 60_000;

/** Keeps a mail, to be read soon after; whichever way it came. */
export async function acceptMail(transaction: Queryable, mail: SentMail, now: Date): Promise<string> {
  const id = await insertMail(transaction, mail, now);
  await addJobs(transaction, 'read-itinerary-mail', [id], now);
  await addJobs(transaction, 'tell-of-slow-mail', [id], new Date(now.getTime() + USUAL_MS));
  return id;
}
