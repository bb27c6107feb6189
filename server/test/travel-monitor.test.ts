import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { CompanyNotification } from '@/contract/notification';

import { addCompany, addTraveller, addTrip, type Person } from './support/actors';
import { admin } from './support/admin';
import { aCheckIn, aDestination, aFlight, aTrip } from './support/builders';
import { aBookingMail, aHotelReservation } from './support/booking-mails';
import { changePublished, publish } from './support/publishing';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { sendMail } from './support/sent-mails';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

const GARDERMOEN = { latitude: 60.1939, longitude: 11.1004 };
const NIGHTS = { checkin_date: '2026-06-16', checkout_date: '2026-06-18' };

describe('those of a company who watch over travels', () => {
  let service: ServiceAtWork;
  let company: { id: string; key: string };
  let traveller: Person;
  let tripId: string;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    await service.database.query('delete from alerts');
    company = await addCompany(service);
    traveller = await addTraveller(service, company.key);
    tripId = (await addTrip(traveller, inJune())).id;
  });

  const inJune = (country_code = 'NO') =>
    aTrip({
      destinations: [aDestination({ country_code, entry_date: '2026-06-01', exit_date: '2026-06-30' })],
    });
  const later = () => void (service.clock.now = new Date(service.clock.now.getTime() + 60_000));
  /** What the company's own list holds of these types, oldest first. */
  const readTold = async (...types: number[]) => {
    const answer = await service.as(company.key).get(`/api/v2/org/${company.id}/notifications`);
    return readAs(z.array(CompanyNotification), answer)
      .filter(({ type }) => types.includes(type))
      .reverse();
  };
  const put = async (segment: object, id: string = randomUUID()) => {
    later();
    const answer = await traveller.put(`/api/v2/trips/${tripId}/segments/${id}`, { segment });
    expect(answer.status).toBe(200);
    return id;
  };

  describe('read of accommodation (300)', () => {
    const aHotel = (fields: object = {}) => ({ kind: 'hotel', hotel_name: 'A house', ...NIGHTS, ...fields });

    it('that is new, that changes and that is cancelled: each once', async () => {
      const id = await put(aHotel());
      await put(aHotel(), id);
      await put(aHotel({ room_type: 'with a view' }), id);
      expect(await readTold(300)).toMatchObject([
        { title: 'New accommodation: A house', body: 'It is on a trip of Robin Example.', data: {} },
      ]);
      await put(aHotel({ checkout_date: '2026-06-19' }), id);
      await put(aHotel({ checkout_date: '2026-06-19', status: 2 }), id);
      await put(aHotel({ checkout_date: '2026-06-19', status: 2 }), id);
      await traveller.delete(`/api/v2/trips/${tripId}/segments/${id}`);
      expect((await readTold(300)).map(({ title }) => title)).toEqual([
        'New accommodation: A house',
        'Accommodation has changed: A house',
        'Accommodation is cancelled: A house',
      ]);
    });

    it('that was removed, and nothing of other segments', async () => {
      const id = await put(aHotel());
      await put(aFlight());
      later();
      await traveller.delete(`/api/v2/trips/${tripId}/segments/${id}`);
      await traveller.delete(`/api/v2/trips/${tripId}/segments/${id}`);
      expect((await readTold(300)).map(({ title }) => title)).toEqual([
        'New accommodation: A house',
        'Accommodation is cancelled: A house',
      ]);
    });

    it('that a mail has brought, and not again when the mail comes again', async () => {
      for (const _time of [1, 2]) {
        await sendMail(service, traveller, aBookingMail(aHotelReservation()));
      }
      expect(await readTold(300)).toHaveLength(1);
    });
  });

  describe('read of landings (301)', () => {
    const times = { departure_datetime: '2026-06-15T01:00', arrival_datetime: '2026-06-15T12:00' };
    const checkIn = (fields: object) =>
      traveller.post('/api/v2/check_ins', { check_in: { ...aCheckIn(), country_code: null, ...fields } });

    it('once a traveller checks in at the airport where their flight ends', async () => {
      await put(aFlight({ destination: 'OSL', ...times }));
      await checkIn(GARDERMOEN);
      await checkIn(GARDERMOEN);
      expect(await readTold(301)).toMatchObject([
        { title: 'Landed at OSL', body: 'Robin Example has checked in at the airport.', data: {} },
      ]);
    });

    it.each([
      ['elsewhere', {}, { latitude: 59.9139, longitude: 10.7522 }],
      ['where a flight that was cancelled ends', { status: 2 as const }, GARDERMOEN],
      [
        'where a flight ends days later',
        { departure_datetime: '2026-06-19T01:00', arrival_datetime: '2026-06-19T12:00' },
        GARDERMOEN,
      ],
      ['where a flight begins', { origin: 'OSL', destination: 'FCO' }, GARDERMOEN],
    ])('and nothing when it is %s', async (_where, flight, place) => {
      await put(aFlight({ destination: 'OSL', ...times, ...flight }));
      await checkIn(place);
      expect(await readTold(301)).toEqual([]);
    });
  });

  it('read once that travellers are asked to check in (304), however many they are', async () => {
    const another = await addTraveller(service, company.key);
    const body = { check_in_request: { user_ids: [traveller.id, another.id] } };
    const key = { 'idempotency-key': 'asked-once' };
    for (const _time of [1, 2])
      await service.as(company.key).post(`/api/v2/org/${company.id}/check_in_requests`, body, key);
    expect(await readTold(304)).toMatchObject([
      { title: 'Check-in asked for', body: 'Travellers who were asked: 2.', data: {} },
    ]);
  });

  it('read once of an alert (305) for all whom it touches, and again when it touches more', async () => {
    await addTrip(await addTraveller(service, company.key), inJune());
    await addTrip(await addTraveller(service, company.key), inJune('SE'));
    later();
    const alert = await publish(service, { country_ids: ['NO'], headline: 'Ferries stand still' });
    await service.background.run();
    const once = { title: 'Ferries stand still', body: 'Travellers whom this alert touches: 2.', data: {} };
    expect(await readTold(305)).toMatchObject([once]);
    await changePublished(service, alert.id, { body: 'Still.' });
    await service.background.run();
    expect(await readTold(305)).toHaveLength(1);

    later();
    await changePublished(service, alert.id, { country_ids: ['NO', 'SE'] });
    await service.background.run();
    expect((await readTold(305)).map(({ body }) => body)).toEqual([
      once.body,
      'Travellers whom this alert touches: 1.',
    ]);
  });

  it('read nothing of other companies, and no more of who was erased', async () => {
    await put({ kind: 'hotel', hotel_name: 'A house', ...NIGHTS });
    const others = await addCompany(service);
    const theirs = await service.as(others.key).get(`/api/v2/org/${others.id}/notifications`);
    expect(theirs.json()).toEqual([]);
    expect(await readTold(300)).toHaveLength(1);
    await admin(service.database, 'traveller', 'erase', traveller.id, '--yes');
    expect(await readTold(300)).toEqual([]);
  });
});
