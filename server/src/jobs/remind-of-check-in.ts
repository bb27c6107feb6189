import { CheckInStatus } from '@/contract/check-in';
import { NotificationType } from '@/contract/notification-type';

import { queuePushes } from '../resources/notifications/queue-pushes';
import { languageOf } from '../words/languages';
import { notificationWords, wordsIn } from '../words/notification-words';
import type { JobRun } from './job-run';

/**
 * Reminds of a request that nobody answered. Whoever said since then that they are safe or need help has answered, by
 * whichever button.
 */
export async function remindOfCheckIn(run: JobRun): Promise<void> {
  await run.step(async (transaction) => {
    const now = run.now();
    const said = wordsIn('$3::jsonb', 'language');
    const reminders = await transaction.query<{ id: string }>(
      `with unanswered as (
         select request.id, traveller.id as traveller_id, traveller.company_id, ${languageOf('traveller')} as language
         from check_in_requests request join travellers traveller on traveller.id = request.traveller_id
         where request.id = $1 and traveller.deleted_at is null and not exists (
           select 1 from check_ins answer where answer.check_in_request_id = request.id
             or (answer.traveller_id = request.traveller_id and answer.created_at >= request.created_at
               and answer.status <> ${CheckInStatus.Unreported}))),
       told as (
         insert into notices (traveller_id, type, subject_id)
         select traveller_id, ${NotificationType.CheckInRequestFollowUp}, id from unanswered
         on conflict do nothing returning traveller_id)
       insert into notifications (id, traveller_id, company_id, type, title, body, data, created_at, updated_at)
       select gen_random_uuid(), traveller_id, company_id, ${NotificationType.CheckInRequestFollowUp},
         ${said.title}, ${said.body},
         jsonb_build_object('check_in_request_id', unanswered.id), $2, $2
       from told join unanswered using (traveller_id)
       returning id`,
      [run.job.subject_id, now, JSON.stringify(notificationWords.pleaseCheckIn)],
    );
    await queuePushes(
      transaction,
      reminders.map(({ id }) => id),
      now,
    );
  });
}
