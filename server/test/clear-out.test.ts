import { randomUUID } from 'node:crypto';

import { CheckInStatus } from '@/contract/check-in';
import { MessageType } from '@/contract/conversation';
import { RoleType } from '@/contract/role';

import { queryOne } from '../src/database/database';
import { clearOut } from '../src/jobs/clear-out';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { addTraveller, addTrip, addUser, type Person } from './support/actors';
import { aCheckIn } from './support/builders';
import { findTablesHolding } from './support/database-state';
import { startTestService, type TestService } from './support/test-service';

describe('clearing out', () => {
  let service: TestService;
  let traveller: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date('2026-06-30T08:00:00Z');
    traveller = await addTraveller(service);
  });

  const clearOutAt = (moment: string) => clearOut(service.database, new Date(moment));

  async function isThere(table: 'trips' | 'travellers', id: string): Promise<boolean> {
    const sql = `select count(*)::integer as count from ${table} where id = $1`;
    return (await queryOne<{ count: number }>(service.database, sql, [id])).count === 1;
  }

  it('removes a trip for good three months after its removal, and not a moment earlier', async () => {
    const trip = await addTrip(traveller);
    await traveller.delete(`/api/v1/trips/${trip.id}`);
    await clearOutAt('2026-09-29T08:00:00Z');
    expect(await isThere('trips', trip.id)).toBe(true);
    await clearOutAt('2026-09-30T08:00:00Z');
    expect(await isThere('trips', trip.id)).toBe(true);
    await clearOutAt('2026-09-30T08:00:01Z');
    expect(await isThere('trips', trip.id)).toBe(false);
  });

  it('tells those who ask in time of the removal', async () => {
    const trip = await addTrip(traveller);
    await traveller.delete(`/api/v1/trips/${trip.id}`);
    await clearOutAt('2026-09-29T08:00:00Z');
    const changed = await traveller.get('/api/v1/trips?since=0');
    expect(changed.json<{ id: string; deleted_at: string }[]>()).toMatchObject([
      { id: trip.id, deleted_at: '2026-06-30T08:00:00.000Z' },
    ]);
  });

  it('leaves trips that nobody removed, however old', async () => {
    const trip = await addTrip(traveller);
    await clearOutAt('2046-01-01T00:00:00Z');
    expect(await isThere('trips', trip.id)).toBe(true);
  });

  it('removes a removed traveller with all that was theirs', async () => {
    const trip = await addTrip(traveller);
    await traveller.post('/api/v1/users/check_in', { checkin_at: 1_782_800_000, latitude: 1, longitude: 2 });
    await service.as('demo-company').delete(`/api/v1/partner/travellers/${traveller.id}`);
    await clearOutAt('2026-09-30T08:00:00Z');
    expect(await isThere('travellers', traveller.id)).toBe(true);
    await clearOutAt('2026-09-30T08:00:01Z');
    expect(await isThere('travellers', traveller.id)).toBe(false);
    expect(await isThere('trips', trip.id)).toBe(false);
  });

  it('takes removed travellers one after the other, and the rest the next time where it is stopped in between', async () => {
    const others = [await addTraveller(service), await addTraveller(service)];
    const all = [traveller, ...others];
    for (const { id } of all) await service.as('demo-company').delete(`/api/v1/partner/travellers/${id}`);
    const countThere = async () =>
      (await Promise.all(all.map(({ id }) => isThere('travellers', id)))).filter(Boolean).length;
    let looks = 0;
    await clearOut(service.database, new Date('2026-09-30T08:00:01Z'), () => (looks += 1) > 2);
    expect(await countThere()).toBe(1);
    await clearOutAt('2026-09-30T08:00:01Z');
    expect(await countThere()).toBe(0);
  });

  it('leaves nothing that leads to what a removed traveller asked for, and marks where they answered others', async () => {
    const asked = (await traveller.post('/api/v2/issues', { issue: { type: 10 } })).json<{ id: string }>();
    const agent = await addUser(service, COMPANY_ID, RoleType.OrganizationAdmin);
    await agent.post(`/api/v2/issues/${asked.id}/claim`);
    const other = await addTraveller(service);
    const { id } = (await other.post('/api/v2/issues', { issue: { type: 10 } })).json<{ id: string }>();
    await agent.post(`/api/v2/issues/${id}/claim`);
    const talk = (await other.get(`/api/v2/issues/${id}/conversation`)).json<{ id: string }>();
    const messages = `/api/v2/conversations/${talk.id}/messages`;
    await agent.post(messages, { message: { body: 'Where are you?', client_id: randomUUID() } });
    for (const gone of [traveller, agent])
      await service.as('demo-company').delete(`/api/v2/org/${COMPANY_ID}/users/${gone.id}`);
    await clearOutAt('2026-09-30T08:00:01Z');
    for (const trace of [asked.id, agent.id])
      expect([trace, await findTablesHolding(service.database, trace)]).toEqual([trace, []]);
    expect((await other.get(`${messages}?after=2`)).json()).toMatchObject([
      { type: MessageType.Deleted, user_id: null, body: null, position: 2, revision: 3 },
      { type: MessageType.ServerAnnouncement, body: 'Somebody has joined.', position: 1, revision: 4 },
    ]);
  });

  it('forgets the calls for help of travellers who are gone, and only theirs', async () => {
    const other = await addTraveller(service);
    const help = { check_in: aCheckIn({ status: CheckInStatus.Help }) };
    await traveller.post('/api/v2/check_ins', help);
    await other.post('/api/v2/check_ins', help);
    await service.as('demo-company').delete(`/api/v1/partner/travellers/${traveller.id}`);
    await clearOutAt('2026-09-30T08:00:01Z');
    const calls = await service.database.query<{ id: string }>(
      `select distinct data ->> 'user_id' as id from notifications where type = 53 and data ->> 'user_id' = any($1)`,
      [[traveller.id, other.id]],
    );
    expect(calls).toEqual([{ id: other.id }]);
  });

  it('takes a trip whose alerts were read', async () => {
    const trip = await addTrip(traveller);
    await traveller.put('/api/v1/alerts/pan-american-highway-cauca/mark_read');
    await traveller.delete(`/api/v1/trips/${trip.id}`);
    await clearOutAt('2027-01-01T00:00:00Z');
    expect(await isThere('trips', trip.id)).toBe(false);
  });
});
