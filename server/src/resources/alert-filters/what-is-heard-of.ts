import type { Caller, UserCaller } from '../../http/callers';
import { orAll } from '../lists';

/**
 * SQL for lists: what the filters of the reader and of their company let through, the reader being `$place` and their company the next. `all=1` brings
 * back what their own leave out; their company's are not theirs to undo.
 */
export function whatIsHeardOf(kind: 'alert' | 'advisory', place: number) {
  const reader = `$${place}::uuid`;
  const company = `$${place + 1}::uuid`;
  return {
    where: isHeardOf(kind, 'null', company),
    filters: { all: orAll(isHeardOf(kind, reader, company)) },
  };
}

/** SQL: whether the filters of a reader and of a company let the row through. Whether there are any is asked once, not of each row: most have none. */
export const isHeardOf = (kind: 'alert' | 'advisory', reader: string, company: string) =>
  `not ((select has_filters(${reader}, ${company})) and ${kind}_left_out(${kind}.id, ${reader}, ${company}))`;

/** Who reads such a list. */
export const readerOf = ({ id, companyId }: UserCaller) => [id, companyId] as const;

/** The same where a company may read it too: it has no filters but its own. */
export const eitherReaderOf = (caller: Caller | null) =>
  [caller?.kind === 'user' ? caller.id : null, caller?.companyId ?? null] as const;
