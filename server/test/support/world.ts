import { findPack } from '../../src/content/find-pack';
import type { Pack } from '../../src/content/pack';
import { readPack } from '../../src/content/read-pack';

let world: Pack['records'] | null = null;

/** The records of the pack `world`, read once. */
export function readWorld(): Pack['records'] {
  world ??= readPack(findPack('world') ?? '').records;
  return world;
}
