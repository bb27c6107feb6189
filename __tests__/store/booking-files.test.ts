import type { ItineraryMail } from '@/contract/itinerary-mail';
import {
  forgetBookingFile,
  giveBookingFile,
  listBookingFiles,
  listMailsToAskFor,
  noteTakenMail,
  saveReadMail,
} from '@/store/booking-files';
import { listEntries, removeEntries } from '@/store/outbox';
import { getBytes, MOST_MAIL_BYTES, TooLargeError } from '@/store/outbox-bytes';
import { prune } from '@/store/prune';
import { discardEntry } from '@/store/refusals';
import { exchangeTrip, saveTrips } from '@/store/trips';

import { aTrip } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const READ: ItineraryMail = {
  id: 'mail-1',
  user_id: 'ann',
  created_at: '2026-03-01T00:00:00Z',
  updated_at: '2026-03-01T00:00:00Z',
  status: 'not_understood',
  segments: [],
  not_understood: [{ what: 'message', reason: 'no_booking', fields: [] }],
};

describe('a file with bookings, on the device', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    await device.write((transaction) => saveTrips(transaction, [aTrip()]));
  });

  const give = (content = btoa('Subject: x\r\n\r\n'), tripId: string | null = 'trip-1') =>
    device.write((transaction) =>
      giveBookingFile(transaction, { name: 'table.ics', tripId, content }, device.context),
    );
  const listed = () => device.read(listBookingFiles);
  const only = async () => {
    const [file] = await listed();
    if (!file) throw new Error('there is none');
    return file;
  };
  const entries = () => device.read(listEntries);
  /** The service has it. */
  const take = async () => {
    const { id, entry } = await only();
    await device.write(async (transaction) => {
      await removeEntries(transaction, [entry?.id ?? '']);
      await noteTakenMail(transaction, id, 'mail-1');
    });
    return id;
  };
  const tidyOn = (today: string) =>
    device.write((transaction) => prune(transaction, today, { allCountries: false }));

  it('waits with its bytes, and is told of with the trip where it was chosen', async () => {
    await give();
    const [entry] = await entries();
    expect(await listed()).toMatchObject([
      { name: 'table.ics', tripId: 'trip-1', mail: null, entry: { id: entry?.id } },
    ]);
    expect(await device.read((reader) => getBytes(reader, entry?.id ?? ''))).toEqual({
      type: 'message/rfc822',
      content: btoa('Subject: x\r\n\r\n'),
    });
    expect(await device.read(listMailsToAskFor)).toEqual([]);
  });

  it('larger than the service would take leaves nothing behind', async () => {
    await expect(give('A'.repeat(4 * (MOST_MAIL_BYTES / 3 + 1)))).rejects.toThrow(TooLargeError);
    expect(await listed()).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  it('given up is gone, with its bytes', async () => {
    await give();
    const { entry } = await only();
    await device.write((transaction) => discardEntry(transaction, { id: entry?.id ?? '' }, device.context));
    expect(await listed()).toEqual([]);
    expect(await device.read((reader) => reader.all('select 1 from outbox_bytes'))).toEqual([]);
  });

  it('is asked about from when the service has it until it has read it', async () => {
    await give();
    const id = await take();
    expect(await listed()).toMatchObject([{ entry: null, mail: null }]);
    expect(await device.read(listMailsToAskFor)).toEqual([{ id, mailId: 'mail-1' }]);
    await device.write((transaction) => saveReadMail(transaction, id, READ));
    expect(await device.read(listMailsToAskFor)).toEqual([]);
    expect(await listed()).toMatchObject([{ mail: READ }]);
    await device.write((transaction) => forgetBookingFile(transaction, id));
    expect(await listed()).toEqual([]);
  });

  it('follows the trip where it was chosen to the id that the service gives it', async () => {
    await give(undefined, 'trip-1');
    await device.write((transaction) => exchangeTrip(transaction, 'trip-1', aTrip({ id: 'given' })));
    expect(await listed()).toMatchObject([{ tripId: 'given' }]);
  });

  it('goes a month after it was given, unless it still waits', async () => {
    await give();
    await tidyOn('2030-01-01');
    expect(await listed()).toHaveLength(1);
    await take();
    const today = new Date(device.context.now()).toISOString().slice(0, 10);
    await tidyOn(today);
    expect(await listed()).toHaveLength(1);
    await tidyOn('2030-01-01');
    expect(await listed()).toEqual([]);
  });

  it('is found among what waits by its subject, however much waits', async () => {
    const plan = await device.read((reader) =>
      reader.all<{ detail: string }>(
        'explain query plan select * from outbox where subject in (select value from json_each(?))',
        ['[]'],
      ),
    );
    expect(plan.map(({ detail }) => detail)).toContainEqual(
      expect.stringMatching(/^SEARCH outbox USING INDEX outbox_subject/),
    );
  });
});
