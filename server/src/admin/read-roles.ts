import { ROLE_NAMES, RoleType } from '@/contract/role';

import { requiredOption, WrongUsage, type Given } from './command';

const toWord = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

/** As they are typed: `organization-admin`; the reference's own name and number are understood too. */
const BY_WORD = new Map<string, RoleType>(
  Object.values(RoleType).flatMap((type) => [
    [toWord(ROLE_NAMES[type]), type],
    [String(type), type],
  ]),
);
const ALL_WORDS = Object.values(RoleType).map((type) => toWord(ROLE_NAMES[type]));

export const ROLE_OPTION = { type: 'string', help: `one of: ${ALL_WORDS.join(', ')}` } as const;

export function readRole(given: Given): RoleType {
  return toRole(requiredOption(given, 'role'));
}

/** One, or several with commas between. */
export function readRoles(given: Given): RoleType[] {
  return [...new Set(requiredOption(given, 'role').split(',').map(toRole))];
}

function toRole(typed: string): RoleType {
  const type = BY_WORD.get(toWord(typed));
  if (type === undefined) throw new WrongUsage(`--role ${typed.trim()} is none of: ${ALL_WORDS.join(', ')}.`);
  return type;
}

export function nameRoles(roles: readonly RoleType[]): string {
  return roles.map((type) => ROLE_NAMES[type]).join(', ');
}
