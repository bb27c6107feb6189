import type { ItineraryMail, ItineraryMailStatus } from '@/contract/itinerary-mail';

import { queryFirst, type Queryable } from '../../database/database';

/** A mail of which not all was understood, kept for a person to look at. */
export interface KeptMail {
  id: string;
  traveller_id: string;
  company: string;
  status: ItineraryMailStatus;
  bytes: number;
  not_understood: ItineraryMail['not_understood'];
  created_at: string;
}

const KEPT = `mail.status in ('partly_read', 'not_understood') and mail.message is not null`;
const COLUMNS = `mail.id, mail.traveller_id, company.name as company, mail.status, octet_length(mail.message) as bytes,
  mail.unread as not_understood, wire_time(mail.created_at) as created_at`;
const FROM = `itinerary_mails mail join travellers traveller on traveller.id = mail.traveller_id
  join companies company on company.id = traveller.company_id`;

/** Those that wait longest, first. */
export function listKeptMails(database: Queryable, most: number): Promise<KeptMail[]> {
  return database.query<KeptMail>(
    `select ${COLUMNS} from ${FROM} where ${KEPT} order by mail.created_at, mail.id limit $1`,
    [most],
  );
}

export function findKeptMail(
  database: Queryable,
  id: string,
): Promise<(KeptMail & { message: Uint8Array }) | null> {
  return queryFirst(database, `select ${COLUMNS}, mail.message from ${FROM} where mail.id = $1 and ${KEPT}`, [
    id,
  ]);
}

/** What it said is gone; that it was not understood stays. False where it is not kept. */
export async function giveUpMail(transaction: Queryable, id: string, now: Date): Promise<boolean> {
  const given = await transaction.query(
    `update itinerary_mails mail set message = null, updated_at = $2 where mail.id = $1 and ${KEPT} returning mail.id`,
    [id, now],
  );
  return given.length > 0;
}
