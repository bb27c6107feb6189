/**
 * A path with ids in it: toPath`/api/v1/trips/${id}`. An id may come from a link or a push message and so be anything:
 * one that would climb out of its place in the path becomes `-`, which nothing is called, and is not found.
 */
export function toPath(literals: TemplateStringsArray, ...ids: string[]): string {
  let path = literals[0] ?? '';
  ids.forEach((id, index) => (path += toSegment(id) + (literals[index + 1] ?? '')));
  return path;
}

function toSegment(id: string): string {
  if (id === '' || id === '.' || id === '..') return '-';
  try {
    return encodeURIComponent(id);
  } catch {
    // Half of a surrogate pair can't be written in an address.
    return '-';
  }
}
