import { JobInterrupted, startRun, type JobRun } from '../src/jobs/job-run';
import { matchAdvisory } from '../src/jobs/match-advisory';
import { matchAlert } from '../src/jobs/match-alert';
import { queryOne } from '../src/database/database';
import { returnJob, takeJob } from '../src/queue/job-queue';
import { addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { advise, changePublished, publish } from './support/publishing';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

/** More than two batches. */
const TRIPS = 1_200;

describe('what touches a thousand trips no more', () => {
  let service: ServiceAtWork;
  let person: Person;
  let tripId: string;
  beforeEach(async () => {
    service = await startServiceAtWork();
    service.clock.now = new Date(SAMPLE_MOMENT);
    person = await addTraveller(service);
    tripId = (await addTrip(person, inJune('NO'))).id;
    await service.database.query(
      `with copies as (
         insert into trips (id, traveller_id, company_id, name, trip_type, activities, start, finish, past_alert_count, created_at, updated_at)
         select gen_random_uuid(), traveller_id, company_id, 'Copy', 2, '[]', start, finish, 0, created_at, created_at
         from trips cross join generate_series(2, ${TRIPS}) n where id = $1 returning id, start, finish)
       insert into destinations (id, trip_id, position, country_id, entry_date, exit_date, locations)
       select gen_random_uuid(), copies.id, 0, country.id, start, finish, '[]'
       from copies cross join countries country where country.country_code = 'NO'`,
      [tripId],
    );
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
  });
  afterEach(() => service.close());

  const inJune = (country_code: string) =>
    aTrip({
      destinations: [aDestination({ country_code, entry_date: '2026-06-01', exit_date: '2026-06-30' })],
    });
  const countTies = async (id: string) => {
    const row = await queryOne<{ count: number }>(
      service.database,
      'select count(*)::integer as count from trip_alerts where alert_id = $1',
      [id],
    );
    return row.count;
  };
  const countTold = async (id: string) => {
    const row = await queryOne<{ count: number }>(
      service.database,
      `select count(*)::integer as count from notifications where data ->> 'alert_id' = $1::text or data ->> 'advisory_id' = $1::text`,
      [id],
    );
    return row.count;
  };
  /** As many unread notifications as there are trips: in fact each traveller gets one. */
  const tellOfEachTrip = (id: string, type: number, field: string) =>
    service.database.query(
      `insert into notifications (id, traveller_id, company_id, type, title, body, data, created_at, updated_at)
       select gen_random_uuid(), $1, company_id, $2::integer, '', '',
         jsonb_build_object('${field}', $3::text, 'trip_id', id::text), created_at, created_at
       from trips where name = 'Copy' and traveller_id = $1`,
      [person.id, type, id],
    );
  /** The job that is due, and so many steps of it. */
  const takeRun = async (steps: number) => {
    const { database, clock } = service;
    const job = await takeJob(database, 'matching', clock.now);
    if (!job) throw new Error('what was changed is matched');
    let left = steps;
    return {
      job,
      run: startRun(
        database,
        job,
        () => clock.now,
        () => (left -= 1) < 0,
      ),
    };
  };
  const workOff = async ({ job }: Pick<JobRun, 'job'>) => {
    await returnJob(service.database, job, service.clock.now);
    await service.background.run();
  };
  /** What is done between the first step and the next. */
  const afterFirst = (run: JobRun, act: () => Promise<unknown>): JobRun => {
    let isFirst = true;
    return {
      ...run,
      async step(work) {
        const result = await run.step(work);
        if (isFirst) {
          isFirst = false;
          await act();
        }
        return result;
      },
    };
  };

  async function publishAndMove() {
    const { id } = await publish(service);
    await service.background.run();
    expect(await countTies(id)).toBe(TRIPS);
    await tellOfEachTrip(id, 110, 'alert_id');
    await changePublished(service, id, { country_ids: ['SE'] });
    return id;
  }

  it('is untied from them in batches, and goes on where it was broken off', async () => {
    const id = await publishAndMove();
    const told = await countTold(id);
    const { run } = await takeRun(2);
    await expect(matchAlert(run)).rejects.toThrow(new JobInterrupted('stopping'));
    expect([await countTies(id), await countTold(id)]).toEqual([TRIPS - 500, told]);
    await returnJob(service.database, run.job, service.clock.now);
    const again = await takeRun(4);
    await expect(matchAlert(again.run)).rejects.toThrow(new JobInterrupted('stopping'));
    expect([await countTies(id), await countTold(id)]).toEqual([0, told - 500]);
    await workOff(again);
    expect([await countTies(id), await countTold(id)]).toEqual([0, 0]);
  });

  it('keeps a trip that was changed meanwhile, and is touched again', async () => {
    const id = await publishAndMove();
    const { run } = await takeRun(100);
    await matchAlert(afterFirst(run, () => person.put(`/api/v1/trips/${tripId}`, { trip: inJune('SE') })));
    expect(await countTies(id)).toBe(1);
  });

  it('is taken back of an advisory in batches, also of one that is closed while it is told', async () => {
    const { id } = await advise(service);
    const first = await takeRun(2);
    await expect(matchAdvisory(first.run)).rejects.toThrow(new JobInterrupted('stopping'));
    await tellOfEachTrip(id, 111, 'advisory_id');
    const told = await countTold(id);
    await service
      .as('demo-publisher')
      .put(`/api/v2/publishing/advisories/${id}`, { advisory: { status: 1 } });
    await returnJob(service.database, first.job, service.clock.now);
    const closed = await takeRun(2);
    await expect(matchAdvisory(closed.run)).rejects.toThrow(new JobInterrupted('stopping'));
    expect(await countTold(id)).toBe(told - 500);
    await workOff(closed);
    expect(await countTold(id)).toBe(0);
  });
});
