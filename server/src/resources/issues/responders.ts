import type { Queryable } from '../../database/database';

/** Where a doctor answers: one country. */
export async function saveResponder(
  transaction: Queryable,
  userId: string,
  countryCode: string,
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into responders (user_id, country_code, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set country_code = excluded.country_code`,
    [userId, countryCode, now],
  );
}
