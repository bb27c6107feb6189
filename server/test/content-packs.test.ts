import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Country } from '@/contract/country';
import { Hospital } from '@/contract/hospital';

import { queryOne } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { admin } from './support/admin';
import { readState } from './support/database-state';
import { aDrawing, aFolder, aHospital, aPack, removePacks } from './support/pack-folder';
import { readAs } from './support/read-as';
import { openEmptyDatabase } from './support/test-database';
import { startTestService, type TestService } from './support/test-service';

/** On the sample set, which is a pack over the pack `world`. */
describe('a content pack', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(async () => {
    await service.close();
    removePacks();
  });

  const run = (...words: string[]) => admin(service.database, 'content', ...words);
  const country = async (code: string) =>
    readAs(Country, await service.as('demo-traveller').get(`/api/v1/countries/${code}`));
  const listHospitals = async (code: string) =>
    readAs(Hospital.array(), await service.as('demo-traveller').get(`/api/v1/countries/${code}/hospitals`));

  it('changes nothing where all of it is there already, and no client asks again', async () => {
    const before = await readState(service.database);
    const result = await run('import', 'sample', '--json');
    expect(result).toMatchObject({ code: 0, err: '' });
    expect(result.json()).toMatchObject({
      name: 'sample',
      records: { countries: { added: 0, changed: 0, unchanged: 250 }, flags: { added: 0, changed: 0 } },
    });
    expect(await readState(service.database)).toEqual(before);
  });

  it('brings new records, one file each or one line each, with texts as files of their own', async () => {
    const folder = aPack({
      'hospitals.jsonl': [aHospital()],
      'countries/NO.json': { travel_status: 1 },
      'countries/NO/facts.md': '# Norway\n\nIt is cold.\n',
      'countries/NO/facts.de.md': '# Norwegen\n\nEs ist kalt.\n',
      'regions.jsonl': [{ slug: 'lofoten', name: 'Lofoten', country: 'NO', topo_json: aDrawing(13, 68) }],
      'README.md': 'For people.',
    });
    const dry = await run('import', folder, '--dry-run', '--json');
    expect(dry.json()).toMatchObject({
      dry_run: true,
      records: { hospitals: { added: 1 }, countries: { changed: 1 } },
    });
    expect(await listHospitals('NO')).toEqual([]);

    expect((await run('import', folder)).out).toContain('  hospitals: 1 new, 0 changed, 0 as before');
    expect(await listHospitals('NO')).toMatchObject([
      { name: 'Oslo General', emergency: false, contact_details: [] },
    ]);
    expect(await country('NO')).toMatchObject({
      travel_status: 1,
      facts: '# Norway\n\nIt is cold.',
      name: 'Norway',
    });
    const { de, status } = await queryOne<{ de: object; status: number }>(
      service.database,
      `select country.translations -> 'de' as de, region.travel_status as status
       from countries country join country_regions region on region.country_id = country.id
       where country.country_code = 'NO' and region.slug = 'lofoten'`,
    );
    // The name came with the world; a region is as safe as its country unless it says otherwise.
    expect([de, status]).toEqual([{ name: 'Norwegen', facts: '# Norwegen\n\nEs ist kalt.' }, 1]);
  });

  it('is laid over what is there: what it does not say stays', async () => {
    await run('import', aPack({ 'countries.jsonl': [{ code: 'SE', facts: 'Ours.', name: 'Sweden, ours' }] }));
    await run('import', 'world');
    expect(await country('SE')).toMatchObject({ facts: 'Ours.', name: 'Sweden' });
    await run('import', aPack({ 'countries.jsonl': [{ code: 'SE', facts: null }] }));
    expect(await country('SE')).toMatchObject({ facts: null, name: 'Sweden' });
  });

  it('writes only what has changed', async () => {
    const many = ['one', 'two', 'three'].map((slug) =>
      aHospital({ slug, name: `Hospital ${slug}`, country: 'FI' }),
    );
    await run('import', aPack({ 'hospitals.jsonl': many }));
    await service.database.query(`update hospitals set updated_at = '2026-01-01T00:00:00Z'`);
    const changed = many.map((one) => (one.slug === 'two' ? { ...one, emergency: true } : one));
    const { records } = (await run('import', aPack({ 'hospitals.jsonl': changed }), '--json')).json<{
      records: { hospitals: object };
    }>();
    expect(records.hospitals).toEqual({ added: 0, changed: 1, unchanged: 2 });
    const written = await service.database.query(
      `select slug from hospitals where updated_at > '2026-01-01T00:00:00Z'`,
    );
    expect(written).toEqual([{ slug: 'two' }]);
    expect(await listHospitals('FI')).toMatchObject([{}, {}, { name: 'Hospital two', emergency: true }]);
  });

  it('is refused as a whole, with file, line and field of every fault', async () => {
    const folder = aPack({
      'hospitals.jsonl': `${JSON.stringify(aHospital({ slug: 'fine' }))}\n\n{"slug": "Not a slug", "name": ""}\n{nonsense`,
      'countries.jsonl': [
        { code: 'NO', travel_status: 7 },
        { code: 'FI', colour: 'blue' },
      ],
      'diseases/dengue/symptoms.md': 'Fever.',
      'diseases/dengue/notes.txt': 'Which are no text.',
      'diseases/dengue/weight.md': 'Heavy.',
      'wishes.jsonl': [{}],
    });
    const before = await readState(service.database);
    const { code, out } = await run('import', folder);
    expect(code).toBe(1);
    const faults = out.split('\n').map((line) => line.replace(/(is not JSON): .*/, '$1'));
    expect(faults.sort()).toEqual(
      [
        'countries.jsonl:1: travel_status must be 0 (normal), 1 (caution) or 2 (avoid)',
        'countries.jsonl:2: colour is no field that is known here',
        'diseases/dengue/notes.txt: is no text: such are named facts.md or facts.de.md',
        'diseases/dengue/weight.md: weight is no field that is known here',
        'hospitals.jsonl:3: slug must be small letters, digits and hyphens',
        'hospitals.jsonl:3: name.en must not be empty',
        'hospitals.jsonl:4: is not JSON',
        'wishes.jsonl: is nothing that a pack holds',
        'Nothing was taken in: the pack has 8 faults.',
      ].sort(),
    );
    expect(await readState(service.database)).toEqual(before);
    expect((await run('check', folder)).code).toBe(1);
  });

  it('is refused where it leads nowhere, or lacks what a new record needs', async () => {
    const folder = aPack({
      'hospitals.jsonl': [aHospital({ slug: 'nowhere', country: 'ZZ' }), { slug: 'bare', country: 'NO' }],
      'health-comments.jsonl': [{ country: 'NO', disease: 'lycanthropy', comment: 'At full moon.' }],
      'countries.jsonl': [{ code: 'XA', name: 'Atlantis', slug: 'norway' }],
    });
    expect((await run('check', folder)).code).toBe(0);
    const { code, out } = await run('import', folder);
    expect(code).toBe(1);
    for (const fault of [
      'hospitals.jsonl:1: country names ZZ, which is neither in the pack nor known here',
      'hospitals.jsonl:2: location of bare is missing',
      'health-comments.jsonl:1: disease names lycanthropy, which is neither in the pack nor known here',
      'countries.jsonl:1: topo_json of XA is missing',
      'countries.jsonl:1: slug of XA is that of NO already',
    ])
      expect(out).toContain(fault);
  });

  it.each([
    [{}, /^pack\.json: is missing/],
    [{ 'pack.json': { name: 'acme', format: 2 } }, /^pack\.json: format must be 1/],
    [{ 'pack.json': { name: 'acme', format: 1, extends: 'moon' } }, /^pack\.json: extends names no pack/],
    [
      { 'flags.jsonl': [{ country: 'NO', drawing: 'red' }] },
      /^flags\.jsonl:1: drawing must be an SVG drawing/,
    ],
    [
      { 'countries.jsonl': [{ code: 'NO', facts: 'A' }], 'countries/NO/facts.md': 'B' },
      /facts of NO is there twice in this pack/,
    ],
    [{ 'countries.jsonl': [{ code: 'NO', facts: { de: 'Nur Deutsch' } }] }, /facts needs a text in English/],
    [
      { 'health-comments.jsonl': [{ country: 'NO', comment: 'Of what?' }] },
      /^health-comments\.jsonl:1: must name one disease, medication or vaccination/,
    ],
  ])('is refused with words: %j', async (files, complaint) => {
    const manifest =
      'pack.json' in files || Object.keys(files).length > 0 ? { name: 'acme', format: 1 } : null;
    const folder = manifest ? aPack(files, manifest) : aFolder();
    const { code, out } = await run('check', folder);
    expect([code, out]).toEqual([1, expect.stringMatching(complaint)]);
  });

  it('says so where there is none', async () => {
    expect(await run('import', 'nowhere')).toMatchObject({
      code: 1,
      err: '"nowhere" is neither a folder nor a pack that comes with the service.',
    });
  });

  it('comes out as it went in', async () => {
    const [first, second] = [join(aFolder(), 'out'), join(aFolder(), 'out')];
    expect((await run('export', first)).code).toBe(0);
    expect((await run('export', first)).err).toContain('is there and not empty');
    const other = await openEmptyDatabase();
    await migrate(other);
    expect((await admin(other, 'content', 'import', first)).code).toBe(0);
    await admin(other, 'content', 'export', second);
    await other.close();
    for (const file of readdirSync(first))
      expect([file, readFileSync(join(second, file), 'utf8')]).toEqual([
        file,
        readFileSync(join(first, file), 'utf8'),
      ]);
    expect(readdirSync(first).sort()).toEqual(readdirSync(second).sort());
  });
});
