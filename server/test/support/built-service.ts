import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type ServiceProgram, toRun } from './service-program';

const PROJECT_FOLDER = join(__dirname, '../../..');

export interface BuiltService {
  /** The service itself, for `startServiceProcess`. */
  program: ServiceProgram;
  /** Runs a command of whoever runs the service; gives what it printed. */
  admin(settings: Record<string, string>, ...words: string[]): string;
  /** The same service, one version on: with a migration more. */
  newerWith(migration: string): BuiltService;
  remove(): void;
}

/** The service as the image has it: compiled, with the packages beside it. */
export function buildService(): BuiltService {
  // Compiled for all tests, it stays for the others.
  const { COMPILED_SERVICE: shared } = process.env;
  if (shared) return { ...describeBuilt(shared), remove: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-built-'));
  execFileSync(process.execPath, [join(PROJECT_FOLDER, '.dev/build-service.mjs'), folder], { stdio: 'pipe' });
  symlinkSync(join(PROJECT_FOLDER, 'node_modules'), join(folder, 'node_modules'));
  return describeBuilt(folder);
}

function describeBuilt(folder: string): BuiltService {
  return {
    program: toRun('main', folder),
    admin: (settings, ...words) => {
      const { cwd, args, env } = toRun('admin/main', folder);
      return execFileSync(process.execPath, [...args, ...words], {
        cwd,
        env: { PATH: process.env.PATH, ...env, ...settings },
        encoding: 'utf8',
        stdio: 'pipe',
      });
    },
    newerWith(migration) {
      const newer = mkdtempSync(join(tmpdir(), 'sojourn-newer-'));
      cpSync(folder, newer, { recursive: true, verbatimSymlinks: true });
      writeFileSync(join(newer, 'server/src/database/migrations/999-newer.sql'), migration);
      return describeBuilt(newer);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
