import type { Queryable } from '../database/database';
import { addJobs } from '../queue/job-queue';
import type { MailSetting } from './event-kind';
import { HAS_MAILBOX } from './mailbox';

/** A mail of each of these notifications whose traveller wants one and can get it; sent after the transaction, by the background work. */
export async function queueMails(
  transaction: Queryable,
  { setting }: { setting: MailSetting },
  notificationIds: readonly string[],
  now: Date,
): Promise<void> {
  if (notificationIds.length === 0) return;
  const wanted = await transaction.query<{ id: string }>(
    `select notification.id from notifications notification
     join travellers traveller on traveller.id = notification.traveller_id
     where notification.id = any($1::uuid[]) and traveller.${setting} and ${HAS_MAILBOX}`,
    [notificationIds],
  );
  if (wanted.length === 0) return;
  await addJobs(
    transaction,
    'send-mail',
    wanted.map(({ id }) => id),
    now,
  );
}
