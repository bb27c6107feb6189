import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Database } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { admin } from './support/admin';
import { aDrawing, aFolder, aHospital, aPack, removePacks } from './support/pack-folder';
import { openEmptyDatabase } from './support/test-database';

const NORWAY = { code: 'NO', code3: 'NOR', slug: 'norway', name: 'Norway' };
const NORWAYS_BORDER = { code: 'NO', topo_json: aDrawing(10, 60) };

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

  describe('names all that is wrong with it at once', () => {
    const lostCountry = 'names ZZ, which is neither in the pack nor known here';
    const faultsOf = async (files: Record<string, unknown>) => {
      const { code, out } = await run('import', aPack(files));
      expect(code).toBe(1);
      const lines = out.split('\n').map((line) => line.replace(/(is not JSON): .*/, '$1'));
      return lines.slice(0, -1);
    };

    it('what leads nowhere beside what is badly written, in other records and in the same', async () => {
      const bad = aHospital({ slug: 'bad', country: 'ZZ', emergency: 'often' });
      expect(
        await faultsOf({
          'hospitals.jsonl': `${JSON.stringify(bad)}\n{nonsense\n${JSON.stringify(aHospital({ country: 'ZZ' }))}`,
          'diseases/dengue.json': { common_name: 'Dengue', medications: ['moonshine'], colour: 'red' },
          'flags.jsonl': [{ country: 'ZZ', drawing: 'red' }],
        }),
      ).toEqual([
        'diseases/dengue.json: colour is no field that is known here',
        'diseases/dengue.json: medications names moonshine, which is neither in the pack nor known here',
        'flags.jsonl:1: drawing must be an SVG drawing',
        `flags.jsonl:1: country ${lostCountry}`,
        'hospitals.jsonl:1: emergency Invalid input: expected boolean, received string',
        `hospitals.jsonl:1: country ${lostCountry}`,
        'hospitals.jsonl:2: is not JSON',
        `hospitals.jsonl:3: country ${lostCountry}`,
      ]);
    });

    it('what leads nowhere in a record that has no proper key, or is there twice', async () => {
      expect(
        await faultsOf({
          'hospitals.jsonl': [
            aHospital({ slug: 'Not a slug', country: 'ZZ' }),
            aHospital({ country: 'NO' }),
            aHospital({ country: 'ZZ' }),
          ],
          'countries.jsonl': [NORWAY],
          'borders.jsonl': [NORWAYS_BORDER],
          'flags/ZZ.json': { country: 'SE', drawing: '<svg></svg>' },
        }),
      ).toEqual([
        'flags/ZZ.json: country is SE, but the file is called ZZ: name it after what it holds',
        'flags/ZZ.json: country names SE, which is neither in the pack nor known here',
        'hospitals.jsonl:1: slug must be small letters, digits and hyphens',
        `hospitals.jsonl:1: country ${lostCountry}`,
        'hospitals.jsonl:3: slug oslo-general is there twice in this pack',
        `hospitals.jsonl:3: country ${lostCountry}`,
      ]);
    });

    it('but not that nothing is where a fault stands, nor that what needs mending is lacking', async () => {
      expect(
        await faultsOf({
          'countries.jsonl': `${JSON.stringify({ ...NORWAY, travel_status: 7 })}\n{"code": "SE", nonsense`,
          'borders.jsonl': [NORWAYS_BORDER],
          'countries/FI.json': '{nonsense',
          'hospitals.jsonl': ['NO', 'SE', 'FI'].map((country) =>
            aHospital({ slug: country.toLowerCase(), country }),
          ),
          'regions.jsonl': [{ slug: 'lofoten', name: '', country: 'NO', topo_json: aDrawing(13, 68) }],
        }),
      ).toEqual([
        'countries.jsonl:1: travel_status must be 0 (normal), 1 (caution) or 2 (avoid)',
        'countries.jsonl:2: is not JSON',
        'countries/FI.json: is not JSON',
        'regions.jsonl:1: name.en must not be empty',
      ]);
    });
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
