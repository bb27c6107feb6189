import { isResponderRole, type RoleType } from '@/contract/role';

/** Of companies and publishers: only a hash of it stays. */
export const KEY_IS_SAID_ONCE = 'The key is shown this once and kept nowhere: put it in a safe place.';

/** Of whoever has an account. Their company reads it, unless they answer requests for help. */
export function sayWhereKeyStays(roles: readonly RoleType[]): string {
  return roles.some(isResponderRole) ? KEY_IS_NOT_THEIR_COMPANYS : KEY_IS_KEPT_SEALED;
}
const KEY_IS_NOT_THEIR_COMPANYS =
  'The key is shown this once, and not to their company: it opens what travellers ask for. Hand it over safely.';
const KEY_IS_KEPT_SEALED =
  'The key is kept sealed: their company reads it with its own key, at /api/v1/partner/travellers. Hand it over safely.';

type Fact = string | number | boolean | null;

/** One line for each fact, the names in a column. */
export function rowsOf(facts: Record<string, Fact>): string[] {
  const entries = Object.entries(facts);
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${name.padEnd(width)}  ${say(value)}`);
}

function say(value: Fact): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}
