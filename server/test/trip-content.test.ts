import { z } from 'zod';

import { Advisory } from '@/contract/advisory';
import { TripAlerts } from '@/contract/alert';
import { Hospital } from '@/contract/hospital';

import { tripId } from '../src/sample/load-trips';
import { addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { publishAdvisory, publishAlert } from './support/content';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

describe('what a trip brings along', () => {
  let service: TestService;
  let traveller: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    traveller = await addTraveller(service);
  });
  afterAll(() => service.close());

  const stay = (country_code: string, entry_date: string, exit_date: string) =>
    aDestination({ country_code, entry_date, exit_date });
  /** Under way since the first of June. */
  const inJune = (country: string) => aTrip({ destinations: [stay(country, '2026-06-01', '2026-06-30')] });
  const readAlerts = async (id: string) =>
    readAs(TripAlerts, await traveller.get(`/api/v1/trips/${id}/alerts`));
  const readTripAlertIds = async (id: string) =>
    (await readAlerts(id)).trip_alerts.map((tripAlert) => tripAlert.alert_id);

  describe('alerts', () => {
    it('are told apart by whether they were issued during the trip or in the month before it', async () => {
      const during = await publishAlert(service, { countries: ['NO'], created_at: '2026-06-10T08:00:00Z' });
      const before = await publishAlert(service, { countries: ['NO'], created_at: '2026-05-20T08:00:00Z' });
      await publishAlert(service, { countries: ['NO'], created_at: '2026-03-01T08:00:00Z' });
      await publishAlert(service, { countries: ['SE'], created_at: '2026-06-10T08:00:00Z' });

      const trip = await addTrip(traveller, inJune('NO'));
      const alerts = await readAlerts(trip.id);
      expect(alerts.trip_alerts.map((tripAlert) => tripAlert.alert_id)).toEqual([during]);
      expect(alerts.past_alerts.map((alert) => alert.id)).toEqual([before]);
    });

    it('belong to the trip from its first day to its last', async () => {
      const at = (created_at: string) => publishAlert(service, { countries: ['DK'], created_at });
      const eve = await at('2026-05-31T23:59:59Z');
      const first = await at('2026-06-01T00:00:00Z');
      const last = await at('2026-06-12T23:59:59Z');
      await at('2026-06-13T00:00:00Z');
      service.clock.now = new Date('2026-06-12T12:00:00Z');
      const { id } = await addTrip(
        traveller,
        aTrip({ destinations: [stay('DK', '2026-06-01', '2026-06-12')] }),
      );
      service.clock.now = new Date('2026-06-15T12:00:00Z');
      const alerts = await readAlerts(id);
      expect(alerts.trip_alerts.map((tripAlert) => tripAlert.alert_id)).toEqual([last, first]);
      expect(alerts.past_alerts.map((alert) => alert.id)).toEqual([eve]);
    });

    it('concern the days on which the traveller is in the country', async () => {
      const issued = { countries: ['AL'], created_at: '2026-06-10T08:00:00Z' };
      const onceGone = await publishAlert(service, { ...issued, start: '2026-06-20T00:00:00Z' });
      const beforeArrival = await publishAlert(service, { ...issued, finish: '2026-06-04T23:59:59Z' });
      const meanwhile = await publishAlert(service, {
        ...issued,
        start: '2026-06-09T00:00:00Z',
        finish: '2026-06-25T00:00:00Z',
      });
      const trip = await addTrip(
        traveller,
        aTrip({
          destinations: [
            stay('HR', '2026-06-01', '2026-06-05'),
            stay('AL', '2026-06-05', '2026-06-12'),
            stay('RS', '2026-06-12', '2026-06-30'),
          ],
        }),
      );
      const ids = await readTripAlertIds(trip.id);
      expect(ids).toEqual([meanwhile]);
      expect(ids).not.toContain(onceGone);
      expect(ids).not.toContain(beforeArrival);
    });

    it('that lie ahead of an upcoming trip are past alerts of it, up to now', async () => {
      const lately = await publishAlert(service, { countries: ['NZ'], created_at: '2026-06-14T00:00:00Z' });
      await publishAlert(service, { countries: ['NZ'], created_at: '2026-06-18T00:00:00Z' });
      const trip = await addTrip(
        traveller,
        aTrip({
          destinations: [stay('NZ', '2026-06-20', '2026-06-25'), stay('NZ', '2026-06-25', '2026-06-30')],
        }),
      );
      const alerts = await readAlerts(trip.id);
      expect(alerts.trip_alerts).toEqual([]);
      expect(alerts.past_alerts.map((alert) => alert.id)).toEqual([lately]);
    });

    it('say whether they matter after leaving', async () => {
      const created_at = '2026-06-10T08:00:00Z';
      const illness = await publishAlert(service, { countries: ['EE'], created_at, incubation: true });
      const strike = await publishAlert(service, { countries: ['EE'], created_at, incubation: false });
      const trip = await addTrip(traveller, inJune('EE'));
      const { trip_alerts } = await readAlerts(trip.id);
      const incubation = new Map(trip_alerts.map((tripAlert) => [tripAlert.alert_id, tripAlert.incubation]));
      expect(incubation).toEqual(
        new Map([
          [illness, true],
          [strike, false],
        ]),
      );
    });

    it('are unread until read, and then stay read, for this traveller alone', async () => {
      const alert = await publishAlert(service, { countries: ['LV'], created_at: '2026-06-10T08:00:00Z' });
      const other = await addTraveller(service);
      const trip = await addTrip(traveller, inJune('LV'));
      const tripOfOther = await addTrip(other, inJune('LV'));
      expect((await readAlerts(trip.id)).trip_alerts).toEqual([
        expect.objectContaining({ alert_id: alert, trip_id: trip.id, read: null }),
      ]);

      for (const time of ['first', 'second']) {
        const answer = await traveller.put(`/api/v1/alerts/${alert}/mark_read`);
        expect([time, answer.status, answer.text]).toEqual([time, 200, '[]']);
        expect((await readAlerts(trip.id)).trip_alerts[0]?.read).toBe(true);
      }
      const ofOther = readAs(TripAlerts, await other.get(`/api/v1/trips/${tripOfOther.id}/alerts`));
      expect(ofOther.trip_alerts[0]?.read).toBeNull();
    });

    it('follow a changed trip; what still fits keeps its id, and what was read stays read', async () => {
      const created_at = '2026-06-10T08:00:00Z';
      const lithuanian = await publishAlert(service, { countries: ['LT'], created_at });
      const polish = await publishAlert(service, { countries: ['PL'], created_at });
      const trip = await addTrip(traveller, inJune('LT'));
      const change = (plan: ReturnType<typeof aTrip>) =>
        traveller.put(`/api/v1/trips/${trip.id}`, { trip: plan });
      await traveller.put(`/api/v1/alerts/${lithuanian}/mark_read`);
      const before = await readAlerts(trip.id);

      await change(aTrip({ ...inJune('LT'), name: 'Renamed' }));
      expect(await readAlerts(trip.id)).toEqual(before);

      await change(inJune('PL'));
      expect(await readTripAlertIds(trip.id)).toEqual([polish]);

      await change(inJune('LT'));
      expect((await readAlerts(trip.id)).trip_alerts).toEqual([
        expect.objectContaining({ alert_id: lithuanian, read: true }),
      ]);
    });

    it('of the sample journey are there from the start', async () => {
      const answer = await service
        .as('demo-traveller')
        .get(`/api/v1/trips/${tripId('andes-field-work')}/alerts`);
      const slugs = readAs(TripAlerts, answer).trip_alerts.map((tripAlert) => tripAlert.alert.slug);
      expect(slugs).toContain('pan-american-highway-cauca');
    });
  });

  it('advisories are the open ones of its countries', async () => {
    const open = await publishAdvisory(service, { country: 'NO', status: 0 });
    const neighbour = await publishAdvisory(service, { country: 'SE', status: 0 });
    await publishAdvisory(service, { country: 'NO', status: 1 });
    await publishAdvisory(service, { country: 'NZ', status: 0 });
    const destinations = ['NO', 'SE', 'NO'].map((country_code) => aDestination({ country_code }));
    const trip = await addTrip(traveller, aTrip({ destinations }));
    const answer = await traveller.get(`/api/v1/trips/${trip.id}/advisories`);
    const ids = readAs(z.array(Advisory), answer).map((advisory) => advisory.id);
    expect(ids.sort()).toEqual([open, neighbour].sort());
  });

  it('hospitals are all those of its countries, each once', async () => {
    const list = async (path: string) =>
      readAs(z.array(Hospital), await traveller.get(`/api/v1/${path}/hospitals`)).map(({ id }) => id);
    const expected = [...(await list('countries/CO')), ...(await list('countries/PE'))];
    const destinations = ['CO', 'PE', 'CO'].map((country_code) => aDestination({ country_code }));
    const trip = await addTrip(traveller, aTrip({ destinations }));
    const hospitals = await list(`trips/${trip.id}`);
    expect(hospitals.length).toBeGreaterThan(1);
    expect(hospitals.sort()).toEqual(expected.sort());
  });

  it('is for its own traveller to read', async () => {
    const trip = await addTrip(traveller);
    const stranger = await addTraveller(service);
    for (const part of ['', '/alerts', '/advisories', '/hospitals']) {
      expect((await stranger.get(`/api/v1/trips/${trip.id}${part}`)).status).toBe(404);
    }
  });
});
