import { readFileSync, writeFileSync } from 'node:fs';

export const readText = (path: string): string => naming(path, () => readFileSync(path, 'utf8'));

export const writeText = (path: string, text: string): void => naming(path, () => writeFileSync(path, text));

/** Where reading or writing itself fails (a folder in its place, a full disk) Node does not say which file it was: so the error is told. */
function naming<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (typeof error === 'object' && error !== null && !('path' in error)) Object.assign(error, { path });
    throw error;
  }
}
