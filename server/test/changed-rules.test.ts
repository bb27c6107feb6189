import { z } from 'zod';

import { Notification } from '@/contract/notification';
import { NotificationType } from '@/contract/notification-type';

import type { Database } from '../src/database/database';
import { LANES } from '../src/jobs/background-work';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aTraveller, aTrip } from './support/builders';
import { dyingInEverySecond } from './support/dying-database';
import { addPhone, anEntryRequirement } from './support/publishing';
import { readAs } from './support/read-as';
import { startServiceWithMails, type ServiceWithMails } from './support/service-at-work';
import { startTestService } from './support/test-service';
import { addToldTravellers } from './support/told-travellers';
import { watchDatabase } from './support/watched-database';

const RULES = [
  ['entry_requirement', NotificationType.EntryRequirement],
  ['travel_restriction', NotificationType.TravelRestriction],
] as const;
/** What grows with those who were told. */
const OF_THE_TOLD = ['notifications', 'notices', 'push_messages', 'travellers', 'trips', 'event_travellers'];

describe.each(RULES)('a changed %s', (kind, type) => {
  let service: ServiceWithMails;
  let traveller: Person;
  let phone: string;
  beforeAll(async () => {
    service = await startServiceWithMails();
    const somebody = { ...aTraveller(), home_country: 'DE' };
    traveller = await addTraveller(service, 'demo-company', somebody);
    phone = await addPhone(traveller);
    const stay = aDestination({ country_code: 'NO', entry_date: '2026-06-20', exit_date: '2026-06-30' });
    await addTrip(traveller, aTrip({ destinations: [stay] }));
    await service.background.runAfter(1);
  });
  beforeEach(async () => {
    await service.database.query('delete from entry_requirements');
    await service.background.run();
    service.pushes.taken.length = 0;
    service.mails.taken.length = 0;
  });
  afterAll(() => service.close());

  const field = `${kind}_id`;
  const later = () => void (service.clock.now = new Date(service.clock.now.getTime() + 60_000));
  const write = async () => {
    later();
    const body = { [kind]: anEntryRequirement() };
    const answer = await service.as('demo-publisher').post(`/api/v2/publishing/${kind}s`, body);
    return answer.json<{ id: string }>().id;
  };
  const change = async (id: string, value: number, by = service.as('demo-publisher')) => {
    later();
    const answer = await by.put(`/api/v2/publishing/${kind}s/${id}`, { [kind]: { value } });
    expect(answer.status).toBe(200);
  };
  const published = async () => {
    const id = await write();
    await service.background.run();
    return id;
  };
  const readInbox = async () => readAs(z.array(Notification), await traveller.get('/api/v2/notifications'));
  const lane = (name: keyof typeof LANES, tools = service.background.tools) =>
    LANES[name].step(tools, () => false);
  const failedJobs = () => service.background.lines.filter((line) => line.startsWith('a job failed'));
  const countTold = async (id: string) => {
    const [row] = await service.database.query<{ unread: number; noticed: number }>(
      `select (select count(*)::integer from notifications where data ->> $2 = $1::text and read_at is null) as unread,
         (select count(*)::integer from notices where subject_id = $1::uuid) as noticed`,
      [id, field],
    );
    return row;
  };
  const addTold = (id: string, count: number) =>
    addToldTravellers(service.database, count, [{ type, field, id }], service.clock.now);

  it('is shown to nobody as it was, from that moment on', async () => {
    const id = await write();
    await lane('matching');
    const [told] = await readInbox();
    expect(told?.data).toEqual({ [field]: id });
    const message = `/api/v2/notifications/${told?.id ?? ''}`;

    await change(id, 0);

    expect(await readInbox()).toEqual([]);
    expect((await traveller.put(`${message}/mark_read`)).status).toBe(404);
    expect((await traveller.delete(message)).status).toBe(404);
    // What was to be sent of it is not; what is sent of something else does not count it.
    await service.as('demo-company').post(`/api/v2/org/${COMPANY_ID}/check_in_requests`, {
      check_in_request: { user_ids: [traveller.id] },
    });
    for (const name of ['urgent push messages', 'push messages', 'mails'] as const) while (await lane(name));
    expect(service.pushes.taken.map(({ to, data, badge }) => [to, data.type, badge])).toEqual([
      [phone, NotificationType.SafetyRequest, 1],
    ]);
    expect(service.mails.taken).toEqual([]);
    await service.database.query('delete from notifications where type = $1', [
      NotificationType.SafetyRequest,
    ]);

    await service.background.run();
    expect(await readInbox()).toMatchObject([{ type, read_at: null, data: { [field]: id } }]);
  });

  it('stays in the inbox of whoever had read it, and what it asks now stands beside it', async () => {
    const id = await published();
    const [told] = await readInbox();
    await traveller.put(`/api/v2/notifications/${told?.id ?? ''}/mark_read`);
    await change(id, 0);
    expect(await readInbox()).toMatchObject([{ id: told?.id }]);
    await service.background.run();
    expect(await readInbox()).toMatchObject([{ read_at: null }, { id: told?.id }]);
  });

  it('is told once as it is in the end, to whoever was told in between, however often it changes', async () => {
    const id = await published();
    await change(id, 0);
    // Nobody is told while it is taken back: whoever finds whom it concerns comes again.
    await lane('matching');
    expect(await readInbox()).toEqual([]);
    await lane('changed rules');
    await change(id, 2);
    await service.background.run();
    expect(await readInbox()).toHaveLength(1);
    const [told] = await readInbox();
    await change(id, 1);
    await service.background.run();
    const [toldAgain, ...more] = await readInbox();
    expect(more).toEqual([]);
    expect(toldAgain?.id).not.toBe(told?.id);
    expect(failedJobs()).toEqual([]);
  });

  it('is told again to whoever was told a moment before by who is not done yet', async () => {
    const id = await write();
    const { tools } = service.background;
    let isTold = false as boolean;
    const transaction: Database['transaction'] = async (work) => {
      let tells = false as boolean;
      const result = await tools.database.transaction((queryable) =>
        work({
          ...queryable,
          query: (sql, values) => {
            tells ||= sql.includes('insert into notifications');
            return queryable.query(sql, values);
          },
        }),
      );
      if (tells && !isTold) {
        isTold = true;
        await change(id, 0);
      }
      return result;
    };
    await lane('matching', { ...tools, database: { ...tools.database, transaction } });
    expect(isTold).toBe(true);
    await service.background.run();
    expect(await readInbox()).toMatchObject([{ data: { [field]: id } }]);
    expect(await countTold(id)).toEqual({ unread: 1, noticed: 1 });
    // The company hears that it concerns them once for each time that they were told.
    const heard = await service.database.query<{ gathered_by: string | null }>(
      `select event.gathered_by from events event join event_travellers whom on whom.event_id = event.id
       where whom.traveller_id = $1 and event.about ->> 'id' = $2`,
      [traveller.id, id],
    );
    expect(heard).toEqual([{ gathered_by: null }, { gathered_by: null }]);
  });

  it('takes back little by little, on from where a process died', async () => {
    const id = await published();
    await addTold(id, 600);
    await change(id, 0);
    const dying = dyingInEverySecond(service.background.tools);
    const left = [await countTold(id)];
    for (let death = 1; death <= 4; death += 1) {
      await lane('changed rules', dying);
      left.push(await countTold(id));
      await expect(lane('changed rules', dying)).rejects.toThrow('the power went out');
      expect(await countTold(id)).toEqual(left.at(-1));
      expect(await readInbox()).toEqual([]);
    }
    expect(left).toEqual([
      { unread: 601, noticed: 601 },
      { unread: 101, noticed: 601 },
      { unread: 0, noticed: 601 },
      { unread: 0, noticed: 101 },
      { unread: 0, noticed: 0 },
    ]);
    await service.background.run();
    expect(await readInbox()).toHaveLength(1);
    expect(await service.database.query('select id from changed_rules')).toEqual([]);
  });

  it('that is removed before it was told again is told to nobody', async () => {
    const id = await published();
    await change(id, 0);
    await service.as('demo-publisher').delete(`/api/v2/publishing/${kind}s/${id}`);
    await service.background.run();
    expect(await readInbox()).toEqual([]);
    expect(await service.database.query('select id from changed_rules')).toEqual([]);
    expect(await countTold(id)).toMatchObject({ unread: 0 });
    expect(failedJobs()).toEqual([]);
  });

  it('was changed without a look at those who were told, however many', async () => {
    const sight = watchDatabase(service.database);
    const watched = await startTestService({}, sight.watched);
    const id = await published();
    await addTold(id, 1_000);
    await service.database.execute('analyze');
    sight.takeReads();
    await change(id, 0, watched.as('demo-publisher'));
    expect(sight.takeReads().filter(({ table }) => OF_THE_TOLD.includes(table))).toEqual([]);
    await watched.close();
  });
});
