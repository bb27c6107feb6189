import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Calls `work` with a new folder that is gone afterwards, also when this program is cut short. */
export async function withTemporaryFolder(purpose, work, parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, `sojourn-${purpose}-`));
  // Programs that were killed a moment ago may still be writing: try again a few times.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
