import fc from 'fast-check';

import { TripSegments } from '@/contract/segment';
import type { Trip } from '@/contract/trip';

import { isOlder, readInstant, readSequence, type Said } from '../src/itinerary/said';
import { addTraveller, type Person } from './support/actors';
import { aBookingMail, aCalendar, aHotelReservation, aMail } from './support/booking-mails';
import { readAs } from './support/read-as';
import { sendMail } from './support/sent-mails';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

describe('booking mails that come in another order than they were written', () => {
  let service: ServiceAtWork;
  let traveller: Person;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    traveller = await addTraveller(service);
  });

  const send = async (message: Buffer) => (await sendMail(service, traveller, message)).segments[0]?.action;
  const dated = (message: Buffer, date: string | null) =>
    Buffer.from(date === null ? message.toString() : `Date: ${date}\r\n${message.toString()}`);
  const listSegments = async () => {
    const [trip] = (await traveller.get('/api/v1/trips')).json<Trip[]>();
    return readAs(TripSegments, await traveller.get(`/api/v2/trips/${trip?.id ?? ''}/segments`));
  };
  const MONDAY = 'Mon, 01 Jun 2026 10:00:00 +0000';
  const TUESDAY = 'Tue, 02 Jun 2026 10:00:00 +0000';
  const aRoom = (room: string, fields: object = {}) =>
    aBookingMail(aHotelReservation({ lodgingUnitType: room, ...fields }));
  const rooms = async () => (await listSegments()).hotel_segments.map(({ room_type }) => room_type);

  it('leave the booking as the newest of them says, by the date of the mails', async () => {
    expect(await send(dated(aRoom('the new room'), TUESDAY))).toBe('added');
    const before = await listSegments();
    expect(await send(dated(aRoom('the old room'), MONDAY))).toBe('unchanged');
    expect(await listSegments()).toEqual(before);
  });

  it('leave a cancelled booking cancelled, and one that was booked again booked', async () => {
    const cancelled = { reservationStatus: 'http://schema.org/ReservationCancelled' };
    await send(dated(aRoom('a room'), MONDAY));
    expect(await send(dated(aRoom('a room', cancelled), TUESDAY))).toBe('cancelled');
    expect(await send(dated(aRoom('a room'), MONDAY))).toBe('unchanged');
    expect((await listSegments()).hotel_segments).toMatchObject([{ status: 2 }]);
    expect(await send(dated(aRoom('a room'), 'Wed, 03 Jun 2026 10:00:00 +0000'))).toBe('updated');
    expect(await send(dated(aRoom('a room', cancelled), TUESDAY))).toBe('unchanged');
    expect((await listSegments()).hotel_segments).toMatchObject([{ status: 0 }]);
  });

  it('go by what the booking itself says of its last change, before the date of the mail', async () => {
    const changed = (modifiedTime: string) => ({ modifiedTime });
    await send(dated(aRoom('new', changed('2026-06-02T10:00:00Z')), MONDAY));
    // Somebody has sent the old one on.
    expect(await send(dated(aRoom('old', changed('2026-06-01T10:00:00Z')), TUESDAY))).toBe('unchanged');
  });

  it('are taken as they come where nobody says when they were written, or a clock is far ahead', async () => {
    await send(dated(aRoom('from the future'), 'Fri, 01 Jan 2100 10:00:00 +0000'));
    expect(await send(dated(aRoom('with a date'), TUESDAY))).toBe('updated');
    expect(await send(dated(aRoom('without'), null))).toBe('updated');
    expect(await send(dated(aRoom('nonsense'), 'the day after tomorrow'))).toBe('updated');
    expect(await rooms()).toHaveLength(1);
  });

  const anEvent = (name: string, sequence: number, stamp: string) =>
    aMail({
      calendar: aCalendar(`SEQUENCE:${sequence}`)
        .replace('SUMMARY:Dinner at Andrés', `SUMMARY:${name}`)
        .replace('DTSTAMP:20260801T080000Z', `DTSTAMP:${stamp}T100000Z`),
    });

  it('go by the number of a calendar’s change, and by its stamp where that is the same', async () => {
    const names = async () =>
      (await listSegments()).activity_segments.map(({ activity_name }) => activity_name);
    await send(anEvent('second', 2, '20260601'));
    expect(await send(anEvent('first', 1, '20260603'))).toBe('unchanged');
    expect(await send(anEvent('before', 2, '20260531'))).toBe('unchanged');
    expect(await names()).toEqual(['second']);
    expect(await send(anEvent('third', 3, '20260531'))).toBe('updated');
    expect(await names()).toEqual(['third']);
  });

  const said = fc.record<Said>({
    sequence: fc.option(fc.nat({ max: 3 })),
    at: fc.option(
      fc
        .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    ),
  });

  it('never are both older than each other', () => {
    fc.assert(
      fc.property(said, said, (one, other) => {
        expect(isOlder(one, other) && isOlder(other, one)).toBe(false);
        expect(isOlder(one, one)).toBe(false);
      }),
    );
  });

  it.each([-1, 1.5, 2 ** 31, NaN, '7', null])('have no number %p', (value) => {
    expect(readSequence(value)).toBeNull();
  });

  it.each(['', 'yesterday', '2026-06-01', '2026-06-01T10:00:00', '2026-13-45T10:00:00Z', 7, null])(
    'have no moment %p',
    (value) => {
      expect(readInstant(value)).toBeNull();
    },
  );
});
