/**
 * The record as it came, with the values that reading put in place of others. A schema drops the fields it does not
 * know; the next version of the app may know them, and reads what this one has stored.
 */
export function keepUnknown<T>(came: unknown, read: T): T;
export function keepUnknown(came: unknown, read: unknown): unknown {
  if (Object.is(came, read)) return came;
  if (isList(came) && isList(read)) return came.length === read.length ? keepInList(came, read) : read;
  return isObject(came) && isObject(read) ? keepInObject(came, read) : read;
}

function keepInList(came: unknown[], read: unknown[]): unknown[] {
  const kept = came.map((entry, index) => keepUnknown(entry, read[index]));
  return kept.every((entry, index) => Object.is(entry, came[index])) ? came : kept;
}

/** Most records need no change at all; they are handed on uncopied, outlines of countries among them. */
function keepInObject(came: Record<string, unknown>, read: Record<string, unknown>) {
  const changes = Object.entries(read).flatMap(([name, value]) => {
    const kept = keepUnknown(came[name], value);
    return Object.is(kept, came[name]) ? [] : [[name, kept] as const];
  });
  return changes.length > 0 ? { ...came, ...Object.fromEntries(changes) } : came;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !isList(value);
}
