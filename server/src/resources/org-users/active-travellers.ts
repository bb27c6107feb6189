import type { ActiveTravellers } from '@/contract/active-travellers';
import { CheckInStatus } from '@/contract/check-in';

import type { Queryable } from '../../database/database';

/**
 * Each traveller counts once, where they last said that they are. Positions that a phone reports by itself serve to pick alerts, and are not
 * counted: where one traveller is in a country, the number would tell of them.
 */
export async function countActiveTravellers(
  database: Queryable,
  companyId: string,
  now: Date,
): Promise<ActiveTravellers> {
  const rows = await database.query<{ country_code: string; count: number }>(
    `select last.country_code, count(*)::integer as count
     from (
       select distinct on (said.traveller_id) said.country_code
       from check_ins said join travellers traveller on traveller.id = said.traveller_id
       where said.checkin_at > $2::timestamptz - interval '2 days' and said.checkin_at <= $2
         and said.status <> ${CheckInStatus.Unreported} and said.country_code is not null
         and traveller.company_id = $1 and traveller.deleted_at is null
       order by said.traveller_id, said.checkin_at desc, said.id) last
     group by last.country_code order by last.country_code`,
    [companyId, now],
  );
  return Object.fromEntries(rows.map(({ country_code, count }) => [country_code, count]));
}
