import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { Country, CountryMapData, ShortCountry } from '@/contract/country';
import { Hospital } from '@/contract/hospital';

import { renderContent } from '../src/resources/render-content';
import { countryId } from '../src/sample/sample-ids';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { addCompany, addTraveller } from './support/actors';
import { publishCompanyComment } from './support/content';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startTestService, type Caller, type TestService } from './support/test-service';

const SHORT_KEYS = [
  'id',
  'slug',
  'created_at',
  'updated_at',
  'name',
  'country_code',
  'travel_status',
  'sec_emer_num',
  'flag',
  'emerg_numbers',
];

describe('countries', () => {
  let service: TestService;
  let traveller: Caller;
  beforeAll(async () => {
    service = await startTestService();
    traveller = service.as('demo-traveller');
  });
  afterAll(() => service.close());

  const getCountry = async (key: string, reader: Caller = traveller) =>
    readAs(Country, await reader.get(`/api/v1/countries/${key}`));
  const list = async (query = '') =>
    readAs(z.array(Country), await traveller.get(`/api/v1/countries${query}`));
  const listShort = async (query = '') =>
    readAs(z.array(ShortCountry), await traveller.get(`/api/v1/countries/short_list${query}`));

  it('are all there, with background and health', async () => {
    const countries = await list();
    expect(countries.length).toBeGreaterThan(240);
    const colombia = countries.find((country) => country.country_code === 'CO');
    expect(colombia).toMatchObject({
      name: 'Colombia',
      country_code_3: 'COL',
      capital: 'Bogotá',
      currency_code: 'COP',
      flag: {
        url: '/assets/flags/co.svg',
        main: '/assets/flags/main/co.svg',
        list: '/assets/flags/list/co.svg',
      },
    });
    expect(colombia?.country_datum?.country_disease_comments.length).toBeGreaterThan(0);
  });

  it('have a short list of the same countries with nothing but the reduced fields', async () => {
    const short = await listShort();
    expect(short.map(({ id }) => id)).toEqual((await list()).map(({ id }) => id));
    for (const country of short) expect(Object.keys(country).sort()).toEqual([...SHORT_KEYS].sort());
  });

  it('are found by id, slug or code, in whatever case the code is written', async () => {
    const byCode = await getCountry('PT');
    for (const key of [byCode.id, byCode.slug, 'pt']) expect(await getCountry(key)).toEqual(byCode);
    expect((await traveller.get('/api/v1/countries/ZZ')).status).toBe(404);
  });

  describe('with since', () => {
    it('are none when nothing changed after it', async () => {
      const since = SAMPLE_MOMENT.getTime() / 1000;
      expect([await list(`?since=${since}`), await listShort(`?since=${since}`)]).toEqual([[], []]);
      expect((await list(`?since=${since - 1}`)).length).toBeGreaterThan(240);
    });

    it('are those that changed, and those that were removed, which other reads no longer have', async () => {
      await service.database.transaction(async (transaction) => {
        const moment = '2026-06-16T00:00:00Z';
        await transaction.query(
          `update countries set capital = 'Valletta by the sea', updated_at = $1 where country_code = 'MT'`,
          [moment],
        );
        await transaction.query(
          `update countries set deleted_at = $1, updated_at = $1 where country_code = 'AQ'`,
          [moment],
        );
        await renderContent(transaction, { countries: [countryId('MT'), countryId('AQ')] });
      });
      const since = `?since=${SAMPLE_MOMENT.getTime() / 1000}`;
      const changes = [
        expect.objectContaining({ country_code: 'AQ', deleted_at: '2026-06-16T00:00:00.000Z' }),
        expect.objectContaining({ country_code: 'MT' }),
      ];
      expect(await list(since)).toEqual(changes);
      expect(await listShort(since)).toEqual(changes);
      expect((await list(since))[1]?.capital).toBe('Valletta by the sea');

      expect((await traveller.get('/api/v1/countries/AQ')).status).toBe(404);
      expect((await listShort()).map((country) => country.country_code)).not.toContain('AQ');
    });
  });

  it('have the hospitals that stand in them', async () => {
    const answer = await traveller.get('/api/v1/countries/CO/hospitals');
    const hospitals = readAs(z.array(Hospital), answer);
    expect(hospitals.length).toBeGreaterThan(0);
    for (const hospital of hospitals) {
      expect(hospital).toMatchObject({ country_id: countryId('CO'), address: { country_code: 'CO' } });
    }
  });

  it('carry a company’s own health comments instead of the default, for its travellers alone', async () => {
    const standard = await getCountry('IT');
    await publishCompanyComment(service, {
      company: COMPANY_ID,
      country: 'IT',
      disease: 'rabies',
      text: 'Our doctors say: keep away from bats.',
    });
    const another = await addTraveller(service, (await addCompany(service)).key);

    const own = await getCountry('IT');
    expect(own.country_datum).toMatchObject({
      company_id: COMPANY_ID,
      country_disease_comments: [
        { comment: 'Our doctors say: keep away from bats.', disease: { common_name: 'Rabies' } },
      ],
      country_vaccination_comments: [],
      country_medication_comments: [],
    });
    expect((await list()).find((country) => country.id === own.id)).toEqual(own);
    expect(await getCountry('IT', another)).toEqual(standard);
    expect(standard.country_datum?.company_id).toBeNull();
  });

  describe('on the map', () => {
    const SQUARE = {
      type: 'Topology',
      objects: { area: { type: 'Polygon', arcs: [[0]] } },
      arcs: [
        [
          [12, 41],
          [13, 41],
          [13, 42],
          [12, 42],
          [12, 41],
        ],
      ],
    };

    /** The country with this status, with one division and one region of that status. */
    async function drawVatican(country: number, area: number) {
      const { database } = service;
      const ids = { division: randomUUID(), region: randomUUID() };
      const id = countryId('VA');
      await database.query('update countries set travel_status = $2 where id = $1', [id, country]);
      await database.query(
        `insert into country_divisions (id, country_id, iso_code, name, travel_status, topo_json)
         values ($1, $2, $3, 'Gardens', $4, $5)`,
        [ids.division, id, `VA-${ids.division}`, area, JSON.stringify(SQUARE)],
      );
      await database.query(
        `insert into country_regions (id, country_id, slug, name, travel_status, topo_json)
         values ($1, $2, $3, 'Museums', $4, $5)`,
        [ids.region, id, `va-${ids.region}`, area, JSON.stringify(SQUARE)],
      );
      return ids;
    }

    it.each([
      { country: 0, area: 0, drawn: false },
      { country: 0, area: 1, drawn: true },
      { country: 0, area: 2, drawn: true },
      { country: 1, area: 0, drawn: false },
      { country: 1, area: 1, drawn: false },
      { country: 1, area: 2, drawn: true },
      { country: 2, area: 2, drawn: false },
    ])('of status $country draw an area of status $area: $drawn', async ({ country, area, drawn }) => {
      const ids = await drawVatican(country, area);
      const map = readAs(CountryMapData, await traveller.get('/api/v1/countries/va/map_data'));
      expect(map.topo_json.type).toBe('Topology');
      expect(map.travel_status).toBe(country);
      const division = map.country_divisions.find(({ id }) => id === ids.division);
      const region = map.country_regions.find(({ id }) => id === ids.region);
      const fields = { country_id: countryId('VA'), travel_status: area, topo_json: SQUARE };
      expect(division).toEqual(drawn ? { id: ids.division, name: 'Gardens', ...fields } : undefined);
      expect(region).toEqual(drawn ? { id: ids.region, name: 'Museums', ...fields } : undefined);
    });
  });
});
