import { randomUUID } from 'node:crypto';

import type { Queryable } from '../src/database/database';
import type { JobRun } from '../src/jobs/job-run';
import { matchCheckIn } from '../src/jobs/match-check-in';
import { countryId } from '../src/sample/sample-ids';
import { addTraveller, addTrip } from './support/actors';
import { aCheckIn, aDestination, aFlight, aTrip } from './support/builders';
import { publish } from './support/publishing';
import { startTestService, type TestService } from './support/test-service';

/** Far more than a trip of some days has to do with. */
const OLD_ALERTS = 20_000;

describe('among many alerts of long ago', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.database.query(
      `insert into alerts (id, slug, headline, body, category, risk_level, incubation, sources, locations, created_at, updated_at)
       select gen_random_uuid(), 'old-' || n, 'Long ago', 'It was.', 'safety', 'low', false, '[]', '[]',
         $1::timestamptz - make_interval(hours => 1500 + n), $1 from generate_series(1, ${OLD_ALERTS}) n`,
      [service.clock.now],
    );
    await service.database.query(
      `insert into alert_countries (alert_id, country_id, whole, wide)
       select id, $1, true, true from alerts where slug like 'old-%'`,
      [countryId('NO')],
    );
    await service.database.query(
      `insert into alert_airports (alert_id, airport_id)
       select alert.id, airport.id from alerts alert join airports airport on airport.iata = 'OSL' where alert.slug like 'old-%'`,
    );
    await service.database.execute('analyze');
  });
  afterAll(() => service.close());

  interface Plan {
    'Relation Name'?: string;
    'Actual Rows': number;
    'Actual Loops': number;
    'Rows Removed by Filter'?: number;
    Plans?: Plan[];
  }
  const countRead = (plan: Plan): number =>
    (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] +
    (plan.Plans ?? []).reduce((sum, part) => sum + countRead(part), 0);

  const countReadBy = async (sql: string, values: readonly unknown[] = []): Promise<number> => {
    const [row] = await service.database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${sql}`,
      values,
    );
    return row ? countRead(row['QUERY PLAN'][0].Plan) : Infinity;
  };

  it('a trip is matched without a look at them', async () => {
    const traveller = await addTraveller(service);
    const stay = aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-06-30' });
    const { id } = await addTrip(traveller, aTrip({ destinations: [stay] }));
    expect(
      await countReadBy(`select distinct alert_id from alert_matches where trip_id = '${id}' and during`),
    ).toBeLessThan(200);
  });

  const inJune = { departure_datetime: '2026-06-16T10:00', arrival_datetime: '2026-06-16T12:00' };

  it('a trip with flights and nights is matched without a look at them', async () => {
    const traveller = await addTraveller(service);
    const stay = aDestination({ country_code: 'SE', entry_date: '2026-06-01', exit_date: '2026-06-30' });
    const { id } = await addTrip(traveller, aTrip({ destinations: [stay] }));
    const nights = {
      checkin_date: '2026-06-16',
      checkout_date: '2026-06-18',
      country: 'NO',
      lat: 60,
      lng: 10,
    };
    for (const segment of [aFlight({ destination: 'OSL', ...inJune }), { kind: 'hotel', ...nights }])
      await traveller.put(`/api/v2/trips/${id}/segments/${randomUUID()}`, { segment });
    expect(
      await countReadBy(`select distinct alert_id from alert_matches where trip_id = '${id}' and during`),
    ).toBeLessThan(400);
  });

  it('an alert finds the flights of its airport without a look at those of other years', async () => {
    const traveller = await addTraveller(service);
    const stay = aDestination({ country_code: 'SE', entry_date: '2026-06-01', exit_date: '2026-06-30' });
    const { id } = await addTrip(traveller, aTrip({ destinations: [stay] }));
    await traveller.put(`/api/v2/trips/${id}/segments/${randomUUID()}`, {
      segment: aFlight({ destination: 'OSL', ...inJune }),
    });
    await service.database.query(
      `with old as (
         insert into trips (id, traveller_id, company_id, name, start, finish, trip_type, activities, past_alert_count, created_at, updated_at)
         select gen_random_uuid(), traveller_id, company_id, 'Old', date '2020-01-01' + n % 1500, date '2020-01-05' + n % 1500, 0, '[]', 0,
           created_at, updated_at from trips cross join generate_series(1, 3000) n where trips.id = $1 returning id, start)
       insert into trip_segments (id, trip_id, kind, fields, created_at, updated_at)
       select gen_random_uuid(), old.id, 'air', segment.fields || jsonb_build_object(
           'departure_datetime', old.start || 'T10:00:00', 'arrival_datetime', old.start || 'T12:00:00'), now(), now()
       from old cross join trip_segments segment where segment.trip_id = $1`,
      [id],
    );
    await service.database.execute('analyze');
    const alert = await publish(service, { country_ids: ['JP'], airport_ids: ['OSL'] });
    expect(
      await countReadBy(`select distinct trip_id from alert_matches where alert_id = '${alert.id}'`),
    ).toBeLessThan(400);
  });

  it('a check-in finds those of where it was made without a look at them', async () => {
    const traveller = await addTraveller(service);
    const oslo = { latitude: 59.9139, longitude: 10.7522, country_code: 'NO' };
    await traveller.post('/api/v2/check_ins', { check_in: aCheckIn(oslo) });
    const asked: Promise<number>[] = [];
    const query: Queryable['query'] = (sql, values) => {
      asked.push(countReadBy(sql, values));
      return Promise.resolve([]);
    };
    const job = { subject_id: traveller.id } as JobRun['job'];
    await matchCheckIn({
      job,
      now: () => service.clock.now,
      step: (work) => work({ ...service.database, query }),
    });
    const reads = await Promise.all(asked);
    // Who helps them, and what holds there.
    expect(reads).toHaveLength(2);
    for (const read of reads) expect(read).toBeLessThan(500);
  });
});
