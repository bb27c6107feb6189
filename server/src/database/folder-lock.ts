import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';

import { DatabaseInUse } from '../failures/configuration-error';
import { errorCode } from '../failures/error-code';

/** How often an owner touches its lock, and how long one that nobody touches still counts. */
const TOUCH_EVERY_MS = 5_000;
const COUNTS_FOR_MS = 20_000;

interface Owner {
  pid: number;
  /** Where this is the number of a process: each container has a process 1. Null in locks of before. */
  place: string | null;
  touchedAt: number;
}

/**
 * The embedded engine does not notice a second process in its folder, and both would ruin it. A process that was killed
 * leaves its lock behind: one whose owner is gone counts for nothing.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  if (!isHeld(file)) removeDead(file);
  // With its owner in it from the first moment on; of several that come here at once one gets it.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${process.pid} ${ownPlace()}`);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new DatabaseInUse(
      `The database in ${folder} is in use by another service (process ${readOwner(file)?.pid ?? 'unknown'}). ` +
        'Stop that one, or name another folder in DATABASE_URL. Several services can share a PostgreSQL server.',
    );
  } finally {
    rmSync(draft);
  }
  const touching = setInterval(() => touch(file), TOUCH_EVERY_MS).unref();
  return () => {
    clearInterval(touching);
    rmSync(file, { force: true });
  };
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch (error) {
    // Somebody took it away by hand.
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Moved aside and looked at again: meanwhile another may have taken the dead one away, and put its own there. */
function removeDead(file: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (isHeld(aside)) {
    try {
      linkSync(aside, file);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
  rmSync(aside);
}

function isHeld(file: string): boolean {
  const owner = readOwner(file);
  if (!owner) return false;
  if (owner.place === null || owner.place === ownPlace())
    return owner.pid !== process.pid && isAlive(owner.pid);
  // Of a process elsewhere nothing is known from here but when it last touched its lock.
  return Date.now() - owner.touchedAt < COUNTS_FOR_MS;
}

function readOwner(file: string): Owner | null {
  try {
    const [number = '', place = null] = readFileSync(file, 'utf8').split(' ');
    const pid = Number(number);
    return Number.isInteger(pid) && pid > 0 ? { pid, place, touchedAt: statSync(file).mtimeMs } : null;
  } catch {
    return null;
  }
}

/** The machine or container, and within it the room in which processes are numbered. */
function ownPlace(): string {
  try {
    return `${hostname()}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Only Linux has such rooms.
    return hostname();
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
