import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROJECT_FOLDER = join(__dirname, '../../..');

export interface BuiltService {
  folder: string;
  /** Runs a command of whoever runs the service; gives what it printed. */
  admin(settings: Record<string, string>, ...words: string[]): string;
  /** The same service, one version on: with a migration more. */
  newerWith(migration: string): BuiltService;
  remove(): void;
}

/** The service as the image has it: compiled, with the packages beside it. */
export function buildService(): BuiltService {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-built-'));
  execFileSync(process.execPath, [join(PROJECT_FOLDER, '.dev/build-service.mjs'), folder], { stdio: 'pipe' });
  symlinkSync(join(PROJECT_FOLDER, 'node_modules'), join(folder, 'node_modules'));
  return describeBuilt(folder);
}

function describeBuilt(folder: string): BuiltService {
  return {
    folder,
    admin: (settings, ...words) =>
      execFileSync(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', 'server/src/admin/main.js', ...words],
        { cwd: folder, env: { PATH: process.env.PATH, ...settings }, encoding: 'utf8', stdio: 'pipe' },
      ),
    newerWith(migration) {
      const newer = mkdtempSync(join(tmpdir(), 'sojourn-newer-'));
      cpSync(folder, newer, { recursive: true, verbatimSymlinks: true });
      writeFileSync(join(newer, 'server/src/database/migrations/999-newer.sql'), migration);
      return describeBuilt(newer);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What Node is told to run of it. */
export const BUILT_PROGRAM = ['--disable-warning=ExperimentalWarning', 'server/src/main.js'];
