import { ConfigurationError } from '../src/failures/configuration-error';
import type { Database } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { checkKeySecret } from '../src/http/check-key-secret';
import { findTablesHolding } from './support/database-state';
import { TEST_SECRET } from './support/sample-moment';
import { openEmptyDatabase, openTestDatabase } from './support/test-database';

const ANOTHER_SECRET = 'another secret, which is just as long';

describe('the secret of the keys', () => {
  let database: Database;
  afterEach(() => database.close());

  async function expectRefusal(secret: string): Promise<void> {
    const check = checkKeySecret(database, secret);
    await expect(check).rejects.toThrow(ConfigurationError);
    await expect(check).rejects.toThrow(/^KEY_SECRET is not the one of this database.* Set KEY_SECRET to /);
    await expect(check).rejects.not.toThrow(secret);
  }

  it('is known again by a database that met it before', async () => {
    database = await openEmptyDatabase();
    await migrate(database);
    await checkKeySecret(database, TEST_SECRET);
    await checkKeySecret(database, TEST_SECRET);
    await expectRefusal(ANOTHER_SECRET);
    await checkKeySecret(database, TEST_SECRET);
    expect(await findTablesHolding(database, TEST_SECRET)).toEqual([]);
  });

  it('is told by the keys of a database from before', async () => {
    database = await openTestDatabase();
    await expectRefusal(ANOTHER_SECRET);
    await checkKeySecret(database, TEST_SECRET);
    await expectRefusal(ANOTHER_SECRET);
  });

  it('is one, also where several processes start at once', async () => {
    database = await openEmptyDatabase();
    await migrate(database);
    const starts = [TEST_SECRET, ANOTHER_SECRET, TEST_SECRET, ANOTHER_SECRET];
    const outcomes = await Promise.allSettled(starts.map((secret) => checkKeySecret(database, secret)));
    const accepted = starts.filter((_secret, index) => outcomes[index]?.status === 'fulfilled');
    expect(accepted).toHaveLength(2);
    expect(new Set(accepted).size).toBe(1);
  });
});
