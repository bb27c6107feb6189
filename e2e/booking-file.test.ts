import { eventually } from './support/eventually';
import { Stage } from './support/stage';
import { signIn, untilAllIsSent, untilShown } from './support/traveller';

interface Segments {
  activity_segments: { activity_name: string | null; source: string | null }[];
}

const DINNER = 'Dinner at Cicciolina';
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//cicciolina.example//EN',
  'BEGIN:VEVENT',
  'UID:table-7@cicciolina.example',
  'DTSTAMP:20260801T080000Z',
  'DTSTART;TZID=America/Lima:20270310T190000',
  'DTEND;TZID=America/Lima:20270310T213000',
  `SUMMARY:${DINNER}`,
  'LOCATION:Calle Triunfo 393\\, Cusco',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const FILE = { name: 'table.ics', mimeType: 'text/calendar', buffer: Buffer.from(CALENDAR) };
const NO_BOOKING = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring a hat') };

describe('a booking in a file', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('chosen without a network waits, and is in the timeline once there is one', async () => {
    const { key } = await stage.preview.invite({
      first_name: 'Ada',
      last_name: 'Files',
      email: 'ada.files@example.org',
    });
    const destinations = [{ country_code: 'PE', entry_date: '2027-03-09', exit_date: '2027-03-19' }];
    const { id } = await stage.preview.ask<{ id: string }>(key, '/api/v1/trips', {
      method: 'POST',
      body: JSON.stringify({ trip: { name: 'Cusco', destinations } }),
    });
    const dinners = async () =>
      (await stage.preview.ask<Segments>(key, `/api/v2/trips/${id}/segments`)).activity_segments;
    const phone = await stage.startDevice();
    const page = await phone.newPage();
    await signIn(page, stage.address, key);
    await untilShown(page, /^All your trips are on this device/);
    await page.goto(`${stage.address}/trip/${id}`);
    await untilShown(page, 'Read a booking from a file');
    const choose = async (file: typeof FILE) => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Read a booking from a file' }).click();
      await (await choosing).setFiles(file);
    };

    await phone.context.setOffline(true);
    await choose(NO_BOOKING);
    await untilShown(page, /^This is no mail, calendar file or pass/);
    await choose(FILE);
    await untilShown(page, 'Waits for a network');
    await page.reload();
    // A page that was loaded without a network may think that it has one.
    await untilShown(page, /^Waits (for a network|to be sent)$/);
    expect(await dinners()).toEqual([]);

    await phone.context.setOffline(false);
    const read = await eventually(dinners, (list) => list.length > 0);
    expect(read).toMatchObject([{ activity_name: DINNER, source: 'email' }]);
    await untilShown(page, '1 booking was added');
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await page
      .getByRole('link', { name: new RegExp(DINNER) })
      .first()
      .waitFor();
    await untilAllIsSent(page);
    expect(await dinners()).toHaveLength(1);
  });
});
