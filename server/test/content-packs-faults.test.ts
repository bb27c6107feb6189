import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Database } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { admin } from './support/admin';
import { aFolder, aHospital, aPack, removePacks } from './support/pack-folder';
import { openEmptyDatabase } from './support/test-database';

describe('a content pack', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmptyDatabase();
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    removePacks();
  });

  const run = (...words: string[]) => admin(database, 'content', ...words);

  describe('says what is there twice', () => {
    const comment = { country: 'NO', disease: 'dengue', comment: 'Rare.' };
    it.each([
      ['hospitals', [aHospital({ slug: 'h1' }), aHospital({ slug: 'h1', name: 'Another' })], 'slug h1 is'],
      [
        'countries',
        [
          { code: 'NO', name: 'Norway' },
          { code: 'NO', name: 'Norge' },
        ],
        'code NO is',
      ],
      ['health-comments', [comment, { ...comment, comment: 'Common.' }], 'NO disease dengue is'],
    ])('in the lines of %s', async (kind, records, words) => {
      const { code, out } = await run('check', aPack({ [`${kind}.jsonl`]: records }));
      expect([code, out.split('\n')[0]]).toEqual([1, `${kind}.jsonl:2: ${words} there twice in this pack`]);
    });

    it('in a file of parts, after the record itself', async () => {
      const numbers = { code: 'NO', emerg_numbers: [] };
      const folder = aPack({
        'countries.jsonl': [{ code: 'NO', name: 'Norway' }],
        'emergency-numbers.jsonl': [numbers, numbers],
      });
      expect((await run('check', folder)).out).toContain(
        'emergency-numbers.jsonl:2: code NO is there twice in this pack',
      );
    });
  });

  it('is refused where a file is not named after its key', async () => {
    const folder = aPack({ 'countries/QQ.json': { code: 'NO', name: 'Not Norway' } });
    const { code, out } = await run('check', folder);
    expect([code, out.split('\n')]).toEqual([
      1,
      [
        'countries/QQ.json: code is NO, but the file is called QQ: name it after what it holds',
        'Nothing was taken in: the pack has one fault.',
      ],
    ]);
    expect((await run('check', aPack({ 'countries/NO.json': { code: 'NO', name: 'Norway' } }))).code).toBe(0);
  });

  describe('that the disk does not give', () => {
    it.each(['pack.json', 'hospitals.jsonl', 'countries/NO.json', 'countries/NO/facts.md'])(
      'is told of with its path: a folder in the place of %s',
      async (file) => {
        const folder = aPack({});
        rmSync(join(folder, file), { force: true });
        mkdirSync(join(folder, file), { recursive: true });
        expect(await run('check', folder)).toMatchObject({
          code: 1,
          out: '',
          err: `${join(folder, file)} is a folder, and a file is needed. Put one in its place, or name another.`,
        });
      },
    );

    it('is told of where it can not be written', async () => {
      const file = join(aFolder(), 'file');
      writeFileSync(file, '');
      const target = join(file, 'below', 'pack');
      const { code, out, err } = await run('export', target);
      expect([code, out]).toEqual([1, '']);
      expect(err).toBe(`${target} lies below a file. Name a place in a folder.`);
    });

    it('keeps the stack of what nobody expected', async () => {
      const broken: Database = { ...database, query: () => Promise.reject(new TypeError('a slip')) };
      await expect(admin(broken, 'content', 'export', join(aFolder(), 'new'))).rejects.toThrow(TypeError);
    });
  });
});
