import type { Database } from '../src/database/database';
import { travellerId } from '../src/sample/sample-callers';
import { goodBody } from './faults/good-bodies';
import { keyHeaders, listEndpoints, realAddress, type Endpoint } from './support/endpoints';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

/** Enough that each of the few connections has prepared each statement. */
const WARMING_ROUNDS = 6;
const ABOUT = travellerId('demo-traveller');

describe('a newer process that migrates beside a running one', () => {
  let service: ServiceAtWork;
  beforeAll(async () => {
    service = await startServiceAtWork();
    await service.app.ready();
  });
  afterAll(() => service.close());

  it('breaks nothing that has been asked before: neither reads, nor writes, nor background work', async () => {
    const endpoints = listEndpoints(service.app).filter(({ method }) => method !== 'DELETE');
    for (let round = 0; round < WARMING_ROUNDS; round += 1) await askAll(endpoints);
    await service.background.runAfter(120);
    await addColumnsEverywhere(service.database);
    expect(await askAll(endpoints)).toEqual([]);
    await service.background.runAfter(120);
    expect(service.background.lines).toEqual([]);
  });

  /** All at once, so that every connection is used; gives those that the service failed at. */
  async function askAll(endpoints: readonly Endpoint[]): Promise<string[]> {
    const answers = await Promise.all(
      endpoints.map(async (endpoint) => {
        const body = goodBody(endpoint, { id: ABOUT });
        const { status } = await service.send({
          method: endpoint.method,
          url: realAddress(endpoint),
          headers: keyHeaders(endpoint),
          ...(body && { payload: body }),
        });
        return { endpoint, status };
      }),
    );
    return answers
      .filter(({ status }) => status >= 500)
      .map(({ endpoint, status }) => `${endpoint.method} ${endpoint.path} ${status}`);
  }
});

async function addColumnsEverywhere(database: Database): Promise<void> {
  const tables = await database.query<{ name: string }>(
    `select tablename::text as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    await database.execute(`alter table ${name} add column of_a_newer_version text default 'new'`);
  }
}
