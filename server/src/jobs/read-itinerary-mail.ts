import { itineraryDelayed } from '../events/kinds/itinerary-events';
import { recordEvents } from '../events/record-events';
import { findWaitingMail } from '../resources/itinerary-mails/queries';
import { takeInMail } from '../resources/itinerary-mails/take-in';
import type { JobRun } from './job-run';
import type { WorkTools } from './work-tools';

/**
 * How often a mail is read for which there was no time. With what lies between them that is more than ten minutes, after which its traveller is told
 * that it takes longer; and no mail can ask for more of it.
 */
const MOST_READINGS = 8;

/** Told to the log by its name. */
class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/**
 * Reads a mail outside of any transaction, for it may take a while, and takes in what it found. Where the machine was too busy for it, it is read
 * again later; at last what was found by then stands, and the mail is kept for a person.
 */
export async function readItineraryMail(run: JobRun, { readMail }: WorkTools): Promise<void> {
  const mailId = run.job.subject_id;
  const mail = await run.step((transaction) => findWaitingMail(transaction, mailId));
  if (!mail) return;
  const { isCutShort, ...read } = await readMail(mail.message);
  if (isCutShort && run.job.attempts < MOST_READINGS) throw new OutOfTime();
  await run.step((transaction) => takeInMail(transaction, mailId, read, run.now()));
}

/** Due some minutes after a mail came: where it still waits, its traveller is told so. */
export async function tellOfSlowMail(run: JobRun): Promise<void> {
  await run.step(async (transaction) => {
    const mail = await findWaitingMail(transaction, run.job.subject_id);
    if (!mail) return;
    const { traveller_id, company_id } = mail;
    const concerned = [{ traveller_id, company_id, data: {} }];
    await recordEvents(transaction, itineraryDelayed, { about: {}, concerned }, run.now());
  });
}
