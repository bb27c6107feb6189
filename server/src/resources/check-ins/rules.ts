import { randomUUID } from 'node:crypto';

import { CheckInStatus, type WrittenCheckIn } from '@/contract/check-in';
import { NotificationType } from '@/contract/notification-type';

import type { Queryable } from '../../database/database';
import { addJobs } from '../../jobs/job-queue';
import { COMPANY_WORDS } from '../../words/notification-words';
import { insertCheckIn } from './queries';

/**
 * Stores a check-in; one that asks for help tells the traveller's company, in the same breath. Whoever says where they are is told of
 * the alerts that hold there, soon after.
 */
export async function checkIn(
  transaction: Queryable,
  travellerId: string,
  written: WrittenCheckIn & { device_token?: string },
  now: Date,
  requestId: string | null = null,
): Promise<unknown> {
  const stored = await insertCheckIn(transaction, travellerId, written, now, requestId);
  if (written.latitude != null || written.country_code != null)
    await addJobs(transaction, 'match-check-in', [travellerId], now);
  const isSpoken = (written.status ?? CheckInStatus.Unreported) !== CheckInStatus.Unreported;
  if (isSpoken || requestId !== null)
    await readQuestions(transaction, travellerId, isSpoken ? null : requestId, now);
  if (written.status === CheckInStatus.Help) await callForHelp(transaction, travellerId, now);
  return stored;
}

/** Whoever has answered has read the question: one, or all that were asked until now. */
async function readQuestions(
  transaction: Queryable,
  travellerId: string,
  requestId: string | null,
  now: Date,
): Promise<void> {
  await transaction.query(
    `update notifications set read_at = $2, updated_at = $2
     where traveller_id = $1 and read_at is null
       and type in (${NotificationType.SafetyRequest}, ${NotificationType.CheckInRequestFollowUp})
       and ($3::text is null or data ->> 'check_in_request_id' = $3)`,
    [travellerId, now, requestId],
  );
}

async function callForHelp(transaction: Queryable, travellerId: string, now: Date): Promise<void> {
  const { needsHelp } = COMPANY_WORDS;
  await transaction.query(
    `insert into notifications (id, company_id, type, title, body, data, created_at, updated_at)
     select $1, company_id, ${NotificationType.CheckInNeedsHelp}, $4, concat_ws(' ', first_name, last_name, $5::text),
       jsonb_build_object('user_id', id), $3, $3
     from travellers where id = $2`,
    [randomUUID(), travellerId, now, needsHelp.title, needsHelp.asksForHelp],
  );
}
