import { randomUUID } from 'node:crypto';

import { NotificationType } from '@/contract/notification-type';

import type { Database } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { forgetRemoved } from '../src/jobs/forget-removed';
import { insertCompany, insertTraveller, openDatabaseBefore } from './support/older-database';

const MOMENT = new Date('2026-06-15T12:00:00Z');

describe('the migration that forgets who was told of removed news', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabaseBefore('311-notices-of-news.sql');
  });
  afterEach(() => database.close());

  it('leaves what was told of news that is there, and of what is no news', async () => {
    const traveller = await insertTraveller(database, await insertCompany(database));
    const alert = randomUUID();
    await database.query(
      `insert into alerts (id, slug, headline, body, risk_level, category, incubation, sources, locations, created_at, updated_at)
       values ($1, 'roads', 'Roads are closed', 'It is so.', 'high', 'safety', false, '[]', '[]', $2, $2)`,
      [alert, MOMENT],
    );
    const [removedAlert, removedRule, asked] = [randomUUID(), randomUUID(), randomUUID()];
    const told = [
      [NotificationType.TripAlert, alert],
      [NotificationType.TripAlert, removedAlert],
      [NotificationType.EntryRequirement, removedRule],
      [NotificationType.SafetyRequest, asked],
    ] as const;
    for (const [type, subject] of told)
      await database.query('insert into notices (traveller_id, type, subject_id) values ($1, $2, $3)', [
        traveller,
        type,
        subject,
      ]);
    await migrate(database);
    while (await forgetRemoved({ database }));
    const left = await database.query<{ subject_id: string }>('select subject_id from notices');
    expect(left.map(({ subject_id }) => subject_id).toSorted()).toEqual([alert, asked].toSorted());
    expect(await database.query('select id from removed_news')).toEqual([]);
  });
});
