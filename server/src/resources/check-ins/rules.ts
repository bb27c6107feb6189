import { CheckInStatus, type WrittenCheckIn } from '@/contract/check-in';
import { NotificationType } from '@/contract/notification-type';
import { countryAt } from '@/geo/country-at';

import type { Queryable } from '../../database/database';
import { helpAskedFor } from '../../events/kinds/check-in-events';
import { recordEvents } from '../../events/record-events';
import type { TravellerCaller } from '../../http/authentication';
import { addJobs } from '../../queue/job-queue';
import { endCalls, hearCall } from '../issues/calls';
import { insertCheckIn } from './queries';
import { findArrival, tellOfArrival } from './tell-of-arrival';
import { tellOfLanding } from './tell-of-landing';

type NewCheckIn = WrittenCheckIn & { device_token?: string };

/**
 * Stores a check-in; one that asks for help tells the traveller's company, in the same breath. Whoever says where they are is told of
 * the alerts that hold there, soon after, and at once that they have come to another country.
 */
export async function checkIn(
  transaction: Queryable,
  caller: TravellerCaller,
  checkIn: NewCheckIn,
  now: Date,
  requestId: string | null = null,
): Promise<unknown> {
  const { id, companyId } = caller;
  const written = withCountry(checkIn);
  const arrival = await findArrival(transaction, id, written, now);
  // Before it holds the traveller's revision: the job holds itself first, and then that.
  if (written.latitude != null || written.country_code != null)
    await addJobs(transaction, 'match-check-in', [id], now);
  const issueId = await hearOrEndCall(transaction, caller, written, now);
  const stored = await insertCheckIn(transaction, id, written, now, requestId);
  const isSpoken = (written.status ?? CheckInStatus.Unreported) !== CheckInStatus.Unreported;
  if (isSpoken || requestId !== null) await readQuestions(transaction, id, isSpoken ? null : requestId, now);
  if (written.status === CheckInStatus.Help) {
    const concerned = [{ traveller_id: id, company_id: companyId, data: { user_id: id, issue_id: issueId } }];
    await recordEvents(transaction, helpAskedFor, { about: {}, concerned }, now);
  }
  if (arrival) await tellOfArrival(transaction, caller, arrival, now);
  await tellOfLanding(transaction, caller, written, now);
  return stored;
}

/**
 * Before it holds the traveller's revision: whoever acts on a request holds that first, and then those whom it concerns. Gives the request
 * that a call is heard as, if there is one.
 */
async function hearOrEndCall(
  transaction: Queryable,
  caller: TravellerCaller,
  { status, message, latitude, longitude, country_code, checkin_at, device_token }: NewCheckIn,
  now: Date,
): Promise<string | null> {
  const at = checkin_at == null ? now : new Date(checkin_at * 1000);
  const said = { at, deviceToken: device_token ?? null };
  if (status === CheckInStatus.Safe) await endCalls(transaction, caller.id, said, now);
  if (status !== CheckInStatus.Help) return null;
  const place = { lat: latitude ?? null, lng: longitude ?? null, countryCode: country_code ?? null };
  return hearCall(transaction, caller, { ...said, words: message || null, ...place }, now);
}

/** A position tells its country where the phone did not; at sea nobody can. */
function withCountry(checkIn: NewCheckIn): NewCheckIn {
  const { latitude, longitude, country_code } = checkIn;
  if (country_code != null || latitude == null || longitude == null) return checkIn;
  return { ...checkIn, country_code: countryAt(latitude, longitude) };
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
