import { MEDICAL_ROLES } from '@/contract/role';

import { queryFirst, type Queryable } from '../../database/database';

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

/** SQL: those who answer as doctors, in the country of `able`. */
const DOCTORS = `responders able
  join travellers person on person.id = able.user_id and person.deleted_at is null
  join user_roles role on role.user_id = able.user_id and role.type in (${MEDICAL_ROLES.join(', ')})`;

/** Whether anybody but whoever asks answers as a doctor in this country. */
export async function hasDoctors(
  database: Queryable,
  { countryCode, askerId }: { countryCode: string | null; askerId: string },
): Promise<boolean> {
  const doctor = await queryFirst(
    database,
    `select 1 as found from ${DOCTORS} where able.country_code = $1 and able.user_id <> $2 limit 1`,
    [countryCode, askerId],
  );
  return doctor !== null;
}

/** SQL: the codes of the countries in which the user of this table finds a doctor. Whatever changes it raises the topic of all accounts by itself. */
export function doctorCountriesOf(user: string): string {
  return `to_json(array(select distinct able.country_code from ${DOCTORS} where able.user_id <> ${user}.id order by 1))`;
}
