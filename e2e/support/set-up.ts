import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildService } from '../../server/test/support/built-service';
import { Preview } from './preview';

/** Compiles the service and loads the sample data once; every story begins with a copy of them. */
export default async function setUp(): Promise<void> {
  process.env.E2E_SERVICE_FOLDER = buildService().folder;
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-e2e-data-'));
  const preview = await Preview.start(folder);
  await preview.stop();
  process.env.E2E_DATA_FOLDER = folder;
}
