import { RESPONDER_ROLES, type RoleType } from '@/contract/role';

import type { Queryable } from '../../database/database';

/** SQL: the roles of the user of this table, as they leave the service. */
export function rolesOf(user: string): string {
  return `coalesce((
    select json_agg(json_build_object('id', role.id, 'created_at', wire_time(role.created_at),
      'updated_at', wire_time(role.updated_at), 'type', role.type, 'user_id', role.user_id, 'company_id', role.company_id,
      'company', json_build_object('id', employer.id, 'name', employer.name)) order by role.type, role.id)
    from user_roles role join companies employer on employer.id = role.company_id
    where role.user_id = ${user}.id), '[]'::json)`;
}

/** SQL: whether the user of this table answers requests for help of others. */
export function isResponderIn(user: string): string {
  return `exists (select 1 from user_roles role
    where role.user_id = ${user}.id and role.type in (${RESPONDER_ROLES.join(', ')}))`;
}

/** A type, not an interface: its fields can be listed. */
export type UserWithRoles = {
  id: string;
  company_id: string;
  company: string;
  first_name: string;
  last_name: string | null;
  email: string;
  roles: RoleType[];
  /** Where they answer as a doctor. */
  country: string | null;
};

/** Those who were not removed: of one company or of all, with one role or any. */
export function listUsers(
  database: Queryable,
  companyId: string | null,
  type: RoleType | null,
): Promise<UserWithRoles[]> {
  return database.query<UserWithRoles>(
    `select traveller.id, traveller.company_id, company.name as company, traveller.first_name, traveller.last_name,
       traveller.email,
       to_json(array(select role.type from user_roles role where role.user_id = traveller.id order by role.type)) as roles,
       able.country_code as country
     from travellers traveller join companies company on company.id = traveller.company_id
     left join responders able on able.user_id = traveller.id
     where traveller.deleted_at is null and ($1::uuid is null or traveller.company_id = $1)
       and ($2::integer is null or exists (
         select 1 from user_roles role where role.user_id = traveller.id and role.type = $2))
     order by company.name, traveller.email, traveller.id`,
    [companyId, type],
  );
}

export async function listRoles(database: Queryable, userId: string): Promise<RoleType[]> {
  const rows = await database.query<{ type: RoleType }>(
    'select type from user_roles where user_id = $1 order by type',
    [userId],
  );
  return rows.map(({ type }) => type);
}

interface User {
  id: string;
  company_id: string;
}

/** False where they had it already. */
export async function addRole(
  transaction: Queryable,
  user: User,
  type: RoleType,
  now: Date,
): Promise<boolean> {
  const added = await transaction.query(
    `insert into user_roles (user_id, company_id, type, created_at, updated_at) values ($1, $2, $3, $4, $4)
     on conflict do nothing returning 1 as added`,
    [user.id, user.company_id, type, now],
  );
  return added.length > 0;
}

/** What becomes of a role that is taken away: everybody keeps at least one. */
export type RoleRemoval = 'removed' | 'not-theirs' | 'last-one';

export async function removeRole(transaction: Queryable, user: User, type: RoleType): Promise<RoleRemoval> {
  const roles = await transaction.query<{ type: RoleType }>(
    'select type from user_roles where user_id = $1 and company_id = $2 for update',
    [user.id, user.company_id],
  );
  if (!roles.some((role) => role.type === type)) return 'not-theirs';
  if (roles.length === 1) return 'last-one';
  await transaction.query('delete from user_roles where user_id = $1 and company_id = $2 and type = $3', [
    user.id,
    user.company_id,
    type,
  ]);
  return 'removed';
}
