import type { Database } from '../../src/database/database';
import { migrate } from '../../src/database/migrate';
import { createKeyRing } from '../../src/http/keys';
import { loadSample } from '../../src/sample/load-sample';
import { SAMPLE_MOMENT, TEST_SECRET } from './sample-moment';

export async function prepare(database: Database): Promise<void> {
  await migrate(database);
  await loadSample(database, {
    keyRing: createKeyRing(TEST_SECRET),
    scale: 1,
    now: SAMPLE_MOMENT,
    say: () => undefined,
  });
}
