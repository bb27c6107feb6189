import { takeMessages, takeSent } from '../src/jobs/push/push-messages';
import { takeJob, type Lane } from '../src/queue/job-queue';
import { quietly } from './support/quietly';
import { startTestService, type TestService } from './support/test-service';
import { watchDatabase } from './support/watched-database';

/** So many that whoever reads them all, or sorts them, is found out. */
const MANY = 5_000;
/** How a statement is best done while there are few is remembered after so many times. */
const TIMES = 10;

describe('among many', () => {
  let service: TestService;
  let sight: ReturnType<typeof watchDatabase>;
  let before: Date;
  beforeAll(async () => {
    service = await startTestService();
    sight = watchDatabase(service.database);
    before = new Date(service.clock.now.getTime() - 60_000);
  });
  afterAll(() => service.close());

  const write = (sql: string, values: readonly unknown[] = []) =>
    quietly(service.database, (transaction) => transaction.query(sql, values));
  /** How many rows of it were read lately. */
  const countReads = (table: string) =>
    sight.takeReads().reduce((sum, read) => (read.table === table ? sum + read.rows : sum), 0);

  describe('jobs', () => {
    const take = (lane: Lane) => takeJob(sight.watched, lane, service.clock.now);
    const add = (kinds: readonly string[], count: number, dueAt: Date) =>
      write(
        `insert into jobs (kind, subject_id, due_at)
         select ($1::text[])[1 + n % cardinality($1::text[])], gen_random_uuid(), $2 from generate_series(1, $3) n`,
        [kinds, dueAt, count],
      );
    const MATCHING = ['match-alert', 'match-advisory', 'match-entry-requirement'];

    it('one is taken without a look at the others, of its lane or of another', async () => {
      const { now } = service.clock;
      await write('delete from jobs');
      for (let few = 0; few < TIMES; few += 1) {
        await add(['match-alert', 'send-mail'], 2, before);
        expect(await take('matching')).toMatchObject({ attempts: 1 });
        expect(await take('mail')).toMatchObject({ attempts: 1 });
      }
      await add(MATCHING, MANY, now);
      await add(['send-mail', 'tell-trip'], MANY, before);
      await add(MATCHING.slice(1), 1, before);
      sight.takeReads();
      // In the order in which they fell due.
      expect(await take('matching')).toMatchObject({ kind: 'match-entry-requirement' });
      expect(await take('matching')).toMatchObject({ attempts: 1 });
      expect(await take('mail')).toMatchObject({ attempts: 1 });
      expect(countReads('jobs')).toBeLessThan(30);
    });
  });

  describe('push messages', () => {
    const A_BATCH = 40;
    const LANES = [true, false].flatMap((urgent) => [true, false].map((web) => ({ urgent, web })));
    beforeAll(() =>
      write(
        `insert into devices (id, traveller_id, uuid, platform, token, created_at, updated_at)
         select gen_random_uuid(), id, 'of-' || id, 'ios', 'of-' || id, $1, $1 from travellers limit 1`,
        [before],
      ),
    );
    const add = async (count: number) => {
      const insert = `insert into push_messages (device_id, type, data, due_at, created_at, urgent, web, ticket, token)
        select (select id from devices where uuid like 'of-%'), 110, '{}', $1, $1, $2, $3, $4, $4 from generate_series(1, $5)`;
      for (const { urgent, web } of LANES) await write(insert, [before, urgent, web, null, count]);
      await write(insert, [service.clock.now, false, false, 'a ticket', count]);
    };
    const later = () => (service.clock.now = new Date(service.clock.now.getTime() + 1));
    const TAKERS = [
      ...LANES.map((lane) => () => takeMessages(sight.watched, lane, A_BATCH, later())),
      () => takeSent(sight.watched, A_BATCH, later()),
    ];

    it('are taken without a look at those behind them, or of another lane', async () => {
      await add(1);
      await service.database.execute('analyze push_messages');
      for (let few = 0; few < TIMES; few += 1) {
        for (const take of TAKERS) expect(await take()).toHaveLength(1);
        await write('delete from push_messages');
        await add(1);
      }
      await add(MANY);
      sight.takeReads();
      for (const [which, take] of TAKERS.entries()) {
        expect(await take()).toHaveLength(A_BATCH);
        expect([which, countReads('push_messages') < 3 * A_BATCH]).toEqual([which, true]);
      }
    });
  });
});
