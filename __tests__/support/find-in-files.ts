import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below a folder that hold one of the words, in either of the ways in which engines write text. */
export function findInFiles(folder: string, ...words: readonly string[]): string[] {
  const spellings = words.flatMap((word) => [Buffer.from(word), Buffer.from(word, 'utf16le')]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return spellings.some((spelling) => bytes.includes(spelling));
    })
    .map((file) => relative(folder, file));
}
