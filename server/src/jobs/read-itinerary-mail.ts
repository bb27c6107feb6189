import { itineraryDelayed } from '../events/kinds/itinerary-events';
import { recordEvents } from '../events/record-events';
import { findWaitingMail } from '../resources/itinerary-mails/queries';
import { takeInMail } from '../resources/itinerary-mails/take-in';
import type { JobRun } from './job-run';
import type { WorkTools } from './work-tools';

/** Reads a mail outside of any transaction, for it may take a while, and takes in what it found. */
export async function readItineraryMail(run: JobRun, { readMail }: WorkTools): Promise<void> {
  const mailId = run.job.subject_id;
  const mail = await run.step((transaction) => findWaitingMail(transaction, mailId));
  if (!mail) return;
  const read = await readMail(mail.message);
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
