import { ItineraryMail } from '@/contract/itinerary-mail';

import { addTraveller, type Person } from './support/actors';
import { admin } from './support/admin';
import { aBookingMail, aHotelReservation, aMail } from './support/booking-mails';
import { findTablesHolding } from './support/database-state';
import { readAs } from './support/read-as';
import { sendMail } from './support/sent-mails';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

describe('mails that no machine could read', () => {
  let service: ServiceAtWork;
  let traveller: Person;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    await service.database.query('delete from itinerary_mails');
    traveller = await addTraveller(service);
  });

  const run = (...words: string[]) => admin(service.database, 'mails', ...words);
  const send = async (message: Buffer) => (await sendMail(service, traveller, message)).id;
  const secret = 'See you at the Hidden Garden';
  const unread = () => Buffer.from(aMail().toString().replace('Your booking is confirmed.', secret));

  it('are listed for whoever runs the service, without a word of what they say', async () => {
    expect((await run('list')).out).toBe('No mail waits for a person.');
    await send(aBookingMail(aHotelReservation()));
    const id = await send(unread());
    const listed = await run('list');
    expect(listed.out.split('\n')).toHaveLength(1);
    expect(listed.out).toMatch(new RegExp(`^${id}  2026-06-15T12:00:00.000Z  .+  \\d+ bytes  no_booking$`));
    for (const shown of [listed, await run('list', '--json'), await run('show', id)])
      expect(shown.out).not.toContain(secret);
    expect((await run('show', id)).out).toContain('  message no_booking');
  });

  it('are shown as they came to who asks for the text', async () => {
    const id = await send(unread());
    expect((await run('show', id, '--message')).out).toBe(unread().toString());
  });

  it('are given up: the text is gone, and that it was not understood stays', async () => {
    const id = await send(unread());
    expect(await run('give-up', id)).toMatchObject({ code: 0, out: `Given up: ${id}. Its text is gone.` });
    expect((await run('list')).out).toBe('No mail waits for a person.');
    expect(await findTablesHolding(service.database, secret)).toEqual([]);
    const told = readAs(ItineraryMail, await traveller.get(`/api/v2/itinerary_mails/${id}`));
    expect(told).toMatchObject({ status: 'not_understood', not_understood: [{ reason: 'no_booking' }] });
    expect((await run('give-up', id)).code).toBe(1);
  });

  it('are named by their ids', async () => {
    for (const command of ['show', 'give-up']) {
      expect((await run(command, 'all')).code).toBe(2);
      const unknown = await run(command, '00000000-0000-4000-8000-000000000000');
      expect(unknown).toMatchObject({ code: 1, out: '' });
    }
  });

  it('that were read wholly are not among them', async () => {
    const id = await send(aBookingMail(aHotelReservation()));
    expect((await run('show', id)).code).toBe(1);
  });
});
