import { randomUUID } from 'node:crypto';

import { NOTIFICATION_DATA, type NotificationType } from '@/contract/notification-type';

import type { Queryable } from '../database/database';
import type { DataOf, DeclaredEvent, EventKind } from './event-kind';
import { followEvents } from './follow-events';
import type { Manner, Recorded } from './recorded';

/** So long a partner who was away can still be told. */
export const EVENT_LIFE = '30 days';

/** One traveller whom it concerns, by one trip or by none. */
export interface Concerned<Data> {
  company_id: string;
  traveller_id: string;
  trip_id?: string | null;
  /** Aloud unless it is said otherwise. */
  manner?: Manner;
  data: Data;
}

interface Happening<Type extends NotificationType, About> {
  about: About;
  concerned: readonly Concerned<DataOf<Type>>[];
  /** A job that goes through many travellers in batches: its event is whole with `completeEvents`. */
  gatheredBy?: string;
}

/**
 * Writes down what happened, in the transaction in which it happens, and makes what follows from it. A few statements, however many
 * travellers it concerns. Whoever was told of it before, where once is enough, is left out; where nobody is left there is no event.
 */
export async function recordEvents<Type extends NotificationType, About>(
  transaction: Queryable,
  kind: EventKind<Type, About>,
  { about, concerned, gatheredBy }: Happening<Type, About>,
  now: Date,
): Promise<void> {
  if (concerned.length === 0) return;
  const recorded = await transaction.query<Recorded>(insertOf(kind), [
    JSON.stringify(toRows(kind, concerned)),
    kind.name,
    JSON.stringify(kind.about.parse(about)),
    gatheredBy ?? null,
    now,
  ]);
  await followEvents(transaction, kind, about, recorded, now);
}

/** Each with the id of its event, should it become one of its own. */
function toRows<Type extends NotificationType>(
  { type, names }: { type: Type } & DeclaredEvent,
  concerned: readonly Concerned<DataOf<Type>>[],
): object[] {
  const ofCompany = new Map(concerned.map(({ company_id }) => [company_id, randomUUID()]));
  return concerned.map(({ company_id, traveller_id, trip_id = null, manner = 'aloud', data }) => ({
    event_id: names === 'everybody' ? ofCompany.get(company_id) : randomUUID(),
    company_id,
    traveller_id,
    trip_id,
    manner,
    data: NOTIFICATION_DATA[type].parse(data),
  }));
}

/** SQL: those whom it concerns anew, as `concerned`. */
const concernedOf = ({ type, toldOnce }: DeclaredEvent) => {
  const columns = 'event_id, company_id, traveller_id, trip_id, manner, data';
  if (toldOnce === null) return `concerned as (select ${columns} from given)`;
  const subject = `(data ->> '${toldOnce}')::uuid`;
  return `noticed as (
      insert into notices (traveller_id, type, subject_id)
      select traveller_id, ${type}, ${subject} from given where manner = 'aloud' order by traveller_id
      on conflict do nothing returning traveller_id, subject_id),
    concerned as (
      select ${columns} from given
      where manner <> 'aloud' or (traveller_id, ${subject}) in (select traveller_id, subject_id from noticed))`;
};

const insertOf = (kind: DeclaredEvent) => `
  with given as (
    select event_id, company_id, traveller_id, trip_id, manner, data from jsonb_to_recordset($1::jsonb)
      as row(event_id uuid, company_id uuid, traveller_id uuid, trip_id uuid, manner text, data jsonb)),
  ${concernedOf(kind)},
  event as (
    insert into events (id, kind, company_id, about, gathered_by, created_at)
    select distinct event_id, $2::text, company_id, $3::jsonb, $4::uuid, $5::timestamptz from concerned
    on conflict (gathered_by, company_id) where gathered_by is not null do update set about = excluded.about
    returning id, company_id),
  recorded as (
    insert into event_travellers (event_id, traveller_id, trip_id, manner, data)
    select event.id, traveller_id, trip_id, manner, data from concerned
    join event on ${kind.names === 'everybody' ? 'event.company_id = concerned.company_id' : 'event.id = concerned.event_id'}
    order by traveller_id
    on conflict do nothing
    returning event_id, traveller_id, manner, data)
  select event.company_id, recorded.traveller_id, recorded.manner, recorded.data
  from recorded join event on event.id = recorded.event_id`;

/** The job has found all whom its events concern: they come after whatever happened meanwhile. */
export async function completeEvents(transaction: Queryable, jobId: string): Promise<void> {
  await transaction.query('update events set gathered_by = null, position = default where gathered_by = $1', [
    jobId,
  ]);
}

/** What the job's events are about is gone before they were whole. */
export async function dropEvents(transaction: Queryable, jobId: string): Promise<void> {
  await transaction.query('delete from events where gathered_by = $1', [jobId]);
}
