/**
 * A path with ids in it: toPath`/api/v1/trips/${id}`. An id may come from a link or a push message and so be anything:
 * one that would climb out of its place in the path becomes `-`, which nothing is called, and is not found.
 */
export function toPath(literals: TemplateStringsArray, ...ids: string[]): string {
  return String.raw({ raw: literals }, ...ids.map(toSegment));
}

function toSegment(id: string): string {
  const climbs = /^\.{0,2}$/.test(id);
  const unwritable = /\p{Surrogate}/u.test(id);
  return climbs || unwritable ? '-' : encodeURIComponent(id);
}
