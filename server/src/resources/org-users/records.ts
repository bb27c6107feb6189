import { OrgUserQuery } from '@/contract/org-user';
import { MEDICAL_ROLES } from '@/contract/role';

import type { Filter } from '../lists';
import type { Records } from '../records';
import { rolesOf } from '../roles/queries';

const { roles, name, invited_users, invited_employees } = OrgUserQuery.shape;

const detail = (named: string) => `'${named}', traveller.details -> '${named}'`;

/** SQL: whether the `traveller` answers medical requests. */
export const IS_RESPONDER = `exists (select 1 from user_roles role
  where role.user_id = traveller.id and role.type in (${MEDICAL_ROLES.join(', ')}))`;

/** SQL: a user as their company sees them. */
export const ORG_USER = `json_build_object('id', traveller.id, 'created_at', wire_time(traveller.created_at),
  'updated_at', wire_time(traveller.updated_at), ${detail('display_name')}, 'first_name', traveller.first_name,
  'last_name', traveller.last_name, 'age', null, 'birthday', null, 'email', traveller.email,
  'home_country', traveller.home_country, ${detail('phone_number')}, 'language', traveller.language,
  ${detail('timezone')}, ${detail('timezone_identifier')}, 'profile_pic', '{}'::json, 'username', null, 'points', null,
  'external_id', traveller.external_id, 'roles', ${rolesOf('traveller')},
  'bio', case when ${IS_RESPONDER} then traveller.details -> 'bio' end,
  'languages_spoken', case when ${IS_RESPONDER} then coalesce(traveller.details -> 'languages_spoken', '[]')
    else '[]' end,
  'doctor_settings', null)`;

const withRole = {
  schema: roles,
  where: (value) => `traveller.id in (
    select role.user_id from user_roles role
    where role.company_id = $1 and role.type = any(string_to_array(${value}::text, ',')::smallint[]))`,
} satisfies Filter;

/** Whoever is added has an account at once: there are no invitations, and nobody whose answer is waited for. */
const whoIsInvited = (schema: Filter['schema']) =>
  ({ schema, where: (value) => `not ${value}::boolean` }) satisfies Filter;

/** SQL: what the `traveller` is searched by. */
const NAMES = '(select named.searched from user_names named where named.user_id = traveller.id)';

/** The users of the company `$1`. */
export const ORG_USERS = {
  row: 'traveller',
  isTranslated: false,
  document: () => ORG_USER,
  from: 'travellers traveller',
  where: 'traveller.company_id = $1 and traveller.deleted_at is null',
  order: 'traveller.created_at, traveller.id',
  filters: {
    roles: withRole,
    'roles[]': withRole,
    name: {
      schema: name,
      where: (value) => `traveller.id = any(array(select users_alike(${value}::text, $1)))`,
      order: (value) =>
        `word_similarity(${value}::text, ${NAMES}) desc, similarity(${value}::text, ${NAMES}) desc`,
    },
    invited_users: whoIsInvited(invited_users),
    invited_employees: whoIsInvited(invited_employees),
  },
} satisfies Records;
