import { randomUUID } from 'node:crypto';

import type { Database } from '../src/database/database';
import { createKeyRing } from '../src/http/keys';
import { clearOut } from '../src/jobs/clear-out';
import { eraseTraveller } from '../src/resources/travellers/erase';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { TEST_SECRET } from './support/sample-moment';
import { tablesReadWhole } from './support/tables-read-whole';
import { startTestService, type TestService } from './support/test-service';

/** So many that nobody reads them all by choice. */
const MANY = 20_000;

describe('clearing out and erasing', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    const now = service.clock.now;
    await service.database.query(
      `insert into notifications (id, company_id, type, title, body, data, created_at, updated_at)
       select gen_random_uuid(), $2, 115, '', '', '{}', $1, $1
       from generate_series(1, ${MANY})`,
      [now, COMPANY_ID],
    );
    await service.database.query(
      `insert into devices (id, traveller_id, uuid, platform, created_at, updated_at)
       select gen_random_uuid(), id, 'of-' || id, 'ios', $1, $1 from travellers limit 1`,
      [now],
    );
    await service.database.query(
      `insert into push_messages (device_id, type, data, due_at, created_at)
       select (select id from devices limit 1), 110, '{}', $1, $1 from generate_series(1, ${MANY})`,
      [now],
    );
    await service.database.query(
      `insert into jobs (kind, subject_id, due_at)
       select 'send-mail', gen_random_uuid(), $1 from generate_series(1, ${MANY})`,
      [now],
    );
    await service.database.query(
      `insert into idempotent_answers (caller_id, key, request_hash, status, body, created_at)
       select gen_random_uuid(), n::text, '', 200, '', $1 from generate_series(1, ${MANY}) n`,
      [now],
    );
    await service.database.query(
      `insert into events (id, kind, company_id, about, created_at)
       select gen_random_uuid(), 'trip-made', $2, '{}', $1 from generate_series(1, ${MANY})`,
      [now, COMPANY_ID],
    );
    await service.database.query(
      `insert into event_travellers (event_id, traveller_id, manner, data)
       select id, (select id from travellers limit 1), 'aloud', '{}' from events`,
    );
    await service.database.execute('analyze');
  });
  afterAll(() => service.close());

  /** Asks how each deletion would be done, and does nothing. */
  async function readWholeBy(work: (database: Database) => Promise<void>): Promise<string[]> {
    const found: string[] = [];
    const query: Database['query'] = async (sql, values) => {
      if (/^\s*(delete|select id from notifications)/.test(sql))
        found.push(...(await tablesReadWhole(service.database, sql, values)));
      return [];
    };
    await work({ ...service.database, query });
    return found;
  }
  const LARGE = [
    'notifications',
    'push_messages',
    'jobs',
    'idempotent_answers',
    'events',
    'event_travellers',
  ];

  it('read no large table whole', async () => {
    const byClearOut = await readWholeBy((database) => clearOut(database, service.clock.now));
    expect(byClearOut.filter((table) => LARGE.includes(table))).toEqual([]);
    const somebody = { id: randomUUID(), company_id: COMPANY_ID };
    const byErasing = await readWholeBy((database) =>
      eraseTraveller(database, somebody, createKeyRing(TEST_SECRET), service.clock.now),
    );
    expect(byErasing.filter((table) => LARGE.includes(table))).toEqual([]);
  });
});
