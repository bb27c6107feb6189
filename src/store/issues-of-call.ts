import { CheckInStatus } from '@/contract/check-in';
import { IssueStatus } from '@/contract/issue';

import { findFirstCall } from './check-ins';
import { getIssue, IS_REQUEST, OWN, type StoredIssue } from './issues';
import { countsFrom, isSaidAfter } from './order-of-words';
import type { Reader } from './store-database';

/** SQL: the second from which a call counts for the service. */
const secondOf = (call: string) => `${countsFrom(call)} / 1000`;
const isSaid = (checkIn: string, status: CheckInStatus) => `${checkIn}.record ->> '$.status' = ${status}`;
/** SQL: of one that was made elsewhere this device knows not which it repeats, nor what was asked for with it. */
const isMadeHere = (checkIn: string) => `${checkIn}.service_id is not ${checkIn}.id`;
const MADE_HERE = isMadeHere('call');
/** SQL: the traveller was safe after the one, or as it was said, and before the other. */
const wasSafeBetween = (before: string, after: string) => `exists (select 1 from check_ins safe
  where ${isSaid('safe', CheckInStatus.Safe)} and not ${isSaidAfter(before, 'safe')} and ${isSaidAfter(after, 'safe')})`;

const BEGINS = {
  'with-itself': secondOf('call'),
  /** All that was called elsewhere since the traveller was safe is one call here: some of it may repeat the first. */
  'with-its-series': `case when ${MADE_HERE} then ${secondOf('call')} else (
    select min(${secondOf('said')}) from check_ins said where ${isSaid('said', CheckInStatus.Help)}
      and not ${isSaidAfter('said', 'call')} and not ${wasSafeBetween('said', 'call')}) end`,
};

/** SQL: the next call, from which on what is asked for is that one's. */
const ENDS = `(select min(${secondOf('next')}) from check_ins next where ${isSaid('next', CheckInStatus.Help)}
  and ${isSaidAfter('next', 'call')} and next.record ->> '$.repeats' is not call.id
  and (${MADE_HERE} or ${wasSafeBetween('call', 'next')}))`;

/** SQL: it was asked for after the call and before the next one; on which device, and with which call, nothing on the wire tells. */
const askedSince = (begins: keyof typeof BEGINS) => `(issues.check_in_id is null and ${OWN}
  and exists (select 1 from check_ins call where call.id = ?1 and issues.asked_at / 1000 >= ${BEGINS[begins]}
    and ifnull(issues.asked_at / 1000 < ${ENDS}, true)))`;

/** SQL: it was asked for here with the call, or with another one of its series. */
const ASKED_WITH = `(issues.check_in_id = ?1 or issues.check_in_id in (select said.id from check_ins call
  join check_ins said on ${isSaid('said', CheckInStatus.Help)} and not (${isMadeHere('said')})
    and not ${isSaidAfter('said', 'call')} and not ${wasSafeBetween('said', 'call')}
  where call.id = ?1 and not (${MADE_HERE})))`;

const IS_OPEN = `coalesce(issues.record ->> '$.status', ${IssueStatus.Waiting}) < ${IssueStatus.Closed}`;
/** SQL: nothing is known of it but the call. */
const IS_BARE = `issues.record ->> '$.called_at' is not null`;

async function listIds(reader: Reader, checkInId: string, condition: string): Promise<string[]> {
  const rows = await reader.all<{ id: string }>(
    `select id from issues where ${condition} order by asked_at desc, id`,
    [checkInId],
  );
  return rows.map(({ id }) => id);
}

/** What was asked for with this call, here or on another device, and is not over. By the id of a first call. */
export async function findOpenIssueOf(reader: Reader, checkInId: string): Promise<string | null> {
  const [id] = await listIds(
    reader,
    checkInId,
    `cancelled_here = 0 and ${IS_OPEN}
       and (${ASKED_WITH} or not ${IS_BARE} and ${askedSince('with-its-series')})`,
  );
  return id ?? null;
}

/** What is asked for with this call and not over. */
export async function getOpenIssueOf(reader: Reader, checkInId: string): Promise<StoredIssue | null> {
  const id = await findOpenIssueOf(reader, await findFirstCall(reader, checkInId));
  return id === null ? null : getIssue(reader, id);
}

/** What came of this call: the call itself while it is not over, what was asked for with it, and what was asked for since. The newest first. */
export async function listIssuesOfCall(reader: Reader, checkInId: string): Promise<StoredIssue[]> {
  const first = await findFirstCall(reader, checkInId);
  const isOfIt = `(${ASKED_WITH} or ${IS_OPEN} and ${IS_BARE} and ${OWN} or ${askedSince('with-its-series')})`;
  const ids = await listIds(reader, first, `${IS_REQUEST} and ${isOfIt}`);
  const issues = await Promise.all(ids.map((id) => getIssue(reader, id)));
  return issues.filter((issue) => issue !== null);
}

/** What goes with this call if it was a mistake. What may have been asked for with one before it was meant. */
export function listAskedWith(reader: Reader, checkInId: string): Promise<string[]> {
  const isSince = `${IS_OPEN} and not ${IS_BARE} and ${askedSince('with-itself')}`;
  return listIds(reader, checkInId, `check_in_id = ?1 or ${isSince}`);
}
