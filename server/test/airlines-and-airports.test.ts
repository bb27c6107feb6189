import { z } from 'zod';

import { Airline, HealthAnswer } from '@/contract/airline';
import { Airport } from '@/contract/airport';

import type { Queryable } from '../src/database/database';
import { AIRLINE_RECORDS } from '../src/resources/airlines/records';
import { AIRPORT_RECORDS } from '../src/resources/airports/records';
import { readPage } from '../src/resources/lists';
import { addTraveller, refusedFields, type Person } from './support/actors';
import { admin } from './support/admin';
import { aPack, removePacks } from './support/pack-folder';
import { readAs } from './support/read-as';
import { tablesReadWhole } from './support/tables-read-whole';
import { startTestService, type TestService } from './support/test-service';

/** So many that nobody reads them all by choice. */
const MANY = 40_000;

describe('airlines and airports', () => {
  let service: TestService;
  let ann: Person;
  beforeAll(async () => {
    service = await startTestService();
    ann = await addTraveller(service);
  });
  afterAll(async () => {
    await service.close();
    removePacks();
  });

  const airlines = async (query: string) =>
    readAs(z.array(Airline), await ann.get(`/api/v2/airlines?${query}`));
  const airports = async (query: string) =>
    readAs(z.array(Airport), await ann.get(`/api/v2/airports?${query}`));
  const iatas = (found: readonly { iata: string | null }[]) => found.map(({ iata }) => iata);

  it.each([
    ['by its code', 'FRA', 'FRA'],
    ['by the code of ICAO', 'eddf', 'FRA'],
    ['by a part of its name', 'heathrow', 'LHR'],
    ['by a name with a slip of the hand', 'Heatrow', 'LHR'],
    ['by its city', 'Bogota', 'BOG'],
  ])('find an airport %s, best first', async (_how, like, best) => {
    const found = await airports(`like=${encodeURIComponent(like)}`);
    expect(found[0]?.iata).toBe(best);
  });

  it('find an airline by what is nearly its name, best first', async () => {
    expect(iatas(await airlines('like=lufthanza'))).toContain('LH');
    expect((await airlines('like=DLH'))[0]).toMatchObject({ name: 'Lufthansa', iata: 'LH', icao: 'DLH' });
  });

  it('are found by exact codes, all of which must hold', async () => {
    expect(iatas(await airports('iata=jfk'))).toEqual(['JFK']);
    expect(iatas(await airports('icao=KJFK&faa=JFK'))).toEqual(['JFK']);
    expect(await airports('iata=JFK&icao=EDDF')).toEqual([]);
    expect(iatas(await airports('like=airport&iata=JFK'))).toEqual(['JFK']);
    expect((await airlines('iata=LH&icao=DLH')).map(({ name }) => name)).toEqual(['Lufthansa']);
    expect(await airports('like=zzzzqqqq')).toEqual([]);
  });

  it('come in pages, by name where nobody looks for one', async () => {
    const page = await ann.get('/api/v2/airports?per_page=3&page=2');
    const found = readAs(z.array(Airport), page);
    expect(found).toHaveLength(3);
    expect(Number(page.headers['total-count'])).toBeGreaterThan(7000);
    expect(found.map(({ name }) => name)).toEqual(found.map(({ name }) => name).toSorted());
  });

  it('say nothing of health until a pack does, in the reader’s language', async () => {
    const [frankfurt] = await airports('iata=FRA');
    expect(frankfurt).toMatchObject({ health_mask_req: HealthAnswer.Unknown, health_measures: null });
    const folder = aPack({
      'airports.jsonl': [
        { code: 'EDDF', health_distancing: 1, health_measures: { en: 'Keep apart', de: 'Abstand halten' } },
      ],
      'airlines.jsonl': [{ slug: 'lufthansa', health_mask_req: 0, health_url: 'https://lh.example/health' }],
    });
    expect(await admin(service.database, 'content', 'import', folder)).toMatchObject({ code: 0 });
    const one = await ann.get(`/api/v2/airports/${frankfurt?.id}`, { 'accept-language': 'de' });
    expect(readAs(Airport, one)).toMatchObject({
      iata: 'FRA',
      health_distancing: HealthAnswer.Yes,
      health_mask_req: HealthAnswer.Unknown,
      health_measures: 'Abstand halten',
    });
    const [lufthansa] = await airlines('icao=DLH');
    expect(readAs(Airline, await ann.get(`/api/v2/airlines/${lufthansa?.id}`))).toMatchObject({
      health_mask_req: HealthAnswer.No,
      health_url: 'https://lh.example/health',
    });
  });

  it.each([
    ['airlines?iata=LHX', ['iata']],
    ['airports?iata=FR&faa=1', ['iata', 'faa']],
    ['airports?like=', ['like']],
  ])('refuse %s', async (path, fields) => {
    expect(refusedFields(await ann.get(`/api/v2/${path}`))).toEqual(fields);
  });

  it('are found among many without a look at all of them', async () => {
    await service.database.query(
      `insert into airports (id, code, name, iata, icao, country_id, latitude, longitude, created_at, updated_at)
       select gen_random_uuid(), 'M' || n, md5(n::text), null, null, country.id, 0, 0, now(), now()
       from generate_series(1, ${MANY}) n, (select id from countries limit 1) country`,
    );
    await service.database.execute('analyze airports');
    const found: string[] = [];
    const query: Queryable['query'] = async (sql, values) => {
      found.push(...(await tablesReadWhole(service.database, sql, values)));
      return service.database.query(sql, values);
    };
    // What is inside of a function is planned apart.
    const inside = `select id from airports where 'heathrow' <% searched`;
    found.push(...(await tablesReadWhole(service.database, inside)));
    for (const asked of [{ like: 'heathrow' }, { iata: 'FRA' }, { icao: 'EDDF', faa: 'X01' }])
      await readPage(
        { ...service.database, query },
        AIRPORT_RECORDS,
        { values: [], query: asked },
        { page: 1, per_page: 10 },
        () => ({ columns: 'airport.id', values: [] }),
      );
    await readPage(
      { ...service.database, query },
      AIRLINE_RECORDS,
      { values: [], query: { iata: 'LH' } },
      { page: 1, per_page: 10 },
      () => ({ columns: 'airline.id', values: [] }),
    );
    expect(found).toEqual([]);
  });
});
