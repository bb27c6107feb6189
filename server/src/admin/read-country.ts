import { WrittenCountryCode } from '@/contract/fields';
import { MEDICAL_ROLES, type RoleType } from '@/contract/role';

import type { Queryable } from '../database/database';
import { findCountryCode } from '../resources/issues/queries';
import { saveResponder } from '../resources/issues/responders';
import { Refusal, textOption, WrongUsage, type Given } from './command';

export const COUNTRY_OPTION = {
  type: 'string',
  help: 'where a doctor or dentist answers, of two letters (needed for these)',
} as const;

export function isDoctor(roles: readonly RoleType[]): boolean {
  return roles.some((role) => MEDICAL_ROLES.some((medical) => medical === role));
}

/** Where a doctor answers, without which nobody would ever ask them anything; null for whoever is none. */
export function readCountry(given: Given, roles: readonly RoleType[]): string | null {
  if (isDoctor(roles)) return readNeededCountry(given);
  if (textOption(given, 'country') !== undefined)
    throw new WrongUsage('--country is for doctors and dentists: others answer for their company.');
  return null;
}

export function readNeededCountry(given: Given): string {
  const read = WrittenCountryCode.safeParse(textOption(given, 'country'));
  if (!read.success)
    throw new WrongUsage('--country must be a country code of two letters: where this doctor answers.');
  return read.data;
}

/** From then on they are asked there, and nowhere else. Nothing for whoever is no doctor. */
export async function answerIn(
  transaction: Queryable,
  userId: string,
  country: string | null,
  now: Date,
): Promise<void> {
  if (country === null) return;
  if ((await findCountryCode(transaction, country)) === null)
    throw new Refusal(
      `--country: the database has no country ${country}. Put it right, or import content first: content import world`,
    );
  await saveResponder(transaction, userId, country, now);
}

/** What a list says of where somebody answers; null of whoever is no doctor. */
export function sayWhere(roles: readonly RoleType[], country: string | null): string | null {
  if (!isDoctor(roles)) return null;
  return country ?? 'no country, nobody asks them: responder set … --country';
}
