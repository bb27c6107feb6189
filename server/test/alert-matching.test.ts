import { z } from 'zod';

import { Alert, TripAlerts } from '@/contract/alert';
import { Notification } from '@/contract/notification';

import { doBackgroundWork } from '../src/jobs/background-work';
import { addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { addPhone, advise, changePublished, publish } from './support/publishing';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

const OSLO = { friendly_name: 'Oslo', latitude: 59.9139, longitude: 10.7522 };
const CALI = { friendly_name: 'Cali', latitude: 3.4516, longitude: -76.532 };
const POPAYAN = { friendly_name: 'Popayán', latitude: 2.4448, longitude: -76.6147 };
const CARTAGENA = { friendly_name: 'Cartagena', latitude: 10.391, longitude: -75.4794 };

describe('what is published', () => {
  let service: ServiceAtWork;
  let traveller: Person;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    // Whatever an earlier story published or planned would be matched to this one's.
    await service.database.query('delete from alerts where created_at > $1', [SAMPLE_MOMENT]);
    await service.database.query(`delete from travellers where email like 'robin.%'`);
    traveller = await addTraveller(service);
    service.pushes.taken.length = 0;
  });

  /** Under way: from the first to the last day of June. */
  const inJune = (country_code: string, ...places: (typeof OSLO)[]) =>
    aTrip({
      destinations: [
        aDestination({
          country_code,
          entry_date: '2026-06-01',
          exit_date: '2026-06-30',
          destination_locations: places,
        }),
      ],
    });
  const later = () => void (service.clock.now = new Date(service.clock.now.getTime() + 60_000));
  const readInbox = async (reader: Person = traveller) =>
    readAs(z.array(Notification), await reader.get('/api/v2/notifications'));
  const readTripAlerts = async (id: string, reader: Person = traveller) =>
    readAs(TripAlerts, await reader.get(`/api/v1/trips/${id}/alerts`)).trip_alerts;
  const pushesTo = (token: string) => service.pushes.taken.filter(({ to }) => to === token);

  async function publishAndWork(fields: Parameters<typeof publish>[1]): Promise<Alert> {
    later();
    const alert = await publish(service, fields);
    await service.background.run();
    return alert;
  }

  describe('as an alert', () => {
    it('reaches the trip, the inbox and the phone of whoever is there', async () => {
      const token = await addPhone(traveller);
      const trip = await addTrip(traveller, inJune('NO'));
      const alert = await publishAndWork({ country_ids: ['NO'], headline: 'Ferries stand still' });

      const [tripAlert] = await readTripAlerts(trip.id);
      expect(tripAlert).toMatchObject({ alert_id: alert.id, read: null });
      const [notification] = await readInbox();
      const data = {
        trip_alert_id: tripAlert?.id,
        trip_id: trip.id,
        alert_id: alert.id,
        check_in_id: null,
      };
      expect(notification).toMatchObject({
        type: 110,
        title: 'New alert: high risk',
        body: 'Ferries stand still',
        data,
        read_at: null,
      });
      expect(pushesTo(token)).toMatchObject([
        {
          title: 'New alert: high risk',
          body: 'Ferries stand still',
          badge: 1,
          data: { notification_id: notification?.id, type: 110, data },
        },
      ]);
    });

    it('does not trouble those elsewhere, back home, or not leaving for long', async () => {
      await addTrip(traveller, inJune('SE'));
      service.clock.now = new Date('2026-06-04T12:00:00Z');
      const stay = (entry_date: string, exit_date: string) =>
        aTrip({ destinations: [aDestination({ country_code: 'NO', entry_date, exit_date })] });
      const past = await addTrip(traveller, stay('2026-06-01', '2026-06-05'));
      const far = await addTrip(traveller, stay('2026-09-01', '2026-09-05'));
      service.clock.now = new Date(SAMPLE_MOMENT);
      await publishAndWork({ country_ids: ['NO'] });
      expect(await readInbox()).toEqual([]);
      expect(await readTripAlerts(past.id)).toEqual([]);
      expect(await readTripAlerts(far.id)).toEqual([]);
    });

    it('is told to those who leave soon, if it will still hold then', async () => {
      const trip = await addTrip(
        traveller,
        aTrip({ destinations: [aDestination({ entry_date: '2026-06-20', exit_date: '2026-06-25' })] }),
      );
      await publishAndWork({ country_ids: ['IT'], finish: '2026-06-18T00:00:00Z' });
      expect(await readInbox()).toEqual([]);
      await publishAndWork({ country_ids: ['IT'], finish: '2026-06-21T00:00:00Z' });
      expect(await readInbox()).toMatchObject([
        { type: 110, data: { trip_id: trip.id, trip_alert_id: null } },
      ]);
      expect(await readTripAlerts(trip.id)).toEqual([]);
    });

    it('comes to a muted trip without a sound', async () => {
      const token = await addPhone(traveller);
      const trip = await addTrip(traveller, inJune('NO'));
      await traveller.put(`/api/v1/trips/${trip.id}/change_trip_settings`, { trip: { muted: true } });
      const alert = await publishAndWork({ country_ids: ['NO'] });
      expect(await readTripAlerts(trip.id)).toMatchObject([{ alert_id: alert.id }]);
      expect(await readInbox()).toEqual([]);
      const [quiet, ...more] = pushesTo(token);
      expect(more).toEqual([]);
      expect(quiet).toMatchObject({
        _contentAvailable: true,
        data: { notification_id: null, type: 110, data: { alert_id: alert.id, trip_id: trip.id } },
      });
      for (const loud of ['title', 'body', 'sound', 'badge']) expect(quiet).not.toHaveProperty(loud);
    });

    it('waits in the inbox only, for those who want no push messages', async () => {
      const token = await addPhone(traveller);
      await addTrip(traveller, inJune('NO'));
      await traveller.put(`/api/v1/users/${traveller.id}`, {
        user: { settings: { send_trip_alert_push: false } },
      });
      await publishAndWork({ country_ids: ['NO'] });
      expect(await readInbox()).toHaveLength(1);
      expect(pushesTo(token)).toEqual([]);
    });

    it('is told once to whoever has two trips there, and never again once deleted', async () => {
      const token = await addPhone(traveller);
      const trips = [await addTrip(traveller, inJune('NO')), await addTrip(traveller, inJune('NO', OSLO))];
      const alert = await publishAndWork({ country_ids: ['NO'] });
      for (const trip of trips) expect(await readTripAlerts(trip.id)).toHaveLength(1);
      const [notification, ...more] = await readInbox();
      expect(more).toEqual([]);
      await traveller.delete(`/api/v2/notifications/${notification?.id}`);
      await changePublished(service, alert.id, { headline: 'Roads are still closed' });
      await service.background.run();
      expect(await readInbox()).toEqual([]);
      expect(pushesTo(token)).toHaveLength(1);
    });

    it('of a division is for those who stay in it or say no place, not for the rest of the country', async () => {
      const there = await addTrip(traveller, inJune('CO', CARTAGENA, POPAYAN));
      const elsewhere = await addTrip(traveller, inJune('CO', CARTAGENA));
      const somewhere = await addTrip(traveller, inJune('CO'));
      const alert = await publishAndWork({ country_ids: ['CO'], country_division_ids: ['CO-CAU'] });
      const idsOf = async (id: string) => (await readTripAlerts(id)).map((tripAlert) => tripAlert.alert_id);
      expect(await idsOf(there.id)).toContain(alert.id);
      expect(await idsOf(somewhere.id)).toContain(alert.id);
      expect(await idsOf(elsewhere.id)).not.toContain(alert.id);
    });

    it('at a point is for those within reach, across a border too', async () => {
      const ipiales = [-77.64, 0.83] as [number, number];
      const tulcan = { friendly_name: 'Tulcán', latitude: 0.8119, longitude: -77.7173 };
      const near = await addTrip(traveller, inJune('EC', tulcan));
      const far = await addTrip(traveller, inJune('CO', CALI));
      const alert = await publishAndWork({
        country_ids: ['CO'],
        alert_locations: [{ location: ipiales }],
      });
      expect((await readTripAlerts(near.id)).map(({ alert_id }) => alert_id)).toContain(alert.id);
      expect((await readTripAlerts(far.id)).map(({ alert_id }) => alert_id)).not.toContain(alert.id);
    });

    it('at a point by the date line reaches both its sides', async () => {
      const taveuni = { friendly_name: 'Taveuni', latitude: -16.85, longitude: -179.95 };
      const trip = await addTrip(traveller, inJune('FJ', taveuni));
      const alert = await publishAndWork({
        country_ids: ['FJ'],
        alert_locations: [{ location: [179.9, -16.85] }],
      });
      expect((await readTripAlerts(trip.id)).map(({ alert_id }) => alert_id)).toContain(alert.id);
    });

    it('that covers a whole country is for everybody in it', async () => {
      const trip = await addTrip(traveller, inJune('CO', CARTAGENA));
      const alert = await publishAndWork({
        country_ids: ['CO'],
        full_country_ids: ['CO'],
        country_division_ids: ['CO-CAU'],
      });
      expect((await readTripAlerts(trip.id)).map(({ alert_id }) => alert_id)).toContain(alert.id);
    });

    it('follows its trips when it changes: it comes to some and leaves others, and takes back what is unread', async () => {
      const reader = await addTraveller(service);
      const newcomer = await addTraveller(service);
      const trip = await addTrip(traveller, inJune('NO'));
      await addTrip(reader, inJune('NO'));
      await addTrip(newcomer, inJune('SE'));
      const alert = await publishAndWork({ country_ids: ['NO'] });
      const [read] = await readInbox(reader);
      await reader.put(`/api/v2/notifications/${read?.id}/mark_read`);

      await changePublished(service, alert.id, { country_ids: ['SE'] });
      await service.background.run();
      expect(await readTripAlerts(trip.id)).toEqual([]);
      expect(await readInbox()).toEqual([]);
      expect(await readInbox(reader)).toHaveLength(1);
      expect(await readInbox(newcomer)).toMatchObject([{ type: 110, data: { alert_id: alert.id } }]);
    });

    it('that has ended stays with the trip, and is told to nobody new', async () => {
      const token = await addPhone(traveller);
      const trip = await addTrip(traveller, inJune('NO'));
      await publishAndWork({ country_ids: ['NO'], finish: '2026-06-10T00:00:00Z' });
      expect(await readTripAlerts(trip.id)).toHaveLength(1);
      expect(await readInbox()).toEqual([]);
      expect(pushesTo(token)).toEqual([]);
    });

    it('is gone from trips and inboxes once it is removed', async () => {
      const trip = await addTrip(traveller, inJune('NO'));
      const alert = await publishAndWork({ country_ids: ['NO'] });
      const next = await publishAndWork({ country_ids: ['NO'], origin_alert_id: alert.id });
      const answer = await service.as('demo-publisher').delete(`/api/v2/publishing/alerts/${alert.id}`);
      expect([answer.status, answer.text]).toEqual([200, '[]']);
      expect((await readTripAlerts(trip.id)).map(({ alert_id }) => alert_id)).toEqual([next.id]);
      expect((await readInbox()).map(({ data }) => data.alert_id)).toEqual([next.id]);
      const kept = readAs(Alert, await traveller.get(`/api/v1/alerts/${next.id}`));
      expect(kept.origin_alert_id).toBeNull();
    });

    it('that stood before the trip was planned is tied to it at once, and not told', async () => {
      const alert = await publishAndWork({ country_ids: ['NO'], headline: 'Known before' });
      later();
      const trip = await addTrip(traveller, inJune('NO'));
      expect((await readTripAlerts(trip.id)).map(({ alert_id }) => alert_id)).toContain(alert.id);
      await changePublished(service, alert.id, { body: 'More of it.' });
      await service.background.run();
      expect(await readInbox()).toEqual([]);
    });

    it('is not told for a trip that was removed', async () => {
      const trip = await addTrip(traveller, inJune('NO'));
      await traveller.delete(`/api/v1/trips/${trip.id}`);
      await publishAndWork({ country_ids: ['NO'] });
      expect(await readInbox()).toEqual([]);
    });
  });

  describe('is matched', () => {
    it('by two workers at once without doubles', async () => {
      const people = await Promise.all([1, 2, 3].map(() => addTraveller(service)));
      for (const person of people) {
        await addPhone(person);
        await addTrip(person, inJune('NO'));
      }
      later();
      await publish(service, { country_ids: ['NO'] });
      await publish(service, { country_ids: ['NO'] });
      await Promise.all([1, 2].map(() => doBackgroundWork(service.background.tools)));
      for (const person of people) expect(await readInbox(person)).toHaveLength(2);
      expect(service.pushes.taken).toHaveLength(6);
    });

    it('to the end after a crash in the middle, without doubles', async () => {
      const token = await addPhone(traveller);
      await addTrip(traveller, inJune('NO'));
      // What else there is to do is done: whatever fails now is the matching.
      await service.background.run();
      later();
      await publish(service, { country_ids: ['NO'] });
      const { database } = service.background.tools;
      let transactions = 0;
      const failing = {
        ...database,
        transaction: <Result>(work: Parameters<typeof database.transaction<Result>>[0]) => {
          transactions += 1;
          if (transactions > 1) return Promise.reject(new Error('the power went out'));
          return database.transaction(work);
        },
      };
      await doBackgroundWork({ ...service.background.tools, database: failing });
      expect(await readInbox()).toEqual([]);
      await service.background.run();
      expect(await readInbox()).toEqual([]);
      await service.background.runAfter(1);
      await service.background.run();
      expect(await readInbox()).toHaveLength(1);
      expect(pushesTo(token)).toHaveLength(1);
    });

    it('again, when whoever took the work never came back', async () => {
      await addTrip(traveller, inJune('NO'));
      later();
      const alert = await publish(service, { country_ids: ['NO'] });
      await service.database.query(`update jobs set due_at = $2, attempts = 1 where subject_id = $1`, [
        alert.id,
        new Date(service.clock.now.getTime() + 5 * 60_000),
      ]);
      await service.background.runAfter(4);
      expect(await readInbox()).toEqual([]);
      await service.background.runAfter(1);
      expect(await readInbox()).toHaveLength(1);
    });
  });

  describe('as an advisory', () => {
    const publisher = () => service.as('demo-publisher');

    it('is told for trips under way or near, and once', async () => {
      const token = await addPhone(traveller);
      const trip = await addTrip(traveller, inJune('NO'));
      later();
      const advisory = await advise(service, { country_id: 'NO', headline: 'Strikes go on' });
      await service.background.run();
      const data = { trip_id: trip.id, advisory_id: advisory.id };
      expect(await readInbox()).toMatchObject([
        { type: 111, title: 'New advisory', body: 'Strikes go on', data },
      ]);
      expect(pushesTo(token)).toMatchObject([{ data: { type: 111, data } }]);
      await publisher().put(`/api/v2/publishing/advisories/${advisory.id}`, { advisory: { body: 'Still.' } });
      await service.background.run();
      expect(await readInbox()).toHaveLength(1);
    });

    it('of a division is for those in it', async () => {
      await addTrip(traveller, inJune('CO', CARTAGENA));
      const other = await addTraveller(service);
      await addTrip(other, inJune('CO', POPAYAN));
      later();
      await advise(service, { country_id: 'CO', country_division_ids: ['CO-CAU'] });
      await service.background.run();
      expect(await readInbox()).toEqual([]);
      expect(await readInbox(other)).toHaveLength(1);
    });

    it('that is closed or removed takes back what nobody has read', async () => {
      await addTrip(traveller, inJune('NO'));
      later();
      const closed = await advise(service);
      const removed = await advise(service);
      await service.background.run();
      expect(await readInbox()).toHaveLength(2);
      await publisher().put(`/api/v2/publishing/advisories/${closed.id}`, { advisory: { status: 1 } });
      await publisher().delete(`/api/v2/publishing/advisories/${removed.id}`);
      await service.background.run();
      expect(await readInbox()).toEqual([]);
    });
  });
});
