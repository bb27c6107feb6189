import { Refusal } from './command';

/** The only one of those that were found by their id or name, as it was typed. */
export function pickOne(
  [id, ...others]: readonly string[],
  typed: string,
  { one, several }: { one: string; several: string },
): string {
  if (id === undefined) throw new Refusal(`There is no ${one} "${typed}". See all: ${one} list`);
  if (others.length > 0) throw new Refusal(`Several ${several} are called "${typed}". Name one by its id.`);
  return id;
}
