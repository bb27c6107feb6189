import { IssueType } from '@/contract/issue';
import { HANDLER_ROLES, MEDICAL_ROLES } from '@/contract/role';

import { queryFirst, queryOne, type Queryable } from '../../database/database';

/** Where a doctor answers: one country. What waits there is news to them, and what waits where they were is theirs to see no more. */
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
  await transaction.query('select raise_issues_revisions(array[$1::uuid])', [userId]);
}

/** SQL: those who answer as doctors, in the country of `able`. */
const DOCTORS = `responders able
  join travellers person on person.id = able.user_id and person.deleted_at is null
  join user_roles role on role.user_id = able.user_id and role.type in (${MEDICAL_ROLES.join(', ')})`;

/** SQL: whether anybody but whoever asks answers as a doctor in this country. */
export const hasDoctorsIn = (country: string, asker: string) =>
  `exists (select 1 from ${DOCTORS} where able.country_code = ${country} and able.user_id <> ${asker})`;

export async function hasDoctors(
  database: Queryable,
  { countryCode, askerId }: { countryCode: string | null; askerId: string },
): Promise<boolean> {
  const { found } = await queryOne<{ found: boolean }>(
    database,
    `select ${hasDoctorsIn('$1::text', '$2::uuid')} as found`,
    [countryCode, askerId],
  );
  return found;
}

/** SQL: the codes of the countries in which the user of this table finds a doctor. Whatever changes it raises the topic of all accounts by itself. */
export function doctorCountriesOf(user: string): string {
  return `to_json(array(select distinct able.country_code from ${DOCTORS} where able.user_id <> ${user}.id order by 1))`;
}

/** Where somebody answers as a doctor, if they are one; null where that is not said. */
export async function findDoctorCountry(database: Queryable, userId: string): Promise<string | null> {
  const row = await queryFirst<{ country_code: string }>(
    database,
    'select country_code from responders where user_id = $1',
    [userId],
  );
  return row?.country_code ?? null;
}

/** SQL: whether a user is there, and has a role that answers requests of this type. */
export const canAnswer = (user: string, type: string) => `exists (
  select 1 from travellers able join user_roles role on role.user_id = able.id and role.company_id = able.company_id
  where able.id = ${user} and able.deleted_at is null and role.type = any(
    case ${type} when ${IssueType.SelfHelpMedical} then '{${MEDICAL_ROLES.join()}}' else '{${HANDLER_ROLES.join()}}' end::smallint[]))`;
