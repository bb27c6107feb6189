import { HANDLER_ROLES, MEDICAL_ROLES, type RoleType } from '@/contract/role';

import type { Queryable } from '../../database/database';
import type { UserCaller } from '../../http/callers';
import { findDoctorCountry } from './responders';

/** Who looks at requests for help, and by what right. */
export interface Viewer {
  /** Null for a company's own servers. */
  userId: string | null;
  /** The company whose requests they handle. */
  companyId: string | null;
  /** Where they answer as a doctor. */
  countryCode: string | null;
}

export async function viewerOf(database: Queryable, caller: UserCaller): Promise<Viewer> {
  const has = (roles: readonly RoleType[]) => caller.roles.some((role) => roles.includes(role));
  return {
    userId: caller.id,
    companyId: has(HANDLER_ROLES) ? caller.companyId : null,
    countryCode: has(MEDICAL_ROLES) ? await findDoctorCountry(database, caller.id) : null,
  };
}

export function viewerOfCompany(companyId: string): Viewer {
  return { userId: null, companyId, countryCode: null };
}

/** Whoever asks for help, and no more than that. */
export function viewerOfAsker(userId: string): Viewer {
  return { userId, companyId: null, countryCode: null };
}

/** What `IS_SEEN` takes, in its order. */
export function toValues({ userId, companyId, countryCode }: Viewer): readonly (string | null)[] {
  return [userId, companyId, countryCode];
}
