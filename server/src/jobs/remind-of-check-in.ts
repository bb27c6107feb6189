import { CheckInStatus } from '@/contract/check-in';

import { checkInAskedForAgain } from '../events/kinds/check-in-events';
import { recordEvents } from '../events/record-events';
import type { JobRun } from './job-run';

/**
 * Reminds of a request that nobody answered. Whoever said since then that they are safe or need help has answered, by
 * whichever button.
 */
export async function remindOfCheckIn(run: JobRun): Promise<void> {
  await run.step(async (transaction) => {
    const unanswered = await transaction.query<{ id: string; traveller_id: string; company_id: string }>(
      `select request.id, traveller.id as traveller_id, traveller.company_id
       from check_in_requests request join travellers traveller on traveller.id = request.traveller_id
       where request.id = $1 and traveller.deleted_at is null and not exists (
         select 1 from check_ins answer where answer.check_in_request_id = request.id
           or (answer.traveller_id = request.traveller_id and answer.created_at >= request.created_at
             and answer.status <> ${CheckInStatus.Unreported}))`,
      [run.job.subject_id],
    );
    const concerned = unanswered.map(({ id, ...traveller }) => ({
      ...traveller,
      data: { check_in_request_id: id },
    }));
    await recordEvents(transaction, checkInAskedForAgain, { about: {}, concerned }, run.now());
  });
}
