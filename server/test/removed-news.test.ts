import { z } from 'zod';

import { TripAlerts } from '@/contract/alert';
import { Notification } from '@/contract/notification';
import { NotificationType } from '@/contract/notification-type';

import { queryOne, type Database, type Queryable } from '../src/database/database';
import { doBackgroundWork, LANES } from '../src/jobs/background-work';
import { loadEntryRules } from '../src/sample/load-entry-rules';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { dyingInEverySecond } from './support/dying-database';
import { addPhone, advise, publish, publishRule } from './support/publishing';
import { readAs } from './support/read-as';
import { startServiceWithMails, type ServiceWithMails } from './support/service-at-work';
import { startTestService, type TestService } from './support/test-service';
import { addToldTravellers, type ToldBy } from './support/told-travellers';
import { watchDatabase } from './support/watched-database';

declare const serviceEngine: 'embedded' | 'postgres';

/** News that travellers are told of, and that may be removed. */
const NEWS: Record<
  string,
  ToldBy & { path: string; make: (service: TestService) => Promise<{ id: string }> }
> = {
  alert: { path: 'alerts', type: NotificationType.TripAlert, field: 'alert_id', make: publish },
  advisory: { path: 'advisories', type: NotificationType.TripAdvisory, field: 'advisory_id', make: advise },
  'entry requirement': {
    path: 'entry_requirements',
    type: NotificationType.EntryRequirement,
    field: 'entry_requirement_id',
    make: publishRule,
  },
  'travel restriction': {
    path: 'travel_restrictions',
    type: NotificationType.TravelRestriction,
    field: 'travel_restriction_id',
    make: async (service) => {
      const travel_restriction = { type: 1, value: 1, origin_country_id: 'NO' };
      const body = { travel_restriction };
      return (await service.as('demo-publisher').post('/api/v2/publishing/travel_restrictions', body)).json();
    },
  },
};
/** What grows with those who were told. */
const OF_THE_TOLD = [
  'notifications',
  'notices',
  'push_messages',
  'trip_alerts',
  'alert_reads',
  'travellers',
  'trips',
];

/** The embedded engine has one connection, for which everybody else waits. */
async function untilDoneOrHeldUp(work: Promise<unknown>, transaction: Queryable): Promise<void> {
  let isDone = serviceEngine === 'embedded';
  void work.finally(() => (isDone = true));
  while (!isDone) {
    const heldUp = await transaction.query(
      `select 1 as found from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (heldUp.length > 0) return;
  }
}

const removing = (service: TestService, path: string, id: string) =>
  service.as('demo-publisher').delete(`/api/v2/publishing/${path}/${id}`);

describe('removed news', () => {
  let service: ServiceWithMails;
  let traveller: Person;
  let phone: string;
  let tripId: string;
  beforeAll(async () => {
    service = await startServiceWithMails();
    traveller = await addTraveller(service);
    phone = await addPhone(traveller);
    const stay = aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-06-30' });
    ({ id: tripId } = await addTrip(traveller, aTrip({ destinations: [stay] })));
    later();
    await service.background.run();
  });
  afterAll(() => service.close());

  const later = () => void (service.clock.now = new Date(service.clock.now.getTime() + 60_000));
  const readInbox = async () =>
    readAs(z.array(Notification), await traveller.get('/api/v2/notifications')).map(({ title }) => title);
  const readTopics = async () => {
    const { headers } = await traveller.get('/api/v1/trips?since=2000000000', { 'data-topics': 'NO' });
    return Object.fromEntries(
      (headers['data-revision'] ?? '').split('; ').map((topic) => topic.split('=') as [string, string]),
    );
  };
  const countLeft = (id: string) =>
    queryOne<{ notifications: number; tied: number; read: number; noticed: number; removed: number }>(
      service.database,
      `select (select count(*)::integer from notifications where data ->> 'alert_id' = $1::text) as notifications,
         (select count(*)::integer from trip_alerts where alert_id = $1::uuid) as tied,
         (select count(*)::integer from alert_reads where alert_id = $1::uuid) as read,
         (select count(*)::integer from notices where subject_id = $1::uuid) as noticed,
         (select count(*)::integer from removed_news) as removed`,
      [id],
    );
  const match = () => LANES.matching.step(service.background.tools, () => false);

  it.each(Object.entries(NEWS))('is shown to nobody from that moment on: %s', async (_word, news) => {
    const { id } = await news.make(service);
    await match();
    const [notification] = readAs(z.array(Notification), await traveller.get('/api/v2/notifications'));
    expect(notification?.data).toMatchObject({ [news.field]: id });
    const inbox = await traveller.get('/api/v2/notifications');
    const messages = { notification: `/api/v2/notifications/${notification?.id ?? ''}` };

    await removing(service, news.path, id);

    const again = await traveller.get('/api/v2/notifications', { 'if-none-match': inbox.headers.etag ?? '' });
    expect([again.status, again.text]).toEqual([200, '[]']);
    expect((await traveller.put(`${messages.notification}/mark_read`)).status).toBe(404);
    expect((await traveller.delete(messages.notification)).status).toBe(404);

    // What was to be sent of it is not; what is sent of something else does not count it.
    service.pushes.taken.length = 0;
    service.mails.taken.length = 0;
    await service.as('demo-company').post(`/api/v2/org/${COMPANY_ID}/check_in_requests`, {
      check_in_request: { user_ids: [traveller.id] },
    });
    for (const lane of ['urgent push messages', 'push messages', 'mails'] as const)
      while (await LANES[lane].step(service.background.tools, () => false));
    expect(service.pushes.taken.map(({ to, data, badge }) => [to, data.type, badge])).toEqual([
      [phone, NotificationType.SafetyRequest, 1],
    ]);
    expect(service.mails.taken).toEqual([]);
    await service.database.query('delete from notifications where traveller_id = $1', [traveller.id]);
  });

  it('touches no trip any more', async () => {
    const { id } = await publish(service);
    await match();
    const readTripAlerts = async () =>
      readAs(TripAlerts, await traveller.get(`/api/v1/trips/${tripId}/alerts`)).trip_alerts.map(
        ({ alert_id }) => alert_id,
      );
    expect(await readTripAlerts()).toEqual([id]);
    await traveller.put(`/api/v1/alerts/${id}/mark_read`);
    await removing(service, 'alerts', id);
    expect(await readTripAlerts()).toEqual([]);
    expect((await traveller.get(`/api/v2/trips/${tripId}/alerts`)).json()).toEqual([]);
    expect((await traveller.get(`/api/v1/alerts/${id}/from_push`)).status).toBe(404);
    expect((await traveller.put(`/api/v1/alerts/${id}/mark_read`)).status).toBe(404);
    const touched = `/api/v2/org/${COMPANY_ID}/alerts/${id}/trip_alerts`;
    expect((await service.as('demo-company').get(touched)).status).toBe(404);
  });

  it('leaves nothing behind once the work is done, and devices are told', async () => {
    const { id } = await publish(service);
    await service.background.run();
    await traveller.put(`/api/v1/alerts/${id}/mark_read`);
    const before = await readTopics();
    await removing(service, 'alerts', id);
    await service.background.run();
    const after = await readTopics();
    for (const topic of ['messages', 'alerts'])
      expect([topic, after[topic]]).not.toEqual([topic, before[topic]]);
    expect(await countLeft(id)).toEqual({ notifications: 0, tied: 0, read: 0, noticed: 0, removed: 0 });
    expect(service.background.lines).toEqual([]);
  });

  it('goes little by little, on from where a process died', async () => {
    const { id } = await publish(service);
    await addToldTravellers(
      service.database,
      600,
      [{ type: NotificationType.TripAlert, field: 'alert_id', id }],
      service.clock.now,
    );
    await removing(service, 'alerts', id);
    const { tools } = service.background;
    const dying = dyingInEverySecond(tools);
    const step = (with_: typeof tools) => LANES['removed news'].step(with_);
    const left = [await countLeft(id)];
    for (let death = 1; death <= 2; death += 1) {
      await step(dying);
      left.push(await countLeft(id));
      await expect(step(dying)).rejects.toThrow('the power went out');
      expect(await countLeft(id)).toEqual(left.at(-1));
      expect(await readInbox()).toEqual([]);
    }
    expect(left.map(({ notifications }) => notifications)).toEqual([600, 100, 0]);
    await doBackgroundWork(tools);
    expect(await countLeft(id)).toEqual({ notifications: 0, tied: 0, read: 0, noticed: 0, removed: 0 });
  });

  it.each(Object.entries(NEWS))(
    'is told to nobody by who finds them at that very moment: %s',
    async (_word, news) => {
      const { id } = await news.make(service);
      const { tools } = service.background;
      let removal: Promise<unknown> | undefined;
      const transaction: Database['transaction'] = (work) =>
        tools.database.transaction((queryable) =>
          work({
            ...queryable,
            query: async (sql, values) => {
              if (sql.includes('insert into notifications') && !removal) {
                removal = removing(service, news.path, id);
                await untilDoneOrHeldUp(removal, queryable);
                // What there was of it by then is gone.
                if (serviceEngine === 'postgres') while (await LANES['removed news'].step(tools));
              }
              return queryable.query(sql, values);
            },
          }),
        );
      const database = { ...tools.database, transaction };
      await LANES.matching.step({ ...tools, database }, () => false);
      expect(await removal).toMatchObject({ status: 200 });
      await service.background.run();
      expect(await readInbox()).toEqual([]);
      expect(
        await service.database.query('select 1 as found from notifications where data ->> $2 = $1', [
          id,
          news.field,
        ]),
      ).toEqual([]);
    },
  );

  it('is tied and told to nobody by who came too late', async () => {
    const { id } = await publish(service);
    await removing(service, 'alerts', id);
    await service.background.run();
    // As a process that found it before it was removed would go on.
    await service.database.query(
      'insert into trip_alerts (id, trip_id, alert_id) values (gen_random_uuid(), $1, $2)',
      [tripId, id],
    );
    await service.database.query(
      'insert into alert_reads (traveller_id, alert_id, read_at) values ($1, $2, $3)',
      [traveller.id, id, service.clock.now],
    );
    expect(await countLeft(id)).toEqual({ notifications: 0, tied: 0, read: 0, noticed: 0, removed: 0 });
  });

  it.each(Object.entries(NEWS))('is forgotten with who was told of it: %s', async (_word, news) => {
    const { id } = await news.make(service);
    const kept = await news.make(service);
    await service.background.run();
    const noticed = () =>
      service.database.query('select distinct subject_id from notices where subject_id = any($1::uuid[])', [
        [id, kept.id],
      ]);
    expect(await noticed()).toHaveLength(2);
    await removing(service, news.path, id);
    await service.background.run();
    expect(await noticed()).toEqual([{ subject_id: kept.id }]);
    await removing(service, news.path, kept.id);
    await service.background.run();
  });

  it('is none that is written again under its id, as another edition of the sample set is', async () => {
    await service.background.run();
    await service.database.transaction((transaction) => loadEntryRules(transaction, service.clock.now));
    expect(await service.database.query('select id from removed_news')).toEqual([]);
  });

  it('was removed without a look at those who were told, however many', async () => {
    const sight = watchDatabase(service.database);
    const watched = await startTestService({}, sight.watched);
    const told = await Promise.all(
      Object.values(NEWS).map(async (news) => ({ ...news, ...(await news.make(service)) })),
    );
    await addToldTravellers(service.database, 1_000, told, service.clock.now);
    await service.database.execute('analyze');
    for (const { path, id } of told) {
      sight.takeReads();
      expect((await removing(watched, path, id)).status).toBe(200);
      const looks = sight.takeReads().filter(({ table }) => OF_THE_TOLD.includes(table));
      expect([path, looks]).toEqual([path, []]);
    }
    await watched.close();
  });
});
