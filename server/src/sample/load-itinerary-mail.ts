import type { Queryable } from '../database/database';
import { travellerId } from './sample-callers';
import { sampleId } from './sample-ids';

/** A mail by which one of the flights came. What was read is not kept of it. */
export async function loadItineraryMail(transaction: Queryable, now: Date): Promise<void> {
  const id = sampleId('itinerary mail', 'bogota-lima');
  await transaction.query(
    `insert into itinerary_mails (id, traveller_id, by_company, status, created_at, updated_at)
     values ($1, $2, false, 'read', $3, $3)`,
    [id, travellerId('demo-traveller'), now],
  );
  await transaction.query(
    `insert into itinerary_mail_segments (mail_id, segment_id, position, action) values ($1, $2, 0, 'added')`,
    [id, sampleId('segment', 'bogota-lima')],
  );
}
