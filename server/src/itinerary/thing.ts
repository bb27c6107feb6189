/** Something that a mail describes by the words of schema.org, whether it was written as JSON-LD or as microdata. */
export type Thing = Readonly<Record<string, unknown>>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `FlightReservation` of `http://schema.org/FlightReservation`, `schema:FlightReservation` or the like. */
export const withoutVocabulary = (name: string) => name.trim().replace(/^.*[/#:]/, '');

export function typesOf(thing: Thing): string[] {
  return listOf(thing['@type']).flatMap((type) =>
    typeof type === 'string' ? [withoutVocabulary(type)] : [],
  );
}

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** What stands at the end of a path of names; of several the first. */
function valueAt(thing: Thing | null, ...path: readonly string[]): unknown {
  let value: unknown = thing;
  for (const name of path) {
    if (!isThing(value)) return undefined;
    value = Object.hasOwn(value, name) ? listOf(value[name])[0] : undefined;
  }
  // JSON-LD's way to tell of which type a value is, beside the value.
  return isThing(value) && Object.hasOwn(value, '@value') ? value['@value'] : value;
}

export function thingAt(thing: Thing | null, ...path: readonly string[]): Thing | null {
  const value = valueAt(thing, ...path);
  return isThing(value) ? value : null;
}

/** Numbers are written as text too: flights have them. */
export function textAt(thing: Thing | null, ...path: readonly string[]): string | null {
  const value = valueAt(thing, ...path);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() || null : null;
}

/** What has a name, or is only called by it. */
export const nameAt = (thing: Thing | null, ...path: readonly string[]) =>
  textAt(thing, ...path, 'name') ?? textAt(thing, ...path);

/** Of each of several. */
export function textsAt(thing: Thing | null, list: string, ...path: readonly string[]): string[] {
  const those = thing ? listOf(thing[list]) : [];
  return those.flatMap((each) => {
    const text = path.length === 0 ? textAt({ each }, 'each') : isThing(each) ? textAt(each, ...path) : null;
    return text === null ? [] : [text];
  });
}
