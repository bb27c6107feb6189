import { z } from 'zod';

import { Notification } from '@/contract/notification';
import { NotificationType } from '@/contract/notification-type';

import { queryOne } from '../src/database/database';
import { addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aTraveller, aTrip } from './support/builders';
import { addPhone, anEntryRequirement, publishRule } from './support/publishing';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

const PUBLISHING = '/api/v2/publishing/entry_requirements';

describe('a rule on entry', () => {
  let service: ServiceAtWork;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    await service.database.query('delete from entry_requirements where created_at > $1', [SAMPLE_MOMENT]);
    await service.database.query(`delete from travellers where email like 'robin.%'`);
    service.pushes.taken.length = 0;
  });

  const stay = (country_code: string, entry_date: string, exit_date: string) =>
    aDestination({ country_code, entry_date, exit_date });
  const goTo = async (home_country: string | null, ...destinations: ReturnType<typeof aDestination>[]) => {
    const traveller = await addTraveller(service, 'demo-company', { ...aTraveller(), home_country });
    await addTrip(traveller, aTrip({ destinations }));
    return traveller;
  };
  const laterWork = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    const result = await work();
    await service.background.run();
    return result;
  };
  const publish = (fields: Parameters<typeof publishRule>[1] = {}) =>
    laterWork(() => publishRule(service, fields));
  const change = (id: string, entry_requirement: object) =>
    laterWork(() => service.as('demo-publisher').put(`${PUBLISHING}/${id}`, { entry_requirement }));
  const toldTo = async (reader: Person) =>
    readAs(z.array(Notification), await reader.get('/api/v2/notifications')).filter(
      ({ type }) => type === NotificationType.EntryRequirement,
    );

  it('is told to whoever goes there, now or in months, and to nobody else', async () => {
    const soon = await goTo('DE', stay('NO', '2026-06-20', '2026-06-30'));
    const inAutumn = await goTo('DE', stay('NO', '2026-10-01', '2026-10-09'));
    const elsewhere = await goTo('DE', stay('SE', '2026-06-20', '2026-06-30'));
    const phone = await addPhone(soon);
    const { id } = await publish();
    for (const traveller of [soon, inAutumn]) {
      expect(await toldTo(traveller)).toMatchObject([
        { title: 'Norway: entry rules have changed', data: { entry_requirement_id: id } },
      ]);
    }
    expect(await toldTo(elsewhere)).toEqual([]);
    expect(service.pushes.taken.map(({ to }) => to)).toEqual([phone]);
  });

  it('that names countries is told to those who live there, who pass through one, and whose home is not known', async () => {
    const june = ['2026-06-20', '2026-06-30'] as const;
    const brazilian = await goTo('BR', stay('NO', ...june));
    const german = await goTo('DE', stay('NO', ...june));
    const overBrazil = await goTo('DE', stay('BR', '2026-06-17', '2026-06-19'), stay('NO', ...june));
    const unknown = await goTo(null, stay('NO', ...june));
    await publish({ affected_country_ids: ['BR'] });
    expect(await toldTo(german)).toEqual([]);
    for (const traveller of [brazilian, overBrazil, unknown]) expect(await toldTo(traveller)).toHaveLength(1);
  });

  it('is told again when it asks for another thing, not when it was only checked', async () => {
    const traveller = await goTo('DE', stay('NO', '2026-06-20', '2026-06-30'));
    const { id } = await publish();
    const [first] = await toldTo(traveller);
    await change(id, { effective_as_of: '2026-06-15T12:30:00Z', comment: 'Looked at again.', value: 1 });
    expect(await toldTo(traveller)).toEqual([first]);
    await change(id, { value: 0 });
    const told = await toldTo(traveller);
    expect(told).toHaveLength(1);
    expect(told[0]?.id).not.toBe(first?.id);
    // What was read stays read, and the change is told beside it.
    await traveller.put(`/api/v2/notifications/${told[0]?.id}/mark_read`);
    await change(id, { value: 2 });
    expect(await toldTo(traveller)).toHaveLength(2);
  });

  it('is not told to whoever planned their trip when it stood there already', async () => {
    await publish();
    const traveller = await goTo('DE', stay('NO', '2026-06-20', '2026-06-30'));
    await service.background.run();
    expect(await toldTo(traveller)).toEqual([]);
  });

  it('takes with it what was told of it', async () => {
    const traveller = await goTo('DE', stay('NO', '2026-06-20', '2026-06-30'));
    const { id } = await publish();
    await service.as('demo-publisher').delete(`${PUBLISHING}/${id}`);
    expect(await toldTo(traveller)).toEqual([]);
  });

  it('reaches two thousand trips in batches, each traveller once', async () => {
    const traveller = await goTo('DE', stay('NO', '2026-06-20', '2026-06-30'));
    await service.database.query(
      `with copies as (
         insert into travellers (id, company_id, first_name, email, key_hash, key_sealed, created_at, updated_at, home_country)
         select gen_random_uuid(), company_id, 'Robin', 'robin.copy-' || n || '@example.org', sha256(('robin' || n)::bytea), '', created_at, created_at, 'DE'
         from travellers cross join generate_series(1, 2000) n where id = $1 returning id, company_id, created_at),
       planned as (
         insert into trips (id, traveller_id, company_id, name, trip_type, activities, start, finish, past_alert_count, created_at, updated_at)
         select gen_random_uuid(), id, company_id, 'Norway', 2, '[]', '2026-06-20', '2026-06-30', 0, created_at, created_at
         from copies returning id)
       select count(*) from planned`,
      [traveller.id],
    );
    await service.database.query(
      `insert into destinations (id, trip_id, position, country_id, entry_date, exit_date, locations)
       select gen_random_uuid(), trip.id, 0, country.id, trip.start, trip.finish, '[]'
       from trips trip cross join countries country
       where trip.name = 'Norway' and country.country_code = 'NO'
         and not exists (select 1 from destinations there where there.trip_id = trip.id)`,
    );
    await publish();
    const { told, readers } = await queryOne<{ told: number; readers: number }>(
      service.database,
      'select count(*)::integer as told, count(distinct traveller_id)::integer as readers from notifications where type = 121',
    );
    expect({ told, readers }).toEqual({ told: 2001, readers: 2001 });
  });

  it('of which kind it is says which number and data it has', async () => {
    const traveller = await goTo('DE', stay('NO', '2026-06-20', '2026-06-30'));
    const answer = await laterWork(() =>
      service
        .as('demo-publisher')
        .post('/api/v2/publishing/travel_restrictions', { travel_restriction: anEntryRequirement() }),
    );
    const inbox = readAs(z.array(Notification), await traveller.get('/api/v2/notifications'));
    expect(inbox).toMatchObject([
      {
        type: NotificationType.TravelRestriction,
        title: 'Norway: travel restrictions have changed',
        data: { travel_restriction_id: answer.json<{ id: string }>().id },
      },
    ]);
  });
});
