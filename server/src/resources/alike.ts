import type { z } from 'zod';

import type { Filter } from './lists';

/**
 * `like`: what is nearly called so, or has this code, best first: its code, then whatever comes nearest. SQL: the column `searched` of the row holds names and
 * codes, and has an index by threes of letters.
 */
export function alike(schema: z.ZodType, row: 'airline' | 'airport', codes: readonly string[]) {
  const hasCode = (value: string) =>
    codes.map((code) => `${row}.${code} = upper(${value}::text)`).join(' or ');
  return {
    schema,
    where: (value) => `${row}.id = any(array(select ${row}s_alike(${value}::text))) or ${hasCode(value)}`,
    order: (value) => `coalesce(${hasCode(value)}, false) desc,
      word_similarity(${value}::text, ${row}.searched) desc, similarity(${value}::text, ${row}.searched) desc`,
  } satisfies Filter;
}

/** Whatever has exactly this code. */
export const coded = (schema: z.ZodType, column: string) =>
  ({ schema, where: (value) => `${column} = ${value}::text` }) satisfies Filter;
