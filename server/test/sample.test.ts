import { SegmentStatus, TripSegments } from '@/contract/segment';

import { queryOne, type Database } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { createKeyRing } from '../src/http/keys';
import { loadSample } from '../src/sample/load-sample';
import { tripId } from '../src/sample/load-trips';
import { admin } from './support/admin';
import { aDestination, aTrip } from './support/builders';
import { readState } from './support/database-state';
import { SAMPLE_MOMENT, TEST_SECRET } from './support/sample-moment';
import { openEmptyDatabase } from './support/test-database';
import { startTestService, type TestService } from './support/test-service';

async function count(database: Database, from: string): Promise<number> {
  return (await queryOne<{ count: number }>(database, `select count(*)::integer as count from ${from}`))
    .count;
}

function load(database: Database, now: Date, scale = 1): Promise<void> {
  return loadSample(database, { keyRing: createKeyRing(TEST_SECRET), scale, now, say: () => undefined });
}

describe('the sample set', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  const list = <Item>(path: string) =>
    service
      .as('demo-traveller')
      .get(path)
      .then((answer) => answer.json<Item[]>());

  it('has every country, each with a border and a flag', async () => {
    const countries = await list<{ country_code: string; flag: { url: string; main: string; list: string } }>(
      '/api/v1/countries/short_list',
    );
    expect(countries.length).toBeGreaterThanOrEqual(249);
    for (const { flag } of countries) {
      for (const path of Object.values(flag)) expect((await service.as(null).get(path)).status).toBe(200);
    }
    const bordered = `countries where topo_json::jsonb ->> 'type' = 'Topology'
      and topo_json::jsonb -> 'objects' <> '{}' and jsonb_array_length(topo_json::jsonb -> 'arcs') > 0`;
    expect(await count(service.database, bordered)).toBe(countries.length);
  });

  it('has flags of at most 80 and 20 pixels either way', async () => {
    for (const [folder, most] of [
      ['main', 80],
      ['list', 20],
    ]) {
      const { text } = await service.as(null).get(`/assets/flags/${folder}/np.svg`);
      const sizes = /^<svg width="(\d+)" height="(\d+)"/.exec(text)?.slice(1).map(Number) ?? [];
      expect(sizes).toHaveLength(2);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(Number(most));
    }
  });

  it.each([
    [
      20,
      `countries where num_nulls(facts, language, sec_emer_num, sec_personal, sec_ext_viol, sec_pol_unr, sec_areas) = 0`,
    ],
    [30, 'diseases'],
    [15, 'medications'],
    [15, 'vaccinations'],
    [150, 'hospitals'],
    [60, 'alerts'],
    [20, 'advisories'],
    [5, `alerts where risk_level = 'low'`],
    [5, `alerts where risk_level = 'medium'`],
    [5, `alerts where risk_level = 'high'`],
    [5, `alerts where category = 'health'`],
    [5, `alerts where category = 'safety'`],
    [5, 'alerts where jsonb_array_length(locations) > 0'],
    [3, '(select distinct alert_id from alert_regions) alerts'],
    [5, '(select distinct alert_id from alert_divisions) alerts'],
    [3, '(select distinct alert_id from alert_countries where whole) alerts'],
    [1, 'alerts where origin_alert_id is not null'],
    [1, 'advisories where status = 1'],
  ])('has at least %i of: %s', async (least, from) => {
    expect(await count(service.database, from)).toBeGreaterThanOrEqual(least);
  });

  it('has a traveller with trips of every kind', async () => {
    const today = '2026-06-15';
    const trips = await list<{ start: string; finish: string; muted: boolean; destinations: unknown[] }>(
      '/api/v1/trips',
    );
    const ongoing = trips.filter((trip) => trip.start <= today && trip.finish >= today);
    expect(ongoing.some((trip) => trip.destinations.length > 1)).toBe(true);
    expect(trips.some((trip) => trip.start > today)).toBe(true);
    expect(trips.some((trip) => trip.finish < today)).toBe(true);
    expect(trips.some((trip) => trip.muted)).toBe(true);
    const changed = await list<{ deleted_at: string | null }>('/api/v1/trips?since=0');
    expect(changed.filter((trip) => trip.deleted_at !== null)).toHaveLength(1);
  });

  it('has a flight that is late and leaves from another gate than was booked, and a night in which clocks change', async () => {
    const segmentsOf = async (slug: string) => {
      const answer = await service.as('demo-traveller').get(`/api/v2/trips/${tripId(slug)}/segments`);
      return TripSegments.parse(answer.json());
    };
    const { air_segments } = await segmentsOf('andes-field-work');
    const late = air_segments.find(({ flight_number }) => flight_number === '9145');
    expect(late).toMatchObject({
      departure_gate: 'A12',
      estimated_departure: '2026-06-20T14:50:00',
      status: SegmentStatus.Delayed,
    });
    const [booked] = await service.database.query(
      `select fields ->> 'departure_gate' as gate from trip_segments where id = $1`,
      [late?.id],
    );
    expect(booked).toEqual({ gate: 'A4' });
    expect(
      await count(service.database, `notifications where type = 104 and body = 'Gate A12, was A4'`),
    ).toBe(1);
    const [train] = (await segmentsOf('paris-and-nice')).rail_segments;
    expect(train).toMatchObject({
      departure_datetime: '2026-10-24T20:52:00',
      departure_datetime_utc: '2026-10-24T18:52:00Z',
      arrival_datetime: '2026-10-25T09:11:00',
      arrival_datetime_utc: '2026-10-25T08:11:00Z',
    });
  });

  it('gives no telephone number that could ring somewhere', async () => {
    const RESERVED_FOR_FICTION = [
      /^\+1 \d{3} 555 01\d{2}$/,
      /^\+44 20 7946 0\d{3}$/,
      /^\+61 2 5550 \d{4}$/,
      /^\+33 1 99 00 \d{2} \d{2}$/,
    ];
    const rows = await service.database.query<{ name: string; phone: string }>(
      `select name, detail ->> 'val' as phone from hospitals, jsonb_array_elements(contact_details) detail
       where (detail ->> 'typ')::integer in (0, 1, 2, 3)`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(150);
    const real = rows.filter(({ phone }) => !RESERVED_FOR_FICTION.some((range) => range.test(phone)));
    expect(real).toEqual([]);
  });

  it('names each thing once', async () => {
    const tables = await service.database.query<{ name: string }>(
      `select table_name::text as name
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'id'`,
    );
    const ids = tables.map(({ name }) => `select id from ${name}`).join(' union all ');
    expect(
      await count(service.database, `(select id from (${ids}) every group by id having count(*) > 1) twice`),
    ).toBe(0);
    // Slugs of alerts and hospitals that end in a number are taken by their copies.
    for (const table of ['alerts', 'hospitals'])
      expect(await count(service.database, `${table} where slug ~ '-[0-9]+$'`)).toBe(0);
  });
});

describe('loading the sample set', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmptyDatabase();
    await migrate(database);
    await load(database, SAMPLE_MOMENT, 3);
  });
  afterAll(() => database.close());

  it('multiplies alerts and hospitals by its scale, and nothing else', async () => {
    const service = await startTestService();
    const [once, thrice] = [await readState(service.database), await readState(database)];
    await service.close();
    expect(thrice).toMatchObject({ alerts: 3 * Number(once.alerts), hospitals: 3 * Number(once.hospitals) });
    for (const same of ['countries', 'diseases', 'advisories', 'trips', 'travellers']) {
      expect(thrice[same]).toBe(once[same]);
    }
  });

  it('changes nothing the second time', async () => {
    const before = await readState(database);
    await load(database, SAMPLE_MOMENT);
    await load(database, new Date('2026-06-15T23:59:59Z'));
    // Nor does a clock that was set back move anything into the past.
    await load(database, new Date('2026-06-01T00:00:00Z'));
    expect(await readState(database)).toEqual(before);
  });
});

describe('starting again ten days later', () => {
  let service: TestService;
  const later = new Date('2026-06-25T09:00:00Z');
  beforeAll(async () => {
    service = await startTestService();
    service.clock.now = new Date('2026-06-16T08:00:00Z');
    const trip = aTrip({ name: 'Mine now', destinations: [aDestination()] });
    await service.as('demo-traveller').put(`/api/v1/trips/${tripId('lisbon')}`, { trip });
    await load(service.database, later);
    service.clock.now = later;
  });
  afterAll(() => service.close());

  const read = async (slug: string) =>
    (await service.as('demo-traveller').get(`/api/v1/trips/${tripId(slug)}`)).json<Record<string, unknown>>();

  it('moves the trips that nobody touched, with their destinations', async () => {
    expect(await read('andes-field-work')).toMatchObject({
      start: '2026-06-13',
      finish: '2026-07-14',
      destinations: [
        { departure_date: '2026-06-13', return_date: '2026-06-30' },
        { departure_date: '2026-06-30', return_date: '2026-07-08' },
        { departure_date: '2026-07-08', return_date: '2026-07-14' },
      ],
    });
  });

  it('moves the flight with what is told of it, and leaves a trip over a change of clocks on its days', async () => {
    const segments = async (slug: string) => {
      const answer = await service.as('demo-traveller').get(`/api/v2/trips/${tripId(slug)}/segments`);
      return TripSegments.parse(answer.json());
    };
    const late = (await segments('andes-field-work')).air_segments.find(
      ({ flight_number }) => flight_number === '9145',
    );
    expect(late).toMatchObject({ estimated_departure: '2026-06-30T14:50:00', departure_gate: 'A12' });
    expect(await read('paris-and-nice')).toMatchObject({ start: '2026-10-22', finish: '2026-10-29' });
    expect((await segments('paris-and-nice')).rail_segments).toMatchObject([
      { departure_datetime: '2026-10-24T20:52:00' },
    ]);
  });

  it('leaves a trip that its traveller changed', async () => {
    expect(await read('lisbon')).toMatchObject({
      name: 'Mine now',
      start: '2026-09-03',
      finish: '2026-09-10',
    });
  });

  it('moves alerts and advisories, in what is read too', async () => {
    const alert = await service.as('demo-traveller').get('/api/v1/alerts/pan-american-highway-cauca');
    expect(alert.json()).toMatchObject({ created_at: '2026-06-25', start: '2026-06-23T00:00:00.000Z' });
    const { trip_alerts } = (
      await service.as('demo-traveller').get(`/api/v1/trips/${tripId('andes-field-work')}/alerts`)
    ).json<{ trip_alerts: { alert: { slug: string } }[] }>();
    expect(trip_alerts.map(({ alert: { slug } }) => slug)).toContain('pan-american-highway-cauca');
  });

  it('gives clients the moved trips when they ask what has changed', async () => {
    const since = Math.floor(Date.parse('2026-06-20T00:00:00Z') / 1000);
    const changed = await service.as('demo-traveller').get(`/api/v1/trips?since=${since}`);
    const ids = changed.json<{ id: string }[]>().map(({ id }) => id);
    expect(ids).toContain(tripId('andes-field-work'));
    expect(ids).not.toContain(tripId('lisbon'));
  });
});

describe('a database of somebody’s own', () => {
  it('gets no sample set, whose keys everybody knows, and stays as it is', async () => {
    const database = await openEmptyDatabase();
    await migrate(database);
    await admin(database, 'company', 'create', '--name', 'Acme');
    const before = await readState(database);
    await expect(load(database, SAMPLE_MOMENT)).rejects.toThrow(/SAMPLE_DATA=false/);
    expect(await readState(database)).toEqual(before);
    await database.close();
  });
});
