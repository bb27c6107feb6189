import type { FastifyInstance, FastifyRequest } from 'fastify';

import {
  admissionOf,
  type Caller,
  type CallerFinder,
  type CallerName,
  type Callers,
  type UserCaller,
} from './callers';
import { Failure } from './failure';
import type { KeyRing } from './keys';

/** A user, as far as what they do concerns: also for whoever acts for them without a request. */
export type TravellerCaller = Pick<UserCaller, 'id' | 'companyId'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route of the interface says who may call it; one that does not ends the start of the service. */
    callers?: Callers;
    /** What is read there is not the caller's own alone: it changes without their revision, and a 304 by it would be a lie. */
    readsOthers?: true;
  }
  interface FastifyRequest {
    /** Null where no key is asked for. */
    caller: Caller | null;
    /** The user who calls, where the route is for users. */
    readonly traveller: UserCaller;
    /** The company that calls, or that its user calls for. */
    readonly company: { id: string };
  }
}

const HEADER = /^TKN\s+(\S{1,500})\s*$/i;

export interface Doorkeeper extends CallerFinder {
  keyRing: KeyRing;
  /** Throws where too many wrong keys came from this address, and this one is not known to be good. */
  expect(request: FastifyRequest, keyHash: Buffer): void;
  /** Counts what this caller did; throws when it was too much. */
  admit(request: FastifyRequest, callerId: string, keyHash: Buffer): Promise<void>;
  /** Counts a wrong key against the address that it came from. */
  refuse(request: FastifyRequest): Promise<void>;
}

/** Gives every request its caller, who is null until `admitCallers` has found them. */
export function decorateCallers(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('traveller', {
    getter(this: FastifyRequest): UserCaller {
      if (this.caller?.kind === 'user') return this.caller;
      throw new Error(`${this.routeOptions.url} is not for users alone`);
    },
  });
  app.decorateRequest('company', {
    getter(this: FastifyRequest): { id: string } {
      if (this.caller?.companyId) return { id: this.caller.companyId };
      throw new Error(`${this.routeOptions.url} is not for companies alone`);
    },
  });
}

/** Lets in whom each route declares. Call before the routes are added. */
export function admitCallers(app: FastifyInstance, doorkeeper: Doorkeeper): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.callers === undefined)
      throw new Error(`${String(method)} ${url} does not say in its config who may call it`);
  });
  app.addHook('onRequest', async (request) => {
    const { callers = [], readsOthers } = request.routeOptions.config;
    if (callers === 'anybody') return;
    const caller = await findCaller(request, doorkeeper, callers);
    request.caller = readsOthers && caller.kind === 'user' ? { ...caller, revision: null } : caller;
  });
}

async function findCaller(
  request: FastifyRequest,
  doorkeeper: Doorkeeper,
  callers: readonly CallerName[],
): Promise<Caller> {
  const key = HEADER.exec(request.headers.authorization ?? '')?.[1];
  if (key === undefined) return refuseKey(request, doorkeeper);
  const hash = doorkeeper.keyRing.hash(key);
  const caller = doorkeeper.findConfigured(hash) ?? (await findKept(request, doorkeeper, hash));
  const admission = caller && admissionOf(caller, callers);
  if (!caller || admission === 'another-kind') return refuseKey(request, doorkeeper);
  await doorkeeper.admit(request, caller.id, hash);
  if (admission === 'another-role')
    throw new Failure('forbidden', 'This is for users with another role than yours.');
  return caller;
}

function findKept(request: FastifyRequest, doorkeeper: Doorkeeper, hash: Buffer): Promise<Caller | null> {
  doorkeeper.expect(request, hash);
  return doorkeeper.findKept(hash);
}

async function refuseKey(request: FastifyRequest, doorkeeper: Doorkeeper): Promise<never> {
  await doorkeeper.refuse(request);
  throw new Failure('unauthorized', 'This key is not valid here. Check the key, or ask for a new one.', {
    headers: { 'www-authenticate': 'TKN' },
  });
}
