import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_FOLDER = dirname(dirname(fileURLToPath(import.meta.url)));

export function inProject(...parts) {
  return join(PROJECT_FOLDER, ...parts);
}

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
