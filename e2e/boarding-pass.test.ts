import { randomUUID } from 'node:crypto';

import { aPassCode } from '../__tests__/support/boarding-passes';
import { aPicture, photographed, type PrintedCode } from '../__tests__/support/pictures';
import { aJpegOf } from '../server/test/support/photos';
import { Stage } from './support/stage';
import { signIn, untilShown } from './support/traveller';

const FLIGHT = {
  kind: 'air',
  iata_code: 'AV',
  flight_number: '9145',
  origin: 'BOG',
  destination: 'LIM',
  departure_datetime: '2027-04-02T14:05:00',
};

const aPhotoOf = async (...codes: PrintedCode[]) => {
  const page = photographed(await aPicture(codes, { width: 900, height: 1600 }));
  return { name: 'pass.jpg', mimeType: 'image/jpeg', buffer: await aJpegOf(page) };
};

describe('a boarding pass in a picture', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('is read without a network; where it can’t be, its picture is kept and shown', async () => {
    const { key } = await stage.preview.invite({
      first_name: 'Ada',
      last_name: 'Passes',
      email: 'ada.passes@example.org',
    });
    const destinations = [{ country_code: 'PE', entry_date: '2027-04-02', exit_date: '2027-04-19' }];
    const { id } = await stage.preview.ask<{ id: string }>(key, '/api/v1/trips', {
      method: 'POST',
      body: JSON.stringify({ trip: { name: 'Lima', destinations } }),
    });
    const flightId = randomUUID();
    await stage.preview.ask(key, `/api/v2/trips/${id}/segments/${flightId}`, {
      method: 'PUT',
      body: JSON.stringify({ segment: FLIGHT }),
    });
    const phone = await stage.startDevice();
    const page = await phone.newPage();
    await signIn(page, stage.address, key);
    await untilShown(page, /^All your trips are on this device/);
    await page.goto(`${stage.address}/segment/${flightId}`);
    const choose = async (file: Awaited<ReturnType<typeof aPhotoOf>>) => {
      await page.getByRole('button', { name: 'Add boarding pass' }).click();
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a picture of it' }).click();
      await (await choosing).setFiles(file);
    };
    await untilShown(page, 'Add boarding pass');
    await phone.context.setOffline(true);

    await choose(await aPhotoOf({ text: aPassCode(), format: 'aztec', x: 420, y: 900, field: 9 }));
    await page.getByRole('link', { name: /LUC DESMARAIS/ }).click();
    await page.getByRole('img', { name: /boarding pass of LUC DESMARAIS/ }).waitFor();
    await page.goBack();

    await choose(await aPhotoOf({ text: 'https://example.com', format: 'qr', x: 420, y: 900 }));
    await untilShown(page, /^No code of a boarding pass could be read/);
    await page.getByRole('button', { name: 'Keep the picture as it is' }).click();
    await page.getByRole('link', { name: 'Picture of a pass' }).click();
    const picture = page.getByRole('button', { name: /^Picture of a boarding pass/ }).locator('img');
    await picture.first().waitFor();
    const width = await picture
      .first()
      .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
    expect(width).toBe(900);
  });
});
