import { z } from 'zod';

import { Company } from './company';
import { Timestamp } from './fields';

/** What somebody with an account is to a company. Everybody is at least one of these. */
export const RoleType = {
  Traveller: 0,
  Employee: 1,
  BrandedTraveller: 2,
  ClinicalAdmin: 50,
  MedicalPractitioner: 55,
  Psychiatrist: 57,
  Dentist: 59,
  OrganizationAdmin: 99,
} as const;
export type RoleType = (typeof RoleType)[keyof typeof RoleType];

/** As the reference calls them. */
export const ROLE_NAMES: Record<RoleType, string> = {
  0: 'Traveller',
  1: 'Employee',
  2: 'Branded Traveller',
  50: 'Clinical Admin',
  55: 'Medical Practitioner',
  57: 'Psychiatrist',
  59: 'Dentist',
  99: 'Organization Admin',
};

/** Who looks after a company's travellers: they are told at once of one who needs help, and may see where that one is. */
export const HANDLER_ROLES = [RoleType.OrganizationAdmin, RoleType.ClinicalAdmin] as const;

/** Who answers medical requests of travellers, whichever company these are of. */
export const MEDICAL_ROLES = [RoleType.MedicalPractitioner, RoleType.Psychiatrist, RoleType.Dentist] as const;

/** Who answers requests for help of others. */
export const RESPONDER_ROLES: readonly RoleType[] = [...HANDLER_ROLES, ...MEDICAL_ROLES];

export function isResponderRole(type: RoleType): boolean {
  return RESPONDER_ROLES.includes(type);
}

export function isResponder(roles: readonly Pick<Role, 'type'>[]): boolean {
  return roles.some(({ type }) => isResponderRole(type));
}

export const Role = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  type: z.enum(RoleType),
  user_id: z.string(),
  company_id: z.string(),
  company: Company.pick({ id: true, name: true }),
});
export type Role = z.infer<typeof Role>;
