import { takeJob } from '../src/queue/job-queue';
import { startTestService, type TestService } from './support/test-service';
import { watchDatabase } from './support/watched-database';

/** So many that whoever reads them all, or sorts them, is found out. */
const MANY = 5_000;

describe('among many jobs', () => {
  let service: TestService;
  let sight: ReturnType<typeof watchDatabase>;
  beforeAll(async () => {
    service = await startTestService();
    sight = watchDatabase(service.database);
  });
  afterAll(() => service.close());

  const take = () => takeJob(sight.watched, 'matching', service.clock.now);
  const add = (kinds: readonly string[], count: number, dueAt: Date) =>
    service.database.query(
      `insert into jobs (kind, subject_id, due_at)
       select ($1::text[])[1 + n % cardinality($1::text[])], gen_random_uuid(), $2 from generate_series(1, $3) n`,
      [kinds, dueAt, count],
    );
  const MATCHING = ['match-alert', 'match-advisory', 'match-entry-requirement'];

  it('one is taken without a look at the others, of its lane or of another', async () => {
    const { now } = service.clock;
    const before = new Date(now.getTime() - 60_000);
    await service.database.query('delete from jobs');
    // How it is best done while there are few is remembered.
    for (let few = 0; few < 10; few += 1) {
      await add(MATCHING, 1, before);
      expect(await take()).toMatchObject({ attempts: 1 });
    }
    await add(MATCHING, MANY, now);
    await add(['send-mail', 'tell-trip'], MANY, before);
    await add(MATCHING.slice(1), 1, before);
    sight.takeReads();
    // In the order in which they fell due.
    expect(await take()).toMatchObject({ kind: 'match-entry-requirement' });
    expect(await take()).toMatchObject({ attempts: 1 });
    const read = sight.takeReads().filter(({ table }) => table === 'jobs');
    expect(read.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(20);
  });
});
