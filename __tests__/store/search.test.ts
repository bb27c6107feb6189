import { saveAdvisories } from '@/store/advisories';
import { saveAlerts } from '@/store/alerts';
import { saveWholeCountries } from '@/store/countries';
import type { SqlEngine } from '@/store/engine';
import { replaceShelf } from '@/store/health-library';
import { saveHospitals } from '@/store/hospitals';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import {
  aCountry,
  aDestination,
  aDisease,
  aHospital,
  aMedication,
  anAdvisory,
  anAlert,
  aTrip,
  aVaccination,
} from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

/** As on the web: the engine has no full-text search. */
const withoutFts5 = (engine: SqlEngine): SqlEngine => ({
  ...engine,
  all: async <Row>(sql: string, values: readonly (string | number | null)[]) => {
    const rows = await engine.all<Row & { compile_options?: string }>(sql, values);
    return rows.filter((row) => row.compile_options !== 'ENABLE_FTS5');
  },
});

async function fill(transaction: Transaction): Promise<void> {
  const country = (id: string, name: string, code: string, capital: string) =>
    aCountry({ id, name, country_code: code, capital });
  await saveWholeCountries(transaction, [
    country('peru', 'Peru', 'PE', 'Lima'),
    country('ivory', 'Côte d’Ivoire', 'CI', 'Yamoussoukro'),
    country('reunion', 'Réunion', 'RE', 'Saint-Denis'),
  ]);
  await saveAlerts(transaction, [
    anAlert({ id: 'strike', headline: 'Strike in Peru', body: 'Trains stand still.' }),
    anAlert({ id: 'floods', headline: 'Floods', body: 'Rivers in Peru rise, and malaria with them.' }),
  ]);
  await saveAdvisories(transaction, 'trip/1/advisories', [
    anAdvisory({ id: 'unrest', headline: 'Peruvian unrest', body: 'Keep away.' }),
  ]);
  await replaceShelf(transaction, 'diseases', [aDisease()]);
  await replaceShelf(transaction, 'medications', [aMedication({ name: 'Malarone' })]);
  await replaceShelf(transaction, 'vaccinations', [aVaccination({ name: 'Malaria vaccine' })]);
  await saveHospitals(transaction, 'trip/1/hospitals', [
    aHospital({ id: 'cusco', name: 'Clínica San José' }),
    aHospital({ id: 'lima', name: 'Clínica Perú' }),
  ]);
}

const ways = [
  ['by its index', (engine: SqlEngine) => engine],
  ['by a scan', withoutFts5],
] as const;

describe.each(ways)('search %s', (_way, wrap) => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ wrap });
    await device.write(fill);
  });

  const titles = async (text: string) => (await device.store.search.find(text)).map(({ title }) => title);

  it('finds by unfinished words, in any order and any case', async () => {
    expect(await titles('flo')).toEqual(['Floods']);
    expect(await titles('PERU stri')).toEqual(['Strike in Peru']);
  });

  it('does not mind accents, on either side', async () => {
    expect(await titles('cote ivoire')).toEqual(['Côte d’Ivoire']);
    expect(await titles('réunión')).toEqual(['Réunion']);
    expect(await titles('clinica san jose')).toEqual(['Clínica San José']);
  });

  it('looks through every kind, and says which it is', async () => {
    const kinds = new Set<string>();
    for (const text of ['peru', 'malar', 'clinica'])
      for (const { kind } of await device.store.search.find(text)) kinds.add(kind);
    expect([...kinds].sort()).toEqual([
      'advisories',
      'alerts',
      'countries',
      'diseases',
      'hospitals',
      'medications',
      'vaccinations',
    ]);
  });

  it('puts what is named so first, then what begins so, then what has it in its name, then in its text', async () => {
    expect(await titles('peru')).toEqual([
      'Peru',
      'Peruvian unrest',
      'Strike in Peru',
      'Clínica Perú',
      'Floods',
    ]);
  });

  it('finds by capital, code, scientific name and city too', async () => {
    expect(await titles('lima')).toContain('Peru');
    expect(await titles('CI')).toContain('Côte d’Ivoire');
    expect(await titles('plasmodium')).toEqual(['Malaria']);
    expect(await titles('cusco')).toEqual(['Clínica Perú', 'Clínica San José']);
  });

  it('finds a country by whatever people call it, and before what merely speaks of it', async () => {
    expect(await titles('elfenbeinküste')).toEqual(['Côte d’Ivoire']);
    expect(await titles('ivory coast')).toEqual(['Côte d’Ivoire']);
    expect(await titles('perou')).toEqual(['Peru']);
    expect(await titles('reunoin')).toEqual(['Réunion']);
    expect((await titles('PER'))[0]).toBe('Peru');
  });

  it('finds by several words in any order, of which one may be the country', async () => {
    await device.write(async (transaction) => {
      await saveWholeCountries(transaction, [
        aCountry({ id: 'colombia', name: 'Colombia', country_code: 'CO' }),
      ]);
      await saveAlerts(transaction, [
        anAlert({ id: 'dengue', headline: 'Dengue on the coast', country_ids: ['colombia'] }),
        anAlert({ id: 'dengue-peru', headline: 'Dengue in the north', country_ids: ['peru'] }),
      ]);
    });
    for (const text of [
      'dengue colombia',
      'Kolumbien dengue',
      'coast dengue col',
      'denge colombia',
      'dengue colmbia',
    ])
      expect([text, await titles(text)]).toEqual([text, ['Dengue on the coast']]);
    expect(await titles('dengue')).toEqual(['Dengue in the north', 'Dengue on the coast']);
    expect(await titles('dengue iceland')).toEqual([]);
  });

  it('forgives one wrong letter in a word, where nothing fits without', async () => {
    expect(await titles('malraia')).toEqual(['Malaria', 'Malaria vaccine', 'Floods']);
    expect(await titles('stirke')).toEqual(['Strike in Peru']);
    expect(await titles('clinca san')).toEqual(['Clínica San José']);
    expect(await titles('mal')).not.toContain('Clínica San José');
    expect(await titles('xylophone')).toEqual([]);
  });

  it('finds the traveller’s own trips by name, place and country', async () => {
    await device.write((transaction) =>
      saveTrips(transaction, [
        aTrip({
          name: 'Sales meeting',
          destinations: [
            aDestination({
              country_code: 'CI',
              destination_locations: [
                { id: 'place', friendly_name: 'Abidjan', latitude: 5.3, longitude: -4 },
              ],
            }),
          ],
        }),
      ]),
    );
    for (const text of ['sales', 'meeting abidjan', 'abidjan', 'elfenbeinküste sales', 'slaes meeting'])
      expect([text, await titles(text)]).toEqual([text, ['Sales meeting']]);
    expect(await titles('ivory coast')).toEqual(['Côte d’Ivoire', 'Sales meeting']);
    const [hit] = await device.store.search.find('sales');
    expect(hit).toEqual({ kind: 'trips', id: 'trip-1', title: 'Sales meeting' });
  });

  it('follows what changes and what goes, even when a new row takes the place of an old one', async () => {
    await titles('malaria');
    await device.write(async (transaction) => {
      await replaceShelf(transaction, 'diseases', []);
      await replaceShelf(transaction, 'diseases', [aDisease({ id: 'other', name: 'Dengue' })]);
      await replaceShelf(transaction, 'medications', [aMedication({ name: 'Paludrine' })]);
    });
    expect(await titles('dengue')).toEqual(['Dengue']);
    expect(await titles('paludrine')).toEqual(['Paludrine']);
    expect(await titles('malaria')).toEqual(['Malaria vaccine', 'Floods']);
    await device.write((transaction) => replaceShelf(transaction, 'diseases', []));
    expect(await titles('dengue')).toEqual([]);
  });

  it.each(['', '   ', '"', "'; drop table trips", 'NOT', 'a* OR b', '(', '-', 'NEAR(', 'col:x', '\u0000'])(
    'takes %j for words, never for commands',
    async (text) => {
      await expect(device.store.search.find(text)).resolves.toEqual([]);
    },
  );

  it('tells no screen that it tended its index', async () => {
    const heard: unknown[] = [];
    device.store.database.onChange((tables) => heard.push(tables));
    await device.store.search.refresh();
    await titles('peru');
    expect(heard).toEqual([]);
  });
});

describe('search by its index', () => {
  it('asks one query once the index is up to date', async () => {
    const { store, engine, write } = await openTestStore();
    await write(fill);
    await store.search.refresh();
    const before = engine.statements.length;
    await store.search.find('peru');
    const asked = engine.statements.slice(before);
    expect(asked.filter((sql) => sql.includes('match ?'))).toHaveLength(1);
    expect(asked.filter((sql) => /^\s*(begin|insert|update|delete)/.test(sql))).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it('gives the same first hits as a scan over many records', async () => {
    const words = ['Lima', 'Cusco', 'flood', 'strike', 'river', 'storm', 'peru', 'road'];
    const alerts = Array.from({ length: 60 }, (_none, number) =>
      anAlert({
        id: `alert-${number}`,
        headline: `${words[number % 8]} ${words[(number * 3 + 1) % 8]} ${number}`,
        body: `${words[(number * 5 + 2) % 8]} and ${words[(number * 7 + 3) % 8]}`,
      }),
    );
    const found = [];
    for (const [, wrap] of ways) {
      const { store, write } = await openTestStore({ wrap });
      await write((transaction) => saveAlerts(transaction, alerts));
      const hits = [];
      for (const text of ['lima', 'cus', 'flood road', 'st', 'per riv'])
        hits.push((await store.search.find(text)).slice(0, 5));
      found.push(hits);
    }
    expect(found[0]).toEqual(found[1]);
  });

  it('gives way to those who wait: a thousand rows are not one transaction', async () => {
    const { store, engine, write } = await openTestStore();
    const many = Array.from({ length: 1_200 }, (_none, number) => anAlert({ id: `alert-${number}` }));
    await write((transaction) => saveAlerts(transaction, many));
    const before = engine.statements.length;
    await store.search.refresh();
    expect(engine.statements.slice(before).filter((sql) => sql === 'commit')).toHaveLength(3);
  });
});
