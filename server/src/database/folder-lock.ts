import { readFileSync, rmSync, writeFileSync } from 'node:fs';

import { ConfigurationError } from '../configuration-error';

/**
 * The embedded engine does not notice a second process in its folder, and both would ruin it. A process that was killed
 * leaves its lock behind: one whose owner is gone counts for nothing.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const owner = readOwner(file);
  if (owner !== null && owner !== process.pid && isAlive(owner)) {
    throw new ConfigurationError(
      `The database in ${folder} is in use by another service (process ${owner}). ` +
        'Stop that one, or name another folder in DATABASE_URL. Several services can share a PostgreSQL server.',
    );
  }
  rmSync(file, { force: true });
  // Of two that come here at once, one fails.
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

function readOwner(file: string): number | null {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(owner) && owner > 0 ? owner : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
