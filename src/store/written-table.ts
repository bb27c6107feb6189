/** Words in front of the table that a statement writes to; behind it no dot, which would name a schema. */
const WRITES =
  /^\s*(?:insert(?:\s+or\s+\w+)?\s+into|update(?:\s+or\s+\w+)?|delete\s+from|replace\s+into)\s+(\w+)(?!\s*\.|\w)/i;
/** What changes no row that a screen could show. */
const OF_NO_TABLE = /^\s*(?:pragma|create|drop)\b/i;
const READS = /^\s*(?:select|with|pragma|explain)\b/i;
const WRITES_AFTER_WITH = /\b(?:insert|replace)\b[\w\s]*\binto\b|\bdelete\s+from\b|\bupdate\s[\w\s]*\bset\b/i;

/** A statement of which nobody could say what it changes: the screens would go on showing what was there before. */
export class UntrackedWriteError extends Error {
  constructor(sql: string, why: string) {
    super(`${why}: ${sql.trim().slice(0, 120)}`);
  }
}

/** The table to which a statement writes; null where it writes no rows. Throws where that can't be told. */
export function writtenTable(sql: string, tables: ReadonlySet<string>): string | null {
  if (OF_NO_TABLE.test(sql)) return null;
  const table = WRITES.exec(sql)?.[1];
  if (table === undefined) throw new UntrackedWriteError(sql, 'This does not begin by naming its table');
  if (!tables.has(table)) throw new UntrackedWriteError(sql, 'This writes to a table that nobody knows');
  return table;
}

/** Throws where a statement that is to be read could also write. */
export function checkReads(sql: string): void {
  const mayWrite = !READS.test(sql) || (/^\s*with\b/i.test(sql) && WRITES_AFTER_WITH.test(sql));
  if (mayWrite) throw new UntrackedWriteError(sql, 'This may do more than read');
}
