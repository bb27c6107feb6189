import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { DatabaseInUse } from '../configuration-error';
import { errorCode } from '../error-code';

/**
 * The embedded engine does not notice a second process in its folder, and both would ruin it. A process that was killed
 * leaves its lock behind: one whose owner is gone counts for nothing.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  if (!isHeld(readOwner(file))) removeDead(file);
  // With its owner in it from the first moment on; of several that come here at once one gets it.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new DatabaseInUse(
      `The database in ${folder} is in use by another service (process ${readOwner(file) ?? 'unknown'}). ` +
        'Stop that one, or name another folder in DATABASE_URL. Several services can share a PostgreSQL server.',
    );
  } finally {
    rmSync(draft);
  }
  return () => rmSync(file, { force: true });
}

/** Moved aside and looked at again: meanwhile another may have taken the dead one away, and put its own there. */
function removeDead(file: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (isHeld(readOwner(aside))) {
    try {
      linkSync(aside, file);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
  rmSync(aside);
}

function isHeld(owner: number | null): boolean {
  return owner !== null && owner !== process.pid && isAlive(owner);
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
    return errorCode(error) === 'EPERM';
  }
}
