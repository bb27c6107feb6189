import { randomUUID } from 'node:crypto';

import type { ItineraryMail, ItineraryMailAction, ItineraryMailStatus } from '@/contract/itinerary-mail';

import { queryFirst, type Queryable } from '../../database/database';
import type { Unread } from '../../itinerary/booking';

/** Whose it is, and who sent it. */
export interface SentMail {
  travellerId: string;
  byCompany: boolean;
  message: Uint8Array;
}

export async function insertMail(
  transaction: Queryable,
  { travellerId, byCompany, message }: SentMail,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await transaction.query(
    `insert into itinerary_mails (id, traveller_id, by_company, message, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [id, travellerId, byCompany, message, now],
  );
  return id;
}

/** For its traveller or for their company; null for everybody else. */
export function getMail(
  database: Queryable,
  id: string,
  reader: { travellerId: string } | { companyId: string },
): Promise<ItineraryMail | null> {
  const [column, value] =
    'travellerId' in reader
      ? ['mail.traveller_id', reader.travellerId]
      : ['traveller.company_id', reader.companyId];
  return queryFirst<ItineraryMail>(
    database,
    `select mail.id, mail.traveller_id as user_id, wire_time(mail.created_at) as created_at,
       wire_time(mail.updated_at) as updated_at, mail.status, mail.unread as not_understood,
       coalesce((
         select json_agg(json_build_object('kind', segment.kind, 'segment_id', segment.id, 'trip_id', segment.trip_id,
           'action', came.action) order by came.position)
         from itinerary_mail_segments came join trip_segments segment on segment.id = came.segment_id
         where came.mail_id = mail.id), '[]') as segments
     from itinerary_mails mail join travellers traveller on traveller.id = mail.traveller_id
     where mail.id = $1 and ${column} = $2 and traveller.deleted_at is null`,
    [id, value],
  );
}

export interface WaitingMail {
  id: string;
  traveller_id: string;
  company_id: string;
  message: Uint8Array;
}

/** Null where it was read meanwhile, or its traveller is gone. */
export function findWaitingMail(database: Queryable, id: string): Promise<WaitingMail | null> {
  return queryFirst<WaitingMail>(
    database,
    `select mail.id, mail.traveller_id, traveller.company_id, mail.message
     from itinerary_mails mail join travellers traveller on traveller.id = mail.traveller_id
     where mail.id = $1 and mail.status = 'waiting' and mail.message is not null and traveller.deleted_at is null`,
    [id],
  );
}

export interface MailSegment {
  segmentId: string;
  action: ItineraryMailAction;
  calendarId: string | null;
  sequence: number | null;
  saidAt: string | null;
}

/** What was read wholly is not kept: nobody needs to look at it any more. */
export async function finishMail(
  transaction: Queryable,
  mail: {
    id: string;
    status: ItineraryMailStatus;
    unread: readonly Unread[];
    segments: readonly MailSegment[];
  },
  now: Date,
): Promise<void> {
  const { id, status, unread, segments } = mail;
  await transaction.query(
    `update itinerary_mails set status = $2, unread = $3, updated_at = $4,
       message = case when $2 = 'read' then null else message end
     where id = $1`,
    [id, status, JSON.stringify(unread), now],
  );
  await transaction.query(
    `insert into itinerary_mail_segments (mail_id, segment_id, position, action, calendar_id, sequence, said_at)
     select $1, "segmentId", position, action, "calendarId", sequence, "saidAt" from jsonb_to_recordset($2::jsonb)
       as row("segmentId" uuid, position integer, action text, "calendarId" text, sequence integer, "saidAt" timestamptz)
     on conflict do nothing`,
    [id, JSON.stringify(segments.map((segment, position) => ({ ...segment, position })))],
  );
}
