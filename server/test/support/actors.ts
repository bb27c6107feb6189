import { randomUUID } from 'node:crypto';

import { MEDICAL_ROLES, type RoleType } from '@/contract/role';
import { Traveller } from '@/contract/traveller';
import { Trip } from '@/contract/trip';

import { createKeyRing } from '../../src/http/keys';
import { admin } from './admin';
import { aTraveller, aTrip } from './builders';
import { readAs } from './read-as';
import { TEST_SECRET } from './sample-moment';
import type { Caller, TestService } from './test-service';

export interface Person extends Caller {
  id: string;
  key: string;
}

/** A traveller without a past: no trips, no messages. Created as partners create them. */
export async function addTraveller(
  service: TestService,
  company = 'demo-company',
  traveller = aTraveller(),
): Promise<Person> {
  const answer = await service.as(company).post('/api/v1/partner/travellers', { traveller });
  const { id, authentication_token: key } = readAs(Traveller, answer);
  return { ...service.as(key), id, key };
}

let usersAdded = 0;

/**
 * Somebody of the company with this role alone, as whoever runs the service makes them. They are counted, not drawn by lot: their address names them, and a
 * name by chance is at times like one that is looked for.
 */
/** Doctors there are asked by nobody. */
const WHERE_NOBODY_TRAVELS = 'AQ';

export async function addUser(service: TestService, company: string, role: RoleType): Promise<Person> {
  usersAdded += 1;
  const email = `user-${usersAdded}@example.org`;
  const words = ['--company', company, '--email', email, '--role', String(role), '--json'];
  const isDoctor = MEDICAL_ROLES.some((medical) => medical === role);
  if (isDoctor) words.push('--country', WHERE_NOBODY_TRAVELS);
  const made = await admin(service.database, 'user', 'create', ...words);
  const { id, key } = made.json<{ id: string; key: string }>();
  return { ...service.as(key), id, key };
}

/** A dentist of a clinic of their own, who answers requests in this country. */
export async function addDoctor(service: TestService, country = 'CO'): Promise<Person> {
  const { id: clinic } = await addCompany(service);
  const words = ['--company', clinic, '--email', `${clinic}@example.org`, '--country', country];
  const made = await admin(service.database, 'responder', 'create', ...words, '--role', 'dentist', '--json');
  const { id, key } = made.json<{ id: string; key: string }>();
  return { ...service.as(key), id, key };
}

/** A partner company of its own, without travellers. Companies are written by hand: no endpoint makes them. */
export async function addCompany(service: TestService): Promise<Person> {
  const id = randomUUID();
  const key = `company-${id}`;
  await service.database.query(
    'insert into companies (id, name, key_hash, created_at, updated_at) values ($1, $2, $3, $4, $4)',
    [id, 'Another Company', createKeyRing(TEST_SECRET).hash(key), service.clock.now],
  );
  return { ...service.as(key), id, key };
}

export async function addTrip(traveller: Caller, trip: ReturnType<typeof aTrip> = aTrip()): Promise<Trip> {
  return readAs(Trip, await traveller.post('/api/v1/trips', { trip }));
}

/** The fields that a refusal names, in its order. */
export function refusedFields(answer: { status: number; json<Body>(): Body }): string[] {
  expect(answer.status).toBe(422);
  return answer.json<{ error: { fields: { field: string }[] } }>().error.fields.map(({ field }) => field);
}
