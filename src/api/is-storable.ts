/** SQLite reads JSON up to 1,000 levels deep, and one record that is deeper would cost the whole page. */
const DEEPEST = 200;
/** Half of a surrogate pair or a NUL is not the same any more once it was stored. */
const UNSTORABLE = /\p{Surrogate}|\0/u;

/** Whether a record can be kept under its own id, and that of the record it is about. */
export function isStorable(record: unknown): boolean {
  if (!isObject(record)) return true;
  const owners = [record, ...Object.values(record).filter(isObject)];
  return owners.every(({ id }) => typeof id !== 'string' || isId(id)) && isShallow(record, DEEPEST);
}

function isId(id: string): boolean {
  return id !== '' && !UNSTORABLE.test(id);
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
