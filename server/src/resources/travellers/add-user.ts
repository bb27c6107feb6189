import { randomUUID } from 'node:crypto';

import type { RoleType } from '@/contract/role';
import type { NewTraveller } from '@/contract/traveller';

import type { Queryable } from '../../database/database';
import { travellerAdded } from '../../events/kinds/traveller-events';
import { createKey, type KeyRing } from '../../http/keys';
import { addRole } from '../roles/queries';
import { recordTravellerEvent } from './events';
import { holdCompany, insertTraveller, isEmailTaken } from './queries';

/** Somebody with an account who has these roles and no others; null where another has this e-mail address. */
export async function addUser(
  transaction: Queryable,
  companyId: string,
  user: NewTraveller,
  roles: readonly RoleType[],
  keyRing: KeyRing,
  now: Date,
): Promise<{ id: string; key: string } | null> {
  await holdCompany(transaction, companyId);
  if (await isEmailTaken(transaction, companyId, user.email, null)) return null;
  const given = { id: randomUUID(), key: createKey() };
  await insertTraveller(transaction, companyId, user, keyRing, now, given);
  // Whoever is new is a traveller, unless it is said otherwise.
  await transaction.query('delete from user_roles where user_id = $1', [given.id]);
  for (const role of roles) await addRole(transaction, { id: given.id, company_id: companyId }, role, now);
  await recordTravellerEvent(transaction, travellerAdded, { id: given.id, companyId }, now);
  return given;
}
