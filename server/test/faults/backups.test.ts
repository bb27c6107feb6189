import { randomUUID } from 'node:crypto';

import { createKeyRing } from '../../src/http/keys';
import { COMPANY_ID } from '../../src/sample/sample-callers';
import { aTraveller } from '../support/builders';
import { callersOf, daysAroundToday } from '../support/http-callers';
import { createProcessDatabase, TEST_PUBLISHER_KEY, type ProcessDatabase } from '../support/process-database';
import { TEST_SECRET } from '../support/sample-moment';
import { startServiceProcess } from '../support/service-process';
import { backUp, type Backup } from './backup';
import { addMarkedTraveller, type MarkedTraveller } from './canaries';
import { readSeed, readSize, reportCounts } from './report-counts';

// Processes take long to start on a busy machine.
jest.setTimeout(180_000);

const TRAVELLERS = readSize('BACKED_UP_TRAVELLERS', 2);

describe('a backup of the database', () => {
  const counts = { travellers: 0, files: 0, bytes: 0, keys: 0, keysFound: 0, keysThatOpenAfterRestore: 0 };
  const travellers: MarkedTraveller[] = [];
  const keys: string[] = [];
  let database: ProcessDatabase;
  let backup: Backup;
  beforeAll(async () => {
    database = await createProcessDatabase();
    const service = await startServiceProcess(database.settings);
    await live(service.url);
    expect(await service.stop()).toBe(0);
    backup = await backUp(database.settings.DATABASE_URL ?? '');
    counts.files = backup.contents.length;
    counts.bytes = backup.contents.reduce((sum, { length }) => sum + length, 0);
  });
  afterAll(async () => {
    reportCounts('service-backups', readSeed(), counts);
    await backup.remove();
    await database.remove();
  });

  /** Keys pass through everything that keeps something: new accounts, repeats, lists for the partner, devices. */
  async function live(url: string): Promise<void> {
    const callers = callersOf(url);
    const company = { ...callers.as('demo-company'), id: COMPANY_ID, key: 'demo-company', canaries: [] };
    while (travellers.length < TRAVELLERS) {
      travellers.push(await addMarkedTraveller(callers, company, daysAroundToday()));
      const body = { traveller: aTraveller({ email: `${randomUUID()}@example.org` }) };
      const repeated = { 'idempotency-key': randomUUID() };
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const answer = await company.post('/api/v1/partner/travellers', body, repeated);
        keys.push(answer.json<{ authentication_token: string }>().authentication_token);
      }
    }
    keys.push(...travellers.map(({ key }) => key));
    await company.get('/api/v1/partner/travellers?per_page=100');
    await company.get('/api/v1/partner/trips?per_page=100');
    counts.travellers = travellers.length * 2;
  }

  it('holds nobody’s key, nor what the keys are sealed with', () => {
    const secrets = [...new Set(keys), TEST_SECRET, TEST_PUBLISHER_KEY];
    counts.keys = secrets.length;
    const found = secrets.filter((secret) => holds(Buffer.from(secret)));
    counts.keysFound = found.length;
    expect(found).toEqual([]);
  });

  it('holds what would have been found: names as they are, and the traces of the keys', () => {
    const keyRing = createKeyRing(TEST_SECRET);
    for (const { key, canaries } of travellers)
      expect([holds(Buffer.from(canaries[0] ?? '')), holds(keyRing.hash(key))]).toEqual([true, true]);
  });

  it('is whole: every key opens again what is restored from it', async () => {
    const service = await startServiceProcess({
      ...database.settings,
      DATABASE_URL: await backup.restore(),
    });
    for (const { key, ids } of travellers) {
      const { status } = await callersOf(service.url).as(key).get(`/api/v1/trips/${ids.trip_id}`);
      counts.keysThatOpenAfterRestore += status === 200 ? 1 : 0;
    }
    expect(await service.stop()).toBe(0);
    expect(counts.keysThatOpenAfterRestore).toBe(travellers.length);
  });

  /** As it is, or in the figures in which dumps and documents write bytes. */
  function holds(secret: Buffer): boolean {
    const wholeGroups = secret.subarray(0, secret.length - (secret.length % 3));
    const forms = [secret, secret.toString('hex'), wholeGroups.toString('base64')];
    return backup.contents.some((content) => forms.some((form) => content.includes(form)));
  }
});
