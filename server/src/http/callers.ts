import { timingSafeEqual } from 'node:crypto';

import { ROLE_NAMES, type RoleType } from '@/contract/role';

import { queryFirst, type Queryable } from '../database/database';
import type { KeyRing } from './keys';

/** A traveller, or whoever else has an account. */
export interface UserCaller {
  kind: 'user';
  id: string;
  companyId: string;
  /** Changes whenever something of their own that they could read has changed; null while they call for their company. */
  revision: string | null;
  /** What they are to their company. */
  roles: readonly RoleType[];
}

/** A partner's own servers. */
export interface CompanyCaller {
  kind: 'company';
  id: string;
  companyId: string;
  revision: null;
}

/** Whoever publishes alerts and advisories. */
export interface PublisherCaller {
  kind: 'publisher';
  id: string;
  companyId: null;
  revision: null;
}

export type Caller = UserCaller | CompanyCaller | PublisherCaller;

/** A kind of caller, or users with this role in their company. */
export type CallerName = Caller['kind'] | RoleType;

/** Who may call a route: those with a key of one of these, or whoever comes, with or without one. */
export type Callers = readonly [CallerName, ...CallerName[]] | 'anybody';

/** Whether a route is for somebody. Users whose role it is not for have a good key all the same. */
export type Admission = 'welcome' | 'another-role' | 'another-kind';

export function admissionOf(caller: Caller, callers: readonly CallerName[]): Admission {
  if (callers.includes(caller.kind)) return 'welcome';
  if (caller.kind !== 'user') return 'another-kind';
  if (caller.roles.some((role) => callers.includes(role))) return 'welcome';
  return callers.some((name) => typeof name === 'number') ? 'another-role' : 'another-kind';
}

/** As the documentation names them. */
export function nameCallers(callers: Callers): string | string[] {
  if (callers === 'anybody') return callers;
  return callers.map((name) => (typeof name === 'number' ? ROLE_NAMES[name] : name));
}

/** As `find_caller` tells it. */
export type FoundCaller =
  | { kind: 'user'; id: string; company_id: string; revision: string; roles: RoleType[] }
  | { kind: 'company'; id: string }
  | { kind: 'publisher'; id: string };

/** Whoever publishes with the key of the configuration has no row. */
const CONFIGURED_PUBLISHER: PublisherCaller = {
  kind: 'publisher',
  id: '00000000-0000-4000-8000-000000000001',
  companyId: null,
  revision: null,
};

export interface CallerFinder {
  /** Whom the configuration names, without a look into the database. */
  findConfigured(keyHash: Buffer): Caller | null;
  findKept(keyHash: Buffer): Promise<Caller | null>;
}

/** The one way from a key to whoever has it. */
export function createCallerFinder(
  database: Queryable,
  keyRing: KeyRing,
  publisherKey: string | null,
): CallerFinder {
  const configured = publisherKey === null ? null : keyRing.hash(publisherKey);
  return {
    findConfigured: (keyHash) =>
      configured && timingSafeEqual(keyHash, configured) ? CONFIGURED_PUBLISHER : null,
    async findKept(keyHash) {
      const row = await queryFirst<{ caller: FoundCaller | null }>(
        database,
        'select find_caller($1) as caller',
        [keyHash],
      );
      return row?.caller ? toCaller(row.caller) : null;
    },
  };
}

export function toCaller(found: FoundCaller): Caller {
  switch (found.kind) {
    case 'user':
      return {
        kind: 'user',
        id: found.id,
        companyId: found.company_id,
        revision: found.revision,
        roles: found.roles,
      };
    case 'company':
      return { kind: 'company', id: found.id, companyId: found.id, revision: null };
    case 'publisher':
      return { kind: 'publisher', id: found.id, companyId: null, revision: null };
  }
}
