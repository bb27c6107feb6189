import type { Database } from '../src/database/database';
import { openEmptyDatabase } from './support/test-database';

let database: Database;
beforeEach(async () => {
  database = await openEmptyDatabase();
  await database.execute(`create table places (id integer primary key, name text);
    insert into places values (1, 'Oslo'), (2, 'Bergen')`);
});
afterEach(() => database.close());

const nameOf = (id: number) => database.query('select name from places where id = $1', [id]);

test('What is asked again and again is answered by what is there at that moment', async () => {
  for (let asked = 0; asked < 10; asked += 1) expect(await nameOf(1)).toEqual([{ name: 'Oslo' }]);
  await database.query('update places set name = $2 where id = $1', [1, 'Tromsø']);
  await database.execute('alter table places add column region text; create index on places (name)');
  expect(await nameOf(1)).toEqual([{ name: 'Tromsø' }]);
  expect(await nameOf(2)).toEqual([{ name: 'Bergen' }]);
  expect(await nameOf(3)).toEqual([]);
});

test('Values of every type arrive as they were sent, however often', async () => {
  const day = new Date('2026-03-04T05:06:07.000Z');
  const sent = [
    7,
    'a ‘text’',
    true,
    null,
    day,
    ['one', 'two, "three"'],
    JSON.stringify({ of: [1] }),
    Buffer.from('ab'),
  ];
  const ask = () =>
    database.query(
      `select $1::integer as number, $2::text as words, $3::boolean as yes, $4::text as nothing, $5::timestamptz as moment,
         $6::text[] as list, $7::jsonb as document, encode($8::bytea, 'hex') as bytes`,
      sent,
    );
  const read = {
    number: 7,
    words: 'a ‘text’',
    yes: true,
    nothing: null,
    list: ['one', 'two, "three"'],
    bytes: '6162',
  };
  for (let asked = 0; asked < 3; asked += 1) {
    const [row] = await ask();
    expect(row).toMatchObject({ ...read, document: { of: [1] } });
    expect(row).toHaveProperty('moment', day);
  }
});

test('A statement that was refused leaves the next to work, and can be asked again', async () => {
  const insert = () => database.query('insert into places values ($1, $2)', [1, 'Oslo']);
  await expect(insert()).rejects.toMatchObject({ code: '23505' });
  await expect(insert()).rejects.toMatchObject({ code: '23505' });
  await expect(database.query('select nothing from places')).rejects.toMatchObject({ code: '42703' });
  await expect(nameOf(1)).resolves.toEqual([{ name: 'Oslo' }]);
  await database.query('delete from places where id = 1');
  await insert();
  await expect(nameOf(1)).resolves.toEqual([{ name: 'Oslo' }]);
});

test('What is asked meanwhile is no part of a transaction that is undone', async () => {
  const meanwhile: Promise<unknown>[] = [];
  const undone = database.transaction(async (transaction) => {
    await transaction.query('insert into places values ($1, $2)', [3, 'Bodø']);
    meanwhile.push(database.query('insert into places values ($1, $2)', [4, 'Alta']));
    await transaction.query('select name from places where id = $1', [3]);
    throw new Error('It is undone.');
  });
  await expect(undone).rejects.toThrow('It is undone.');
  await Promise.all(meanwhile);
  expect(await database.query('select id from places where id > 2')).toEqual([{ id: 4 }]);
});
