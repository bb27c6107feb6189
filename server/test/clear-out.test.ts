import { CheckInStatus } from '@/contract/check-in';

import { queryOne } from '../src/database/database';
import { clearOut } from '../src/jobs/clear-out';
import { addTraveller, addTrip, type Person } from './support/actors';
import { aCheckIn } from './support/builders';
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
