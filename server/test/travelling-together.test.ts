import { z } from 'zod';

import { TripAlerts } from '@/contract/alert';
import { Notification } from '@/contract/notification';
import { NotificationType } from '@/contract/notification-type';
import { PartnerTrip, Trip } from '@/contract/trip';

import { queryOne } from '../src/database/database';
import { createKeyRing } from '../src/http/keys';
import { clearOut } from '../src/jobs/clear-out';
import { eraseTraveller } from '../src/resources/travellers/erase';
import { joinTrip } from '../src/resources/trips/trip-travellers';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aTraveller, aTrip } from './support/builders';
import { addPhone, publish, publishRule } from './support/publishing';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT, TEST_SECRET } from './support/sample-moment';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

const JUNE = aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-06-30' });

describe('those who go on a trip together', () => {
  let service: ServiceAtWork;
  let ada: Person;
  let ben: Person;
  let trip: Trip;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    await service.database.query('delete from alerts where created_at > $1', [SAMPLE_MOMENT]);
    await service.database.query('delete from entry_requirements where created_at > $1', [SAMPLE_MOMENT]);
    await service.database.query(`delete from travellers where email like 'robin.%'`);
    service.pushes.taken.length = 0;
    ada = await addTraveller(service, 'demo-company', { ...aTraveller(), home_country: 'DE' });
    ben = await addTraveller(service, 'demo-company', { ...aTraveller(), home_country: 'BR' });
    trip = await addTrip(ada, aTrip({ destinations: [JUNE] }));
    later();
    await join(ben);
  });

  const later = () => void (service.clock.now = new Date(service.clock.now.getTime() + 60_000));
  const join = (person: Person) =>
    service.database.transaction((transaction) =>
      joinTrip(transaction, trip.id, [person.id], service.clock.now),
    );
  const laterWork = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    later();
    const result = await work();
    await service.background.run();
    return result;
  };
  const listTrips = async (person: Person, query = '') =>
    readAs(z.array(Trip), await person.get(`/api/v1/trips${query}`));
  const toldOf = async (person: Person, wanted: number) =>
    readAs(z.array(Notification), await person.get('/api/v2/notifications')).filter(
      ({ type }) => type === wanted,
    );
  const revisionOf = (person: Person) =>
    queryOne<{ trips: number; alerts: number }>(
      service.database,
      'select trips_revision as trips, alerts_revision as alerts from travellers where id = $1',
      [person.id],
    );
  const travellersOf = async () => {
    const answer = await service.as('demo-company').get(`/api/v1/partner/trips/${trip.id}`);
    return readAs(PartnerTrip, answer).travellers.map(({ id }) => id);
  };

  it('each have it in their list, under their own name; nobody else does', async () => {
    const eve = await addTraveller(service);
    expect(await listTrips(ada)).toMatchObject([{ id: trip.id, user_id: ada.id }]);
    expect(await listTrips(ben)).toMatchObject([{ id: trip.id, user_id: ben.id }]);
    expect(await listTrips(eve)).toEqual([]);
    const ofTrip = ['', '/alerts', '/advisories', '/hospitals'].map(
      (path) => `/api/v1/trips/${trip.id}${path}`,
    );
    const ofTripV2 = ['/alerts', '/diseases', '/segments'].map((path) => `/api/v2/trips/${trip.id}${path}`);
    for (const address of [...ofTrip, ...ofTripV2]) {
      expect((await ben.get(address)).status).toBe(200);
      expect((await eve.get(address)).status).toBe(404);
    }
    expect(await travellersOf()).toEqual([ada.id, ben.id]);
  });

  it('hear by `since` of a trip that they came to after it was made', async () => {
    const whenMade = SAMPLE_MOMENT.getTime() / 1000;
    expect(await listTrips(ada, `?since=${whenMade}`)).toEqual([]);
    expect(await listTrips(ben, `?since=${whenMade}`)).toMatchObject([{ id: trip.id }]);
  });

  it('all read anew what one of them changed', async () => {
    const before = [await revisionOf(ada), await revisionOf(ben)];
    await ben.put(`/api/v1/trips/${trip.id}`, { trip: aTrip({ name: 'Fjords', destinations: [JUNE] }) });
    const after = [await revisionOf(ada), await revisionOf(ben)];
    for (const [index, { trips }] of after.entries())
      expect(trips).toBeGreaterThan(before[index]?.trips ?? 0);
    expect(await listTrips(ada)).toMatchObject([{ name: 'Fjords' }]);
  });

  it('mute it each for themselves', async () => {
    const [toAda, toBen] = [await addPhone(ada), await addPhone(ben)];
    for (const muted of [ada, ben]) {
      await muted.put(`/api/v1/trips/${trip.id}/change_trip_settings`, { trip: { muted: true } });
      await laterWork(() => publish(service, { country_ids: ['NO'] }));
      await muted.put(`/api/v1/trips/${trip.id}/change_trip_settings`, { trip: { muted: false } });
    }
    const shown = service.pushes.taken.filter(({ title }) => title !== undefined).map(({ to }) => to);
    expect(shown).toEqual([toBen, toAda]);
    expect(await toldOf(ada, NotificationType.TripAlert)).toHaveLength(1);
    expect(await toldOf(ben, NotificationType.TripAlert)).toHaveLength(1);
  });

  it('hear of an alert once each, by one event of their company', async () => {
    const alert = await laterWork(() => publish(service, { country_ids: ['NO'] }));
    for (const person of [ada, ben]) {
      expect(await toldOf(person, NotificationType.TripAlert)).toMatchObject([
        { data: { trip_id: trip.id, alert_id: alert.id } },
      ]);
      const read = await person.get(`/api/v1/trips/${trip.id}/alerts`);
      expect(readAs(TripAlerts, read).trip_alerts).toMatchObject([{ alert_id: alert.id }]);
    }
    const named = await service.database.query<{ event_id: string; traveller_id: string }>(
      `select event_id, traveller_id from event_travellers
       where data ->> 'alert_id' = $1 and traveller_id = any($2::uuid[])`,
      [alert.id, [ada.id, ben.id]],
    );
    expect(named.map(({ traveller_id }) => traveller_id).sort()).toEqual([ada.id, ben.id].sort());
    expect(new Set(named.map(({ event_id }) => event_id)).size).toBe(1);
  });

  it('do not hear of what stood in the trip when they came to it', async () => {
    const late = await addTraveller(service);
    later();
    await publish(service, { country_ids: ['NO'] });
    later();
    await join(late);
    await service.background.run();
    expect(await toldOf(ben, NotificationType.TripAlert)).toHaveLength(1);
    expect(await toldOf(late, NotificationType.TripAlert)).toEqual([]);
  });

  it('hear of a rule on entry only where it concerns them', async () => {
    await laterWork(() => publishRule(service, { affected_country_ids: ['BR'] }));
    expect(await toldOf(ben, NotificationType.EntryRequirement)).toHaveLength(1);
    expect(await toldOf(ada, NotificationType.EntryRequirement)).toEqual([]);
  });

  describe('when one of them', () => {
    it.each(['the first', 'the other'])('removes it, %s: the others keep it', async (who) => {
      const [leaver, stayer] = who === 'the first' ? [ada, ben] : [ben, ada];
      const since = `?since=${service.clock.now.getTime() / 1000}`;
      later();
      for (const _again of [1, 2]) expect((await leaver.delete(`/api/v1/trips/${trip.id}`)).status).toBe(200);
      expect(await listTrips(leaver)).toEqual([]);
      const [removed] = await listTrips(leaver, since);
      expect(removed).toMatchObject({ id: trip.id, deleted_at: service.clock.now.toISOString() });
      expect(await listTrips(stayer)).toMatchObject([{ id: trip.id, deleted_at: null }]);
      expect(await travellersOf()).toEqual([stayer.id]);
      await laterWork(() => publish(service, { country_ids: ['NO'] }));
      expect(await toldOf(leaver, NotificationType.TripAlert)).toEqual([]);
      expect(await toldOf(stayer, NotificationType.TripAlert)).toHaveLength(1);
      await clearOut(service.database, new Date('2026-09-16T00:00:00Z'));
      expect(await listTrips(leaver, since)).toEqual([]);
      expect(await listTrips(stayer)).toHaveLength(1);
    });

    it('is removed by their company, the others keep it; with the last one it goes', async () => {
      const company = service.as('demo-company');
      await company.delete(`/api/v1/partner/travellers/${ada.id}`);
      expect(await listTrips(ben)).toMatchObject([{ id: trip.id }]);
      expect(await travellersOf()).toEqual([ben.id]);
      await company.delete(`/api/v1/partner/travellers/${ben.id}`);
      expect((await company.get(`/api/v1/partner/trips/${trip.id}`)).status).toBe(404);
    });

    it('is erased, the others keep it, and nothing says that they were of it', async () => {
      await erase(ada);
      expect(await listTrips(ben)).toMatchObject([{ id: trip.id }]);
      expect(await travellersOf()).toEqual([ben.id]);
      await erase(ben);
      const left = await service.database.query('select 1 from trips where id = $1', [trip.id]);
      expect(left).toEqual([]);
    });

    it('is erased after another left, that one still hears that it is gone', async () => {
      await ben.delete(`/api/v1/trips/${trip.id}`);
      await erase(ada);
      expect(await listTrips(ben)).toEqual([]);
      expect(await listTrips(ben, '?since=0')).toMatchObject([
        { id: trip.id, deleted_at: service.clock.now.toISOString() },
      ]);
    });
  });

  const erase = ({ id }: Person) =>
    service.database.transaction((transaction) =>
      eraseTraveller(
        transaction,
        { id, company_id: COMPANY_ID },
        createKeyRing(TEST_SECRET),
        service.clock.now,
      ),
    );
});
