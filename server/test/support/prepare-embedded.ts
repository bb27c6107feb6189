import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { wrapEmbedded } from '../../src/database/embedded-database';
import { PREPARED_DUMP } from './prepared-dump';
import { prepare } from './prepare';

/** Makes the sample set once; each test file starts from a copy of it. */
async function prepareEmbedded(): Promise<void> {
  const engine = await PGlite.create();
  await prepare(wrapEmbedded(engine));
  const dump = await engine.dumpDataDir('none');
  await mkdir(dirname(PREPARED_DUMP), { recursive: true });
  // Another run may be reading the dump of before: it keeps the file that it opened.
  const unfinished = `${PREPARED_DUMP}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, PREPARED_DUMP);
  await engine.close();
}

void prepareEmbedded();
