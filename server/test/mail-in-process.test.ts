import { createTransport } from 'nodemailer';

import { ItineraryMailAddress } from '@/contract/itinerary-mail';
import { TripSegments } from '@/contract/segment';
import type { Trip } from '@/contract/trip';

import { aBookingMail, aHotelReservation } from './support/booking-mails';
import { callersOf } from './support/http-callers';
import { createProcessDatabase, type ProcessDatabase } from './support/process-database';
import { readAs } from './support/read-as';
import { startServiceProcess } from './support/service-process';

// Processes take long to start on a busy machine.
jest.setTimeout(180_000);

const MAIL_IN = { MAIL_IN_PORT: '0', MAIL_IN_HOST: '127.0.0.1', MAIL_IN_DOMAIN: 'in.acme.example' };

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('a process that takes mails', () => {
  let database: ProcessDatabase;
  beforeAll(async () => {
    database = await createProcessDatabase();
  });
  afterAll(() => database.remove());

  const start = () => startServiceProcess({ ...database.settings, ...MAIL_IN });
  const travellerAt = (url: string) => callersOf(url).as('demo-traveller');

  async function listHotels(url: string): Promise<string[]> {
    const traveller = travellerAt(url);
    const trips = (await traveller.get('/api/v1/trips')).json<Trip[]>();
    const lists = await Promise.all(
      trips.map(async ({ id }) => readAs(TripSegments, await traveller.get(`/api/v2/trips/${id}/segments`))),
    );
    return lists.flatMap(({ hotel_segments }) =>
      hotel_segments.map(({ confirmation_no: number }) => number ?? ''),
    );
  }

  async function send(port: number | null, to: string): Promise<void> {
    const client = createTransport({ host: '127.0.0.1', port: port ?? 0, ignoreTLS: true });
    const stay = { checkinTime: dayFromNow(20), checkoutTime: dayFromNow(23) };
    const raw = aBookingMail(aHotelReservation({ reservationNumber: 'H-PROCESS', ...stay }));
    await client.sendMail({ envelope: { from: 'bookings@vendor.example', to }, raw });
    client.close();
  }

  it('has kept what it has taken: killed at once, the next one reads it, and once', async () => {
    const first = await start();
    const answer = await travellerAt(first.url).get('/api/v2/itinerary_mail_address');
    const address = readAs(ItineraryMailAddress, answer).address ?? '';
    await send(first.mailPort, address);
    await first.kill();
    const second = await start();
    // Whoever sent it did not hear that it was taken, and sends it again.
    await send(second.mailPort, address);
    const isOwn = (number: string) => number === 'H-PROCESS';
    while (!(await listHotels(second.url)).some(isOwn)) await new Promise(setImmediate);
    expect((await listHotels(second.url)).filter(isOwn)).toHaveLength(1);
    // Whoever runs it reads by what its mails are read.
    expect(second.lines.filter((line) => line.includes('kitinerary-extractor'))).toHaveLength(1);
    expect(second.lines.join('\n')).not.toContain('H-PROCESS');
    expect(await second.stop()).toBe(0);
  });
});
