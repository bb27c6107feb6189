import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below a folder that hold one of the words, in either of the ways in which browsers write text. */
export function findInFiles(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return words.some((word) => bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le')));
    })
    .map((file) => relative(folder, file));
}
