import { queryFirst, type Queryable } from '../../database/database';
import { mailSettingOf, WANTS_MAIL } from '../../events/event-kinds';
import { inLanguages } from '../../resources/localized';
import { isStillNews } from '../../resources/notifications/news';
import { languageOf } from '../../words/languages';
import type { WorkTools } from '../work-tools';
import type { JobRun } from '../job-run';
import { composeMail, type MailMatter } from './compose-mail';

type WaitingMail = MailMatter & { type: number; traveller_id: string; email: string };

/**
 * Sends one notification by mail. Not within a transaction: a mail server may take its time. A process that dies between the
 * server's word and its own sends it again, under the same number.
 */
export async function sendMail(run: JobRun, { mail, log }: WorkTools): Promise<void> {
  if (mail === null) throw new Error('a mail was taken where none is sent');
  const id = run.job.subject_id;
  const waiting = await run.step((transaction) => readMail(transaction, id, run.now()));
  const setting = waiting && mailSettingOf(waiting.type);
  if (!setting) return;
  const unsubscribeUrl = mail.unsubscribeUrl(waiting.traveller_id, setting);
  const fate = await mail.mailer.send({
    id,
    to: waiting.email,
    unsubscribeUrl,
    ...composeMail(waiting, unsubscribeUrl),
  });
  if (fate.kind === 'refused') log.error({ reason: fate.reason }, 'a mail was refused');
}

/** Null where it is news no more, was removed, was read in the app, or is not wanted any longer. */
function readMail(transaction: Queryable, id: string, now: Date): Promise<WaitingMail | null> {
  const said = inLanguages(`array[${languageOf('traveller')}]`);
  return queryFirst<WaitingMail>(
    transaction,
    `select notification.type, notification.title, notification.body, traveller.id as traveller_id, traveller.email,
       traveller.first_name, ${languageOf('traveller')} as language, company.name as company_name, ${said.own('trip', 'name')} as trip_name,
       coalesce(${said.text('alert', 'body')}, ${said.text('advisory', 'body')}) as story,
       ${said.text('alert', 'body_advice')} as advice
     from notifications notification
     join travellers traveller on traveller.id = notification.traveller_id and traveller.deleted_at is null
     join companies company on company.id = traveller.company_id
     left join traveller_trips trip on trip.id = (notification.data ->> 'trip_id')::uuid and trip.traveller_id = traveller.id
     left join alerts alert on alert.id = (notification.data ->> 'alert_id')::uuid
     left join advisories advisory on advisory.id = (notification.data ->> 'advisory_id')::uuid
     where notification.id = $1 and notification.read_at is null
       and notification.created_at >= $2::timestamptz - interval '1 day' and ${WANTS_MAIL} and ${isStillNews('notification')}`,
    [id, now],
  );
}
