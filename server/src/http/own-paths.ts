import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Caller } from './callers';
import { Failure } from './failure';

/** Under `/org` the company is named first, and under `/users` the account. */
const OF_COMPANY = /^(\/api\/v\d+)?\/org\/:company_id(\/|$)/;
const OF_ACCOUNT = /^(\/api\/v\d+)?\/users\/:(id|user_id)(\/|$)/;
const NAMES_COMPANY = /\/org\/|:company_id/;
const NAMES_ACCOUNT = /^(\/api\/v\d+)?\/users\/:/;

type Owner = 'company' | 'account';

/**
 * Whose an address is shows in its path, and is held here for all routes at once: a new one can't forget it. The answer is the same where
 * there is no such company or account, so that nobody learns which ids there are. Call before the routes are added.
 */
export function holdOwnPaths(app: FastifyInstance): void {
  const owners = new Map<string, Owner>();
  app.addHook('onRoute', ({ url, config }) => {
    const owner = ownerOf(url);
    if (owner === null) return;
    if (config?.callers === 'anybody') throw new Error(`${url} is somebody’s own, and can’t be for anybody`);
    owners.set(url, owner);
  });
  app.addHook('onRequest', async (request) => {
    if (!request.caller) return;
    const owner = owners.get(request.routeOptions.url ?? '');
    if (owner === 'company') requireOwnCompany(request, request.caller);
    if (owner === 'account') requireOwnAccount(request, request.caller);
  });
}

/** Throws where the path is written in a way by which its owner would not be looked for. */
function ownerOf(url: string): Owner | null {
  if (OF_COMPANY.test(url)) return 'company';
  if (OF_ACCOUNT.test(url)) return 'account';
  if (NAMES_COMPANY.test(url)) throw new Error(`${url} must begin with /org/:company_id`);
  if (NAMES_ACCOUNT.test(url)) throw new Error(`${url} must begin with /users/:user_id`);
  return null;
}

function requireOwnCompany(request: FastifyRequest, caller: Caller): void {
  const { company_id = '' } = request.params as { company_id?: string };
  if (company_id.toLowerCase() !== caller.companyId)
    throw new Failure('forbidden', 'This is not your company.');
  // What they read there is not their own: it changes without their revision, and a 304 by it would be a lie.
  if (caller.kind === 'user') request.caller = { ...caller, revision: null };
}

function requireOwnAccount(request: FastifyRequest, caller: Caller): void {
  const { id, user_id } = request.params as { id?: string; user_id?: string };
  if ((user_id ?? id ?? '').toLowerCase() !== caller.id)
    throw new Failure('forbidden', 'This is not your account.');
}
