import { IssueStatus, type Issue, type IssueType, type Whereabouts } from '@/contract/issue';

import { issueSubject, nameOfPerson, OWN, whenAsked } from './issues';
import { addEntry, removeEntries, type ParkedReason } from './outbox';
import type { RequestMove } from './outbox-kinds';
import type { Reader, Transaction } from './store-database';
import type { WriteContext } from './write-context';

/** How what the responder did last stands between this device and the service. */
type MoveStanding =
  | { kind: 'settled' }
  | { kind: 'waiting'; to: RequestMove }
  | { kind: 'refused'; to: RequestMove; entryId: string; reason: ParkedReason };

interface KnownPlace {
  latitude: number;
  longitude: number;
  /** When they told it, in ms. */
  at: number;
}

/** Where a request stands once what waits here has happened. */
export type RequestStage = 'unclaimed' | 'mine' | 'anothers' | 'over' | 'finished';

/** A request for help of somebody else, as whoever may help sees it. */
export interface RequestOfOther {
  id: string;
  askedAt: number;
  /** Nothing is known of it but that they called for help. */
  isBareCall: boolean;
  /** It was over, and they need help still: since then, in ms. */
  reopenedAt: number | null;
  type: IssueType;
  description: string | null;
  /** As the service says. */
  status: IssueStatus;
  /** Who asks. */
  name: string;
  language: string | null;
  homeCountry: string | null;
  company: string | null;
  countryCode: string | null;
  /** Where they are, as far as anybody knows; null where nobody does. */
  place: KnownPlace | null;
  /** By which they can be reached; null where nobody told. */
  phone: string | null;
  /** The trip on which they asked. */
  trip: Whereabouts['trip'];
  /** Who has it, by name. */
  handler: string | null;
  move: MoveStanding;
  stage: RequestStage;
  /** What the responder may do next; null where nothing is left to do, or it is another's. */
  next: RequestMove | null;
}

interface Row {
  id: string;
  asked_at: number;
  record: string;
  me: string | null;
  moves: string;
}

interface Move {
  id: string;
  to: RequestMove;
  parked: ParkedReason | null;
}

const SELECT = `select issues.id, issues.asked_at, issues.record, (select profile.record ->> '$.id' from profile) as me,
    (select json_group_array(json_object('id', outbox.id, 'to', payload ->> '$.to', 'parked', json(parked)))
     from outbox where outbox.subject = 'issue/' || issues.id and outbox.kind = 'issue-move') as moves
  from issues where issues.record is not null and not ${OWN}`;

/** SQL: it is not over, and nothing is known but that they called for help. */
const IS_OPEN_CALL = `(issues.record ->> '$.called_at' is not null and issues.record ->> '$.status' < ${IssueStatus.Closed})`;

/** Those that the responder can help with, or did lately: calls for help before all others, and then who waits longest. */
export async function listRequests(reader: Reader): Promise<RequestOfOther[]> {
  const rows = await reader.all<Row>(`${SELECT} order by ${IS_OPEN_CALL} desc, issues.asked_at, issues.id`);
  return rows.map(toRequest);
}

export async function getRequest(reader: Reader, id: string): Promise<RequestOfOther | null> {
  const row = await reader.first<Row>(`${SELECT} and issues.id = ?`, [id]);
  return row && toRequest(row);
}

function toRequest(row: Row): RequestOfOther {
  const issue = JSON.parse(row.record) as Issue;
  const { affected, current_handler: handler } = issue;
  const move = toMove(JSON.parse(row.moves) as Move[]);
  const stage = move.kind === 'waiting' ? AFTER[move.to] : stageOf(issue, row.me);
  return {
    id: row.id,
    askedAt: row.asked_at,
    isBareCall: issue.called_at != null,
    reopenedAt: issue.reopened_at == null ? null : Date.parse(issue.reopened_at),
    type: issue.type,
    description: issue.description,
    status: issue.status,
    name: nameOfPerson(affected),
    language: affected.language,
    homeCountry: affected.home_country,
    company: issue.companies[0]?.name ?? null,
    countryCode: issue.country_code,
    place: toPlace(issue),
    phone: issue.whereabouts?.phone_number ?? null,
    trip: issue.whereabouts?.trip ?? null,
    handler: handler && nameOfPerson(handler),
    move,
    stage,
    next: NEXT[stage],
  };
}

const AFTER: Record<RequestMove, RequestStage> = { claim: 'mine', close: 'over', finish: 'finished' };
const NEXT: Record<RequestStage, RequestMove | null> = {
  unclaimed: 'claim',
  mine: 'close',
  anothers: null,
  over: 'finish',
  finished: null,
};

/** As the service says. */
function stageOf({ status, current_handler: handler }: Issue, me: string | null): RequestStage {
  if (status === IssueStatus.Finished) return 'finished';
  if (status >= IssueStatus.Closed) return 'over';
  if (handler === null) return 'unclaimed';
  return handler.id === me ? 'mine' : 'anothers';
}

/** What they said last, or from where they asked. */
function toPlace(issue: Issue): KnownPlace | null {
  const { lat, lng } = issue;
  const asked = lat === null || lng === null ? null : { lat, lng, at: whenAsked(issue) };
  const said = issue.whereabouts?.position ?? null;
  const isNewer = said !== null && (asked === null || said.at >= asked.at);
  const place = isNewer ? said : asked;
  return place && { latitude: place.lat, longitude: place.lng, at: Date.parse(place.at) };
}

/** What still waits says more than what was refused before it. */
function toMove(moves: readonly Move[]): MoveStanding {
  const waiting = moves.findLast(({ parked }) => parked === null);
  if (waiting) return { kind: 'waiting', to: waiting.to };
  const refused = moves.at(-1);
  if (!refused?.parked) return { kind: 'settled' };
  return { kind: 'refused', to: refused.to, entryId: refused.id, reason: refused.parked };
}

/** On the disk before the screen says so. What was done already, here or as the service says, is not done again. */
export async function moveRequest(
  transaction: Transaction,
  { issueId, to }: { issueId: string; to: RequestMove },
  context: WriteContext,
): Promise<void> {
  const request = await getRequest(transaction, issueId);
  if (request?.next !== to) return;
  if (request.move.kind === 'refused') await removeEntries(transaction, [request.move.entryId]);
  const entry = { id: context.newId(), kind: 'issue-move', subject: issueSubject(issueId) } as const;
  await addEntry(transaction, { ...entry, payload: { to } }, context.now());
}

/** The ids of the countries in which somebody is whom the responder helps: what is around them is kept on the device. */
export async function listCountriesOfRequests(reader: Reader): Promise<string[]> {
  const rows = await reader.all<{ id: string }>(
    `select countries.id from countries where code in (
       select issues.record ->> '$.country_code' from issues
       where issues.record ->> '$.status' < ${IssueStatus.Closed}
         and issues.record ->> '$.current_handler.id' = (select profile.record ->> '$.id' from profile))
     order by countries.id`,
  );
  return rows.map(({ id }) => id);
}
