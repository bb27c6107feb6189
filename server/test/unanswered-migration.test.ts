import { randomUUID } from 'node:crypto';

import type { Database } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { insertCompany, insertTraveller, openDatabaseBefore } from './support/older-database';

describe('the migration that finds who waits in conversations about no request', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabaseBefore('321-conversations-about-no-request.sql');
  });
  afterEach(() => database.close());

  it('finds those of lately that nobody else takes part in', async () => {
    const company = await insertCompany(database);
    const [traveller, agent] = [
      await insertTraveller(database, company),
      await insertTraveller(database, company),
    ];
    const begin = async (said: number, daysAgo: number, takingPart: readonly string[]) => {
      const id = randomUUID();
      await database.query(
        `insert into conversations (id, creator_id, company_id, last_position, created_at, updated_at)
         select $1, $2, $3, $4, at, at from (select now() - make_interval(days => $5) as at) moment`,
        [id, traveller, company, said, daysAgo],
      );
      await database.query(
        `insert into conversation_participants (conversation_id, user_id, joined_at) select $1, unnest($2::uuid[]), now()`,
        [id, takingPart],
      );
      return id;
    };
    const unheard = await begin(1, 2, [traveller]);
    await begin(0, 2, [traveller]);
    await begin(1, 40, [traveller]);
    await begin(2, 2, [traveller, agent]);
    await migrate(database);
    const waiting = await database.query('select id from conversations where waits_since is not null');
    expect(waiting).toEqual([{ id: unheard }]);
  });
});
