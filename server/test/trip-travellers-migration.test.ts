import { randomUUID } from 'node:crypto';

import { queryOne, type Database, type Queryable } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { openServerDatabase, PATIENT } from '../src/database/server-database';
import {
  insertCompany,
  insertTraveller,
  openDatabaseBefore,
  untilSomebodyWaitsFor,
} from './support/older-database';
import { databaseUrl } from './support/postgres';

declare const serviceEngine: 'embedded' | 'postgres';

const MOMENT = new Date('2026-06-15T12:00:00Z');

describe('the migration that lets several go on a trip', () => {
  let database: Database;
  let company: string;
  let traveller: string;
  beforeEach(async () => {
    database = await openDatabaseBefore('240-travellers-of-a-trip.sql');
    company = await insertCompany(database);
    traveller = await insertTraveller(database, company);
  });
  afterEach(() => database.close());

  /** As a process of before the migration does it; and so below. */
  async function insertTrip(transaction: Queryable, muted = false): Promise<string> {
    const id = randomUUID();
    await transaction.query(
      `insert into trips (id, traveller_id, company_id, name, start, finish, trip_type, activities, past_alert_count,
         muted, created_at, updated_at)
       values ($1, $2, $3, 'Norway', '2026-06-20', '2026-06-30', 2, '[]', 0, $4, $5, $5)`,
      [id, traveller, company, muted, MOMENT],
    );
    return id;
  }
  const mute = (transaction: Queryable, id: string) =>
    transaction.query('update trips set muted = true, updated_at = $2 where id = $1', [id, MOMENT]);
  const listMembers = () =>
    database.query<{ trip_id: string }>('select trip_id, traveller_id, muted, left_at from trip_travellers');
  const of = (trip_id: string, muted: boolean) => ({
    trip_id,
    traveller_id: traveller,
    muted,
    left_at: null,
  });
  const revision = () =>
    queryOne<{ trips_revision: number }>(database, 'select trips_revision from travellers where id = $1', [
      traveller,
    ]);

  it('knows whose each trip is, also of those that an older process writes afterwards', async () => {
    const loud = await insertTrip(database);
    const silent = await insertTrip(database, true);
    await migrate(database);
    const later = await insertTrip(database);
    await mute(database, loud);
    const members = await listMembers();
    expect(members).toHaveLength(3);
    expect(members).toEqual(expect.arrayContaining([of(loud, true), of(silent, true), of(later, false)]));
    await database.query('delete from trips where id = $1', [silent]);
    expect(await listMembers()).toHaveLength(2);
  });

  it('has each change of a trip told to its traveller, as before', async () => {
    await migrate(database);
    const revisions = [await revision()];
    const trip = await insertTrip(database);
    revisions.push(await revision());
    await database.query(`update trips set name = 'Sweden' where id = $1`, [trip]);
    revisions.push(await revision());
    await database.query('delete from trips where id = $1', [trip]);
    revisions.push(await revision());
    expect(revisions.map(({ trips_revision }) => trips_revision)).toEqual([1, 2, 3, 4]);
  });

  // The embedded engine lives inside one process, and has one transaction at a time.
  if (serviceEngine === 'postgres')
    it('waits for an older process that is about to add one, to mute another and to erase a third', async () => {
      const { name } = await queryOne<{ name: string }>(database, 'select current_database()::text as name');
      const older = openServerDatabase(databaseUrl(name), { ...PATIENT, connections: 2 });
      const kept = await insertTrip(database);
      const erased = await insertTrip(database);
      let migrated: Promise<void> | undefined;
      const added = await older.transaction(async (transaction) => {
        const id = await insertTrip(transaction);
        await mute(transaction, kept);
        await transaction.query('delete from trips where id = $1', [erased]);
        migrated = migrate(database);
        await untilSomebodyWaitsFor('trips', transaction);
        return id;
      });
      await migrated;
      const members = await listMembers();
      expect(members).toHaveLength(2);
      expect(members).toEqual(expect.arrayContaining([of(added, false), of(kept, true)]));
      await older.close();
    });
});
