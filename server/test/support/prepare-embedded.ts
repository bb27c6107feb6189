import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { EXTENSIONS, wrapEmbedded } from '../../src/database/embedded-database';
import { EMPTY_FOLDER, PREPARED_FOLDER } from './prepared-folder';
import { prepare } from './prepare';

/** Each test file copies the whole folder: small files of the log keep it small. */
const SMALL_LOG = ['--wal-segsize=1'];

/** What nobody connects to goes, and the log is not kept for later; of memory there is as much as the sample set needs. */
const AS_SMALL_AS_IT_GETS = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  `alter system set shared_buffers = '32MB'`,
  `alter system set max_wal_size = '1GB'`,
  `alter system set min_wal_size = '2MB'`,
  'alter system set wal_recycle = off',
];

/** Makes the sample set once; each test file starts from a copy of it. */
async function prepareEmbedded(): Promise<void> {
  mkdirSync(dirname(PREPARED_FOLDER), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-prepared-'));
  await withEngine(folder, async (engine) => {
    for (const statement of AS_SMALL_AS_IT_GETS) await engine.exec(statement);
  });
  keep(folder, EMPTY_FOLDER);
  await withEngine(folder, (engine) => prepare(wrapEmbedded(engine)));
  keep(folder, PREPARED_FOLDER);
  rmSync(folder, { recursive: true });
}

/** What it leaves was closed: an engine that starts from it has nothing to recover. */
async function withEngine(folder: string, work: (engine: PGlite) => Promise<void>): Promise<void> {
  const engine = await PGlite.create(folder, { initDbStartParams: SMALL_LOG, extensions: EXTENSIONS });
  await work(engine);
  await engine.exec('checkpoint');
  await engine.close();
}

/** Another run that copies the folder of before meanwhile fails for want of a file, rather than mixing both. */
function keep(folder: string, prepared: string): void {
  const unfinished = `${prepared}.${process.pid}`;
  cpSync(folder, unfinished, { recursive: true });
  rmSync(prepared, { recursive: true, force: true });
  renameSync(unfinished, prepared);
}

void prepareEmbedded();
