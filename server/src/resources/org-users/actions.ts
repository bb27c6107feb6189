import { randomUUID } from 'node:crypto';

import type { OrgUser, OrgUserChange } from '@/contract/org-user';

import type { Queryable } from '../../database/database';
import { travellerAdded, travellerChanged, travellerRemoved } from '../../events/kinds/traveller-events';
import { invalid, notFound } from '../../http/failure';
import { createKey, type KeyRing } from '../../http/keys';
import { recordTravellerEvent } from '../travellers/events';
import {
  holdCompany,
  insertTraveller,
  isEmailTaken,
  removeTraveller,
  updateTraveller,
} from '../travellers/queries';
import { getOrgUser, hasOrgUser, holdOrgUser, writeDetails } from './queries';
import { requireResponder, toNewPerson, toPerson } from './rules';

export async function addOrgTraveller(
  transaction: Queryable,
  companyId: string,
  user: OrgUserChange,
  keyRing: KeyRing,
  now: Date,
): Promise<OrgUser> {
  requireResponder(user, false);
  const id = randomUUID();
  const person = toNewPerson(id, user);
  await refuseTakenEmail(transaction, companyId, person.email, null);
  await insertTraveller(transaction, companyId, person, keyRing, now, { id, key: createKey() });
  await writeDetails(transaction, id, user, now);
  await recordTravellerEvent(transaction, travellerAdded, { id, companyId }, now);
  return getOrgUser(transaction, companyId, id);
}

export async function changeOrgUser(
  transaction: Queryable,
  companyId: string,
  id: string,
  user: OrgUserChange,
  now: Date,
): Promise<OrgUser> {
  const person = toPerson(user);
  // Before the user themselves, as whoever adds one takes them.
  if (person.email !== undefined) await refuseTakenEmail(transaction, companyId, person.email, id);
  const { is_responder } = await holdOrgUser(transaction, companyId, id);
  requireResponder(user, is_responder);
  await updateTraveller(transaction, id, person, now);
  await writeDetails(transaction, id, user, now);
  await recordTravellerEvent(transaction, travellerChanged, { id, companyId }, now);
  return getOrgUser(transaction, companyId, id);
}

/** Once more is no failure: the first answer may have been lost. */
export async function removeOrgUser(
  transaction: Queryable,
  companyId: string,
  id: string,
  now: Date,
): Promise<void> {
  if (!(await hasOrgUser(transaction, companyId, id))) throw notFound('user');
  if (!(await removeTraveller(transaction, id, now))) return;
  await recordTravellerEvent(transaction, travellerRemoved, { id, companyId }, now);
}

async function refuseTakenEmail(
  transaction: Queryable,
  companyId: string,
  email: string,
  exceptId: string | null,
): Promise<void> {
  await holdCompany(transaction, companyId);
  if (await isEmailTaken(transaction, companyId, email, exceptId))
    throw invalid([{ field: 'user.email', message: 'belongs to another user of this company' }]);
}
