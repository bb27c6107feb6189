import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKS_FOLDER = resolve(__dirname, '../../packs');

/** The folder of a pack that comes with the service; null where none has this name. */
export function findPack(name: string): string | null {
  const folder = join(PACKS_FOLDER, name);
  return /^[a-z0-9-]+$/.test(name) && existsSync(join(folder, 'pack.json')) ? folder : null;
}
