import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/** What all tests keep at a time, many times over; and what they need themselves. */
const ROOM_FOR_FILES = 4 * GIGABYTE;
const ROOM_FOR_ALL = 3 * ROOM_FOR_FILES;

/**
 * For files that need not outlive the machine. Tests wait for the disk thousands of times, and lose nothing by a file system in
 * memory: they kill processes, and nobody kills the machine.
 */
export function findShortLivedFolder() {
  return hasRoom() ? IN_MEMORY : tmpdir();
}

function hasRoom() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM_FOR_FILES && process.availableMemory() > ROOM_FOR_ALL;
  } catch {
    return false;
  }
}
