import type { Database } from '../../server/src/database/database';

const RAISED_BY = {
  trip_travellers: 'raise_revision',
  destinations: 'raise_revision_added',
};

/** Each would be raised for each of its trips: what takes seconds over years would take minutes here. */
export async function withoutRevisions(database: Database, fill: () => Promise<void>): Promise<void> {
  const turn = async (how: 'disable' | 'enable') => {
    for (const [table, trigger] of Object.entries(RAISED_BY))
      await database.execute(`alter table ${table} ${how} trigger ${trigger}`);
  };
  await turn('disable');
  await fill();
  await turn('enable');
  await database.execute('vacuum analyze');
}
