import type { Database } from '../../src/database/database';
import { COMPANY_ID } from '../../src/sample/sample-callers';
import { quietly } from './quietly';

/** What says that somebody was told: the type of the notification, and the field of its data that names what it tells of. */
export interface ToldBy {
  type: number;
  field: string;
}

let groups = 0;

/** So many travellers, each with a trip, who were told of all that; to an alert their trips are tied, and each has read it. */
export async function addToldTravellers(
  database: Database,
  count: number,
  told: readonly (ToldBy & { id: string })[],
  now: Date,
): Promise<void> {
  groups += 1;
  const people = `told-${groups}-%@many.example`;
  await quietly(database, async (transaction) => {
    await transaction.query(
      `insert into travellers (id, company_id, first_name, email, key_hash, key_sealed, created_at, updated_at)
       select gen_random_uuid(), $1, 'One', replace($2, '%', n::text), sha256(($2 || n)::bytea), '', $3, $3
       from generate_series(1, $4) n`,
      [COMPANY_ID, people, now, count],
    );
    await transaction.query(
      `insert into trips (id, traveller_id, company_id, name, start, finish, trip_type, activities, past_alert_count, created_at, updated_at)
       select gen_random_uuid(), id, company_id, 'There', '2026-06-01', '2026-06-30', 0, '[]', 0, $2, $2
       from travellers where email like $1`,
      [people, now],
    );
    const trips = `trips trip join travellers traveller on traveller.id = trip.traveller_id where traveller.email like $1`;
    await transaction.query(
      `insert into trip_travellers (trip_id, traveller_id, joined_at)
       select trip.id, trip.traveller_id, trip.created_at from ${trips}`,
      [people],
    );
    for (const { type, field, id } of told) {
      await transaction.query(
        `insert into notifications (id, traveller_id, company_id, type, title, body, data, created_at, updated_at)
         select gen_random_uuid(), trip.traveller_id, trip.company_id, $2, 'News', 'It is so.',
           jsonb_build_object('trip_id', trip.id, $3::text, $4::text), $5, $5 from ${trips}`,
        [people, type, field, id, now],
      );
      await transaction.query(
        `insert into notices (traveller_id, type, subject_id) select trip.traveller_id, $2, $3 from ${trips}`,
        [people, type, id],
      );
      if (field !== 'alert_id') continue;
      await transaction.query(
        `insert into trip_alerts (id, trip_id, alert_id) select gen_random_uuid(), trip.id, $2 from ${trips}`,
        [people, id],
      );
      await transaction.query(
        `insert into alert_reads (traveller_id, alert_id, read_at) select trip.traveller_id, $2, $3 from ${trips}`,
        [people, id, now],
      );
    }
  });
}
