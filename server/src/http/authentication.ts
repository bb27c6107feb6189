import { timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { queryFirst, type Database } from '../database/database';
import { Failure } from './failure';
import type { KeyRing } from './keys';

export interface TravellerCaller {
  id: string;
  companyId: string;
}

export interface CompanyCaller {
  id: string;
}

/** Whoever calls, of either kind. */
interface Caller {
  id: string;
  /** Changes whenever something this caller could read has changed; null where that is not kept. */
  revision: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where no key is asked for. */
    caller: Caller | null;
    /** Set on traveller routes, before any handler. */
    traveller: TravellerCaller;
    /** Set on partner routes, before any handler. */
    company: CompanyCaller;
  }
}

const HEADER = /^TKN\s+(\S{1,500})\s*$/i;

const FIND_TRAVELLER = 'select find_traveller($1) as caller';
const FIND_COMPANY = `select json_build_object('id', id) as caller from companies
  where key_hash = $1 and disabled_at is null`;
const FIND_PUBLISHER = `select json_build_object('id', id) as caller from publishers where key_hash = $1`;

export interface Doorkeeper {
  database: Database;
  keyRing: KeyRing;
  /** Throws where too many wrong keys came from this address, and this one is not known to be good. */
  expect(request: FastifyRequest, keyHash: Buffer): void;
  /** Counts what this caller did; throws when it was too much. */
  admit(request: FastifyRequest, callerId: string, keyHash: Buffer): Promise<void>;
  /** Counts a wrong key against the address that it came from. */
  refuse(request: FastifyRequest): Promise<void>;
}

/** Traveller routes take a traveller's key only. */
export function requireTraveller(app: FastifyInstance, doorkeeper: Doorkeeper): void {
  app.decorateRequest('traveller');
  app.addHook('onRequest', async (request) => {
    const row = await findCaller<{ id: string; company_id: string; revision: string }>(
      request,
      doorkeeper,
      FIND_TRAVELLER,
    );
    request.caller = { id: row.id, revision: row.revision };
    request.traveller = { id: row.id, companyId: row.company_id };
  });
}

/** Partner routes take a company's key only. */
export function requireCompany(app: FastifyInstance, doorkeeper: Doorkeeper): void {
  app.decorateRequest('company');
  app.addHook('onRequest', async (request) => {
    const row = await findCaller<{ id: string }>(request, doorkeeper, FIND_COMPANY);
    request.caller = { id: row.id, revision: null };
    request.company = { id: row.id };
  });
}

async function findCaller<Found extends { id: string }>(
  request: FastifyRequest,
  doorkeeper: Doorkeeper,
  sql: string,
): Promise<Found> {
  const hash = hashKey(request, doorkeeper);
  if (!hash) return refuseKey(request, doorkeeper);
  doorkeeper.expect(request, hash);
  const row = await queryFirst<{ caller: Found | null }>(doorkeeper.database, sql, [hash]);
  if (!row?.caller) return refuseKey(request, doorkeeper);
  await doorkeeper.admit(request, row.caller.id, hash);
  return row.caller;
}

function hashKey(request: FastifyRequest, { keyRing }: Doorkeeper): Buffer | null {
  const key = readKey(request);
  return key === undefined ? null : keyRing.hash(key);
}

function readKey(request: FastifyRequest): string | undefined {
  return HEADER.exec(request.headers.authorization ?? '')?.[1];
}

async function refuseKey(request: FastifyRequest, doorkeeper: Doorkeeper): Promise<never> {
  await doorkeeper.refuse(request);
  throw new Failure('unauthorized', 'This key is not valid here. Check the key, or ask for a new one.', {
    headers: { 'www-authenticate': 'TKN' },
  });
}

/** Whoever publishes with the key of the configuration has no row. */
const PUBLISHER_ID = '00000000-0000-4000-8000-000000000001';

/** Publishing routes take the key of the configuration, where it has one, and those of publishers that were made later. */
export function requirePublisher(publisherKey: string | null) {
  return (app: FastifyInstance, doorkeeper: Doorkeeper): void => {
    const expected = publisherKey === null ? null : doorkeeper.keyRing.hash(publisherKey);
    app.addHook('onRequest', async (request) => {
      const hash = hashKey(request, doorkeeper);
      if (hash && expected && timingSafeEqual(hash, expected)) {
        await doorkeeper.admit(request, PUBLISHER_ID, hash);
        request.caller = { id: PUBLISHER_ID, revision: null };
        return;
      }
      const { id } = await findCaller<{ id: string }>(request, doorkeeper, FIND_PUBLISHER);
      request.caller = { id, revision: null };
    });
  };
}

/** The same answer for an account that does not exist, so that nobody learns which ids do. */
export function requireOwnAccount(request: FastifyRequest, id: string): void {
  if (id.toLowerCase() === request.traveller.id) return;
  throw new Failure('forbidden', 'This is not your account.');
}

export function requireOwnCompany(request: FastifyRequest, id: string): void {
  if (id.toLowerCase() === request.company.id) return;
  throw new Failure('forbidden', 'This is not your company.');
}
