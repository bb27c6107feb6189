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
const ALL_ROLES = Object.values(RoleType);
const listWords = (roles: readonly RoleType[]) => roles.map((type) => toWord(ROLE_NAMES[type])).join(', ');

export const roleOption = (roles: readonly RoleType[]) =>
  ({ type: 'string', help: `one of: ${listWords(roles)}` }) as const;
export const ROLE_OPTION = roleOption(ALL_ROLES);

/** Whoever types what is no role hears of those that are `offered`. */
export function readRole(given: Given, offered: readonly RoleType[] = ALL_ROLES): RoleType {
  return toRole(requiredOption(given, 'role'), offered);
}

/** One, or several with commas between. */
export function readRoles(given: Given): RoleType[] {
  return [
    ...new Set(
      requiredOption(given, 'role')
        .split(',')
        .map((typed) => toRole(typed, ALL_ROLES)),
    ),
  ];
}

function toRole(typed: string, offered: readonly RoleType[]): RoleType {
  const type = BY_WORD.get(toWord(typed));
  if (type === undefined) throw new WrongUsage(`--role ${typed.trim()} is none of: ${listWords(offered)}.`);
  return type;
}

export function nameRoles(roles: readonly RoleType[]): string {
  return roles.map((type) => ROLE_NAMES[type]).join(', ');
}
