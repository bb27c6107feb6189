import { createProcessDatabase, type ProcessDatabase } from './support/process-database';
import { startServiceProcess } from './support/service-process';

describe('a start of the service', () => {
  let database: ProcessDatabase;
  beforeAll(async () => {
    database = await createProcessDatabase();
  });
  afterAll(() => database.remove());

  /** Ends with 1 and the words, and shows nobody where in the code it was. */
  async function expectRefusal(settings: Record<string, string>, words: RegExp): Promise<void> {
    const start = startServiceProcess({ ...database.settings, ...settings });
    await expect(start).rejects.toThrow('ended with 1 ');
    await expect(start).rejects.toThrow(words);
    await expect(start).rejects.not.toThrow(/^\s+at /m);
  }

  it('is refused with a secret that is not the one of its database', async () => {
    await expectRefusal(
      { KEY_SECRET: 'another secret, which is just as long' },
      /^KEY_SECRET is not the one /m,
    );
  }, 60_000);
});
