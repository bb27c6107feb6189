import { NotificationType } from '@/contract/notification-type';

import type { MailReader } from '../src/itinerary/processes/mail-reader';
import { concludeReading } from '../src/itinerary/read-mail';
import { addTraveller, type Person } from './support/actors';
import { aBookingMail, aFlightReservation } from './support/booking-mails';
import { readHere } from './support/read-here';
import { getMail, sendMail } from './support/sent-mails';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

describe('a mail for which a busy machine has no time', () => {
  let service: ServiceAtWork;
  let robin: Person;
  let readings: number;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  beforeEach(async () => {
    readings = 0;
    robin = await addTraveller(service);
  });
  afterAll(() => service.close());

  /** The clock runs out on our own reader so many times. */
  const busyFor =
    (times: number): MailReader =>
    async (message) => {
      readings += 1;
      if (readings <= times) return { ...concludeReading(null, []), isCutShort: true };
      return readHere(message);
    };
  const post = async () => (await sendMail(service, robin, aBookingMail(aFlightReservation()))).id;
  const statusOf = async (id: string) => (await getMail(robin, id)).status;
  const heard = async () => {
    const rows = await service.database.query<{ type: number; data: object }>(
      'select type, data from notifications where traveller_id = $1 order by created_at, type',
      [robin.id],
    );
    return rows;
  };

  it('waits, and is read when there is', async () => {
    service.background.tools.readMail = busyFor(2);
    const id = await post();
    expect(await statusOf(id)).toBe('waiting');
    await service.background.runAfter(1);
    expect(await statusOf(id)).toBe('waiting');
    await service.background.runAfter(1);
    expect(await statusOf(id)).toBe('read');
    expect(readings).toBe(3);
    expect(await heard()).toEqual([{ type: NotificationType.ItineraryParsed, data: { success: true } }]);
    expect(service.background.lines.at(-1)).toContain('"kind":"OutOfTime"');
  });

  it('is not read for ever: its traveller hears that it takes longer, and then a person looks at it', async () => {
    service.background.tools.readMail = busyFor(Infinity);
    const id = await post();
    for (let minute = 0; minute < 11; minute += 1) await service.background.runAfter(1);
    expect(await statusOf(id)).toBe('waiting');
    expect(await heard()).toEqual([{ type: NotificationType.DelayedItineraryParsing, data: {} }]);
    await service.background.runAfter(10);
    expect(await statusOf(id)).toBe('not_understood');
    expect(readings).toBe(8);
    const [kept] = await service.database.query<{ isKept: boolean }>(
      'select message is not null as "isKept" from itinerary_mails where id = $1',
      [id],
    );
    expect(kept).toEqual({ isKept: true });
    expect(await heard()).toEqual([
      { type: NotificationType.DelayedItineraryParsing, data: {} },
      { type: NotificationType.ItineraryParsed, data: { success: false } },
    ]);
    await service.background.runAfter(60);
    expect(readings).toBe(8);
  });
});
