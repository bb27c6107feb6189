import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Preview } from './preview';

/** Loads the sample data once; every story begins with a copy of them. */
export default async function setUp(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-e2e-data-'));
  const preview = await Preview.start(folder);
  await preview.stop();
  process.env.E2E_DATA_FOLDER = folder;
}
