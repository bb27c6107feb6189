import { Alert } from '@/contract/alert';
import { Country } from '@/contract/country';

import { importPack } from '../src/content/import-pack';
import { readPack } from '../src/content/read-pack';
import { queryOne, type Queryable } from '../src/database/database';
import { PUBLISHING_LOCK } from '../src/resources/render-content';
import { addTraveller, type Person } from './support/actors';
import { aHospital, aPack, removePacks } from './support/pack-folder';
import { publish } from './support/publishing';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

declare const serviceEngine: 'embedded' | 'postgres';

describe('an import', () => {
  let service: TestService;
  let traveller: Person;
  beforeAll(async () => {
    service = await startTestService();
    traveller = await addTraveller(service);
  });
  afterAll(async () => {
    await service.close();
    removePacks();
  });

  let imports = 0;
  const nameOf = (count: number) => `Norway, for the ${count}th time`;
  /** Another name of Norway, new facts and a hospital there. */
  const takeIn = async (transaction: Queryable) => {
    imports += 1;
    const pack = aPack({
      'hospitals.jsonl': [aHospital({ slug: `oslo-${imports}` })],
      'countries.jsonl': [{ code: 'NO', name: nameOf(imports) }],
      'countries/NO/facts.md': `It is cold, they said ${imports} times.\n`,
    });
    const { isDone } = await importPack(transaction, readPack(pack), () => service.clock.now);
    expect(isDone).toBe(true);
  };
  /** All of an import is written, and only what it changes is still to be rendered. */
  const beforeItRenders = (transaction: Queryable, meanwhile: () => Promise<void>): Queryable => ({
    ...transaction,
    query: async (sql, values) => {
      if (values?.[0] === PUBLISHING_LOCK) await meanwhile();
      return transaction.query(sql, values);
    },
  });
  const untilPublisherWaits = async (transaction: Queryable) => {
    const waiting = `select 1 as found from pg_locks where locktype = 'advisory' and objid = $1 and not granted`;
    while ((await transaction.query(waiting, [PUBLISHING_LOCK])).length === 0);
  };
  const readTold = (database: Queryable) =>
    queryOne<{ revision: number; facts: number; alerts: number; hospitals: number }>(
      database,
      `select revision, facts, alerts, hospitals from content_revision, country_revisions
       where country_id = (select id from countries where country_code = 'NO')`,
    );
  const readFacts = async () => readAs(Country, await traveller.get('/api/v1/countries/NO')).facts;

  it('tells what it has moved when all of it is there', async () => {
    await service.database.transaction(takeIn);
    const before = await readTold(service.database);
    await service.database.transaction(async (transaction) => {
      await takeIn(transaction);
      // Nobody who changes something else meanwhile has to wait for how that stands.
      expect(await readTold(transaction)).toEqual(before);
    });
    const after = await readTold(service.database);
    expect(after).toEqual({
      revision: before.revision + 1,
      facts: before.facts + 1,
      alerts: before.alerts,
      hospitals: before.hospitals + 1,
    });
    expect(await service.database.query('select topic from moved_content')).toEqual([]);
  });

  it('that comes to nothing has moved nothing', async () => {
    const before = await readTold(service.database);
    const failing = service.database.transaction(async (transaction) => {
      await takeIn(transaction);
      throw new Error('the power went out');
    });
    await expect(failing).rejects.toThrow('the power went out');
    expect(await readTold(service.database)).toEqual(before);
  });

  // The embedded engine has one connection: whoever comes during an import waits there until it is done.
  if (serviceEngine === 'postgres')
    it('holds up nobody who publishes meanwhile, of the same country even, and whoever syncs in between misses neither', async () => {
      const readTopics = async () => {
        const { headers } = await traveller.get('/api/v1/trips?since=2000000000', { 'data-topics': 'NO' });
        const told = headers['data-revision'] ?? '';
        const [facts, alerts, , hospitals] = (/NO=([\d.]+)/.exec(told)?.[1] ?? '').split('.').map(Number);
        return { all: Number(/^\d+\.(\d+)/.exec(told)?.[1]), facts, alerts, hospitals };
      };
      await service.database.transaction(takeIn);
      const before = await readTopics();
      const factsBefore = await readFacts();
      let between = before;
      await service.database.transaction((transaction) =>
        takeIn(
          beforeItRenders(transaction, async () => {
            const { id } = await publish(service, { country_ids: ['NO'] });
            expect((await traveller.get(`/api/v1/alerts/${id}`)).status).toBe(200);
            expect(await readFacts()).toBe(factsBefore);
            between = await readTopics();
          }),
        ),
      );
      expect(between).toMatchObject({ facts: before.facts, hospitals: before.hospitals });
      expect(between.alerts).toBeGreaterThan(before.alerts ?? Infinity);
      const after = await readTopics();
      expect(await readFacts()).not.toBe(factsBefore);
      for (const topic of ['all', 'facts', 'hospitals'] as const)
        expect(after[topic]).toBeGreaterThan(between[topic] ?? Infinity);
    });

  if (serviceEngine === 'postgres')
    it('and what is published meanwhile tell the same of a country, whichever of them is done first', async () => {
      const readNames = async (id: string) =>
        readAs(Alert, await traveller.get(`/api/v1/alerts/${id}`)).countries.map(({ name }) => name);
      let before = '';
      let behind: Promise<Alert> | undefined;
      await service.database.transaction(async (transaction) => {
        await takeIn(
          beforeItRenders(transaction, async () => {
            before = (await publish(service, { country_ids: ['NO'] })).id;
          }),
        );
        behind = publish(service, { country_ids: ['NO'] });
        await untilPublisherWaits(transaction);
      });
      expect(await readNames(before)).toEqual([nameOf(imports)]);
      expect(await readNames((await behind)?.id ?? '')).toEqual([nameOf(imports)]);
    });
});
