import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { ConfigurationError } from './failures/configuration-error';
import { errorCode } from './failures/error-code';

export const SHORTEST_SECRET = 32;

export function createSecret(): string {
  return randomBytes(32).toString('hex');
}

/** Beside the embedded database that it belongs to: made with it, and never again. */
export function readOwnSecret(folder: string): string {
  const file = join(dirname(resolve(folder)), 'key-secret');
  // In this order: the secret is there before its database is, also when two start at once.
  const hasDatabase = holdsDatabase(folder);
  if (!existsSync(file)) {
    if (hasDatabase) throw lost(`${file} is missing`);
    write(file);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < SHORTEST_SECRET) throw lost(`The secret in ${file} is broken`);
  return secret;
}

function holdsDatabase(folder: string): boolean {
  if (!existsSync(folder)) return false;
  if (!statSync(folder).isDirectory()) {
    throw new ConfigurationError(
      `DATABASE_URL: ${folder} is a file. Name a folder, or one that is yet to be made.`,
    );
  }
  return existsSync(join(folder, 'PG_VERSION'));
}

function lost(what: string): ConfigurationError {
  return new ConfigurationError(
    `${what}, and without it no key of a traveller or a company is known. ` +
      'Put it back, set KEY_SECRET to what it was, or name another folder in DATABASE_URL.',
  );
}

/** Whole or not at all, and by one process only: of several that start at once all read what the first wrote. */
function write(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, createSecret(), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } finally {
      rmSync(draft);
    }
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST' && existsSync(file)) return;
    throw new ConfigurationError(
      `DATABASE_URL: the folder ${dirname(file)} can not be written to (${code}). Name another one, or mend its rights.`,
    );
  }
}
