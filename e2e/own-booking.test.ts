import { eventually } from './support/eventually';
import { Stage } from './support/stage';
import { chooseDay, signIn, untilAllIsSent, untilShown } from './support/traveller';

interface Segments {
  hotel_segments: { hotel_name: string | null; checkin_date: string | null }[];
}

const HOTEL = 'Hostal San Blas';

describe('a booking that a traveller writes', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('without a network is there after a reload, and on the service exactly once', async () => {
    const { key } = await stage.preview.invite({
      first_name: 'Ada',
      last_name: 'Books',
      email: 'ada.books@example.org',
    });
    const destinations = [{ country_code: 'PE', entry_date: '2027-03-09', exit_date: '2027-03-19' }];
    const { id } = await stage.preview.ask<{ id: string }>(key, '/api/v1/trips', {
      method: 'POST',
      body: JSON.stringify({ trip: { name: 'Cusco', destinations } }),
    });
    const hotels = async () =>
      (await stage.preview.ask<Segments>(key, `/api/v2/trips/${id}/segments`)).hotel_segments;
    const phone = await stage.startDevice();
    const page = await phone.newPage();
    await signIn(page, stage.address, key);
    await untilShown(page, /^All your trips are on this device/);
    await page.goto(`${stage.address}/trip/${id}`);
    await untilShown(page, 'Add a booking');

    await phone.context.setOffline(true);
    await page.getByRole('button', { name: 'Add a booking' }).click();
    await page.getByRole('tab', { name: 'Hotel', exact: true }).click();
    await page.getByLabel('Name of the hotel').fill(HOTEL);
    await chooseDay(page, 'Check-in', '2027-03-09');
    await chooseDay(page, 'Check-out', '2027-03-12');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await untilShown(page, 'Waiting to send');

    await page.reload();
    await untilShown(page, 'Waiting to send');
    await page.getByRole('link', { name: 'To the trip' }).click();
    await page
      .getByRole('link', { name: new RegExp(HOTEL) })
      .first()
      .waitFor();
    expect(await hotels()).toEqual([]);

    await phone.context.setOffline(false);
    const told = await eventually(hotels, (list) => list.length > 0);
    expect(told).toMatchObject([{ hotel_name: HOTEL, checkin_date: '2027-03-09' }]);
    await untilAllIsSent(page);
    expect(await hotels()).toHaveLength(1);
  });
});
