import { randomUUID } from 'node:crypto';

import type { Database } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { insertCompany, insertTraveller, openDatabaseBefore } from './support/older-database';

const BEGUN = new Date('2026-06-15T12:00:00Z');
const LATER = new Date('2026-06-15T12:05:00Z');

describe('the migration that notes whom announcements name', () => {
  let database: Database;
  let company: string;
  const conversation = randomUUID();
  let asker: string;
  beforeEach(async () => {
    database = await openDatabaseBefore('291-whom-announcements-name.sql');
    company = await insertCompany(database);
    asker = await insertUser('Xanthippe');
    await database.query(
      'insert into conversations (id, creator_id, company_id, created_at, updated_at) values ($1, $2, $3, $4, $4)',
      [conversation, asker, company, BEGUN],
    );
    await takePart(asker, BEGUN);
  });
  afterEach(() => database.close());

  const insertUser = (first: string) => insertTraveller(database, company, { first });
  const takePart = (id: string, at: Date) =>
    database.query(
      'insert into conversation_participants (conversation_id, user_id, joined_at) values ($1, $2, $3)',
      [conversation, id, at],
    );
  /** As a process of before the migration does it. */
  async function announce(body: string, at: Date): Promise<void> {
    await database.query(
      `with counted as (update conversations set last_position = last_position + 1 where id = $1 returning last_position as place)
       insert into messages (id, conversation_id, position, revision, type, body, translations, created_at, updated_at)
       select gen_random_uuid(), $1, place, place, 3, $2, '{"de": {"body": "Zenobia"}}', $3, $3 from counted`,
      [conversation, body, at],
    );
  }
  const join = async (id: string, name: string, at: Date) => {
    await takePart(id, at);
    await announce(`${name} has joined.`, at);
  };
  const readMessages = () =>
    database.query<{ named_id: string | null; body: string; revision: number; translations: object }>(
      'select named_id, body, revision, translations from messages order by position',
    );

  it('knows who joined, also two at one moment, one who was renamed, and whom an older process names afterwards', async () => {
    const [ada, ben, cy] = [await insertUser('Ada'), await insertUser('Ben'), await insertUser('Cy')];
    await takePart(ben, LATER);
    await join(ada, 'Ada', LATER);
    await announce('Ben has joined.', LATER);
    const renamed = new Date(LATER.getTime() + 60_000);
    await join(cy, 'Cyril', renamed);
    await announce('The request is closed. Write here if you still need help.', renamed);
    await migrate(database);
    const dora = await insertUser('Dora');
    await join(dora, 'Dora', renamed);
    expect((await readMessages()).map(({ named_id }) => named_id)).toEqual([ada, ben, cy, null, dora]);
    const kept = await readMessages();
    expect(kept.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
  });

  it('takes away the names of those who were erased before, and tells of it', async () => {
    for (const name of ['Zenobia', 'Yolanda']) {
      const gone = await insertUser(name);
      await join(gone, name, LATER);
      await database.query('delete from travellers where id = $1', [gone]);
    }
    await migrate(database);
    const somebody = { named_id: null, body: 'Somebody has joined.' };
    const kept = await readMessages();
    expect(kept).toMatchObject([
      { ...somebody, revision: 3 },
      { ...somebody, revision: 4 },
    ]);
    for (const { translations } of kept)
      expect(translations).toEqual({
        es: { body: 'Alguien se ha unido.' },
        fr: { body: 'Quelqu’un a rejoint la conversation.' },
        de: { body: 'Jemand ist dazugekommen.' },
      });
    expect(await database.query('select last_position from conversations')).toEqual([{ last_position: 4 }]);
  });
});
