import type { Queryable } from '../src/database/database';
import { collectTrips } from '../src/jobs/matched-trips';
import type { JobRun } from '../src/jobs/job-run';
import { collectPlaces } from '../src/jobs/tell-at-places';
import { listCountryAdvisories } from '../src/resources/advisories/queries';
import { listCountryAlerts, matchTripAlerts } from '../src/resources/alerts/queries';
import { listTripAlerts } from '../src/resources/alerts/trip-alerts';
import { countryId } from '../src/sample/sample-ids';
import { addCompany, addTraveller, addTrip, type Person } from './support/actors';
import { aCheckIn, aDestination, aTrip } from './support/builders';
import { advise, publish } from './support/publishing';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

const FILTER_FUNCTIONS = ['has_filters', 'is_left_out', 'alert_left_out', 'advisory_left_out'];
const MANY = 12;
const stay = { country_code: 'NO', entry_date: '2026-06-10', exit_date: '2026-06-30' };
const inNorway = aTrip({ destinations: [aDestination(stay)] });

describe('for whoever has no filters', () => {
  let service: ServiceAtWork;
  let company: Person;
  let ann: Person;
  let tripId: string;
  let alertId: string;
  beforeAll(async () => {
    service = await startServiceAtWork();
    company = await addCompany(service);
    ann = await addTraveller(service, company.key);
    ({ id: tripId } = await addTrip(ann, inNorway));
    for (let count = 0; count < MANY; count += 1) {
      ({ id: alertId } = await publish(service));
      await advise(service);
    }
    await service.background.run();
  });
  afterAll(() => service.close());

  /** How often each function of filters is called by some work, of which nothing is kept. */
  async function callsOf(work: (transaction: Queryable) => Promise<unknown>) {
    const calls: Record<string, number> = {};
    const undone = new Error('undone');
    const tried = service.database.transaction(async (transaction) => {
      await transaction.query(`set local track_functions = 'all'`);
      const count = async () => {
        const rows = await transaction.query<{ funcname: string; calls: number }>(
          'select funcname, calls::integer as calls from pg_stat_xact_user_functions where funcname = any($1)',
          [FILTER_FUNCTIONS],
        );
        return new Map(rows.map((row) => [row.funcname, row.calls]));
      };
      const before = await count();
      await work(transaction);
      for (const [name, times] of await count())
        if (times > (before.get(name) ?? 0)) calls[name] = times - (before.get(name) ?? 0);
      throw undone;
    });
    await expect(tried).rejects.toBe(undone);
    return calls;
  }
  const languages = ['en'] as const;
  const reader = () => ({ id: ann.id, companyId: company.id }) as Parameters<typeof listCountryAlerts>[2];
  const countOf = (text: string) => text.split('"headline"').length - 1;

  it('a trip’s alerts are read without a look at what filters would ask of each', async () => {
    const asked = { tripId, isAll: false, now: service.clock.now };
    const calls = await callsOf(async (transaction) => {
      const { document } = await listTripAlerts(transaction, languages, ann.id, asked);
      expect(countOf(document)).toBe(MANY);
    });
    expect(calls).toEqual({});
  });

  it('so is what a country has, but for one question a list', async () => {
    const now = service.clock.now;
    const alerts = await callsOf(async (transaction) => {
      const asked = { countryId: countryId('NO'), now, query: {} };
      const { document } = await listCountryAlerts(transaction, languages, reader(), asked);
      expect(countOf(document)).toBe(MANY);
    });
    const advisories = await callsOf(async (transaction) => {
      const { document } = await listCountryAdvisories(transaction, languages, reader(), countryId('NO'), {});
      expect(countOf(document)).toBe(MANY);
    });
    // Of the company's filters, and of both.
    expect([alerts, advisories]).toEqual([{ has_filters: 2 }, { has_filters: 2 }]);
  });

  it('so is a trip matched', async () => {
    expect(await callsOf((transaction) => matchTripAlerts(transaction, tripId))).toEqual({ has_filters: 1 });
  });

  it('an alert is matched with one question a company, however many of its travellers it touches', async () => {
    for (let count = 0; count < 3; count += 1) {
      await addTrip(await addTraveller(service, company.key), inNorway);
      const wanderer = await addTraveller(service, company.key);
      await wanderer.post('/api/v2/check_ins', { check_in: aCheckIn({ country_code: 'NO' }) });
    }
    const job = { id: '00000000-0000-4000-8000-000000000001', subject_id: alertId } as JobRun['job'];
    const run = { job, now: () => service.clock.now } as JobRun;
    const matches = { view: 'alert_matches', of: 'alert_id' } as const;
    const count = async (transaction: Queryable, table: string) =>
      (await transaction.query(`select 1 from ${table} where job_id = $1`, [job.id])).length;
    const calls = await callsOf(async (transaction) => {
      await transaction.query(
        `insert into jobs (id, kind, subject_id, due_at) values ($1, 'match-alert', $2, $3)`,
        [job.id, alertId, service.clock.now],
      );
      await collectTrips(transaction, run, matches);
      expect(await count(transaction, 'matched_trips')).toBe(4);
      await collectPlaces(transaction, run);
      expect(await count(transaction, 'matched_places')).toBe(3);
    });
    expect(calls).toEqual({ alert_left_out: 2, has_filters: 2 });
  });
});
