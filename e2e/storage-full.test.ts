import { Stage } from './support/stage';
import { openTab, sayIAmSafe, signIn, untilAllIsSent, untilShown } from './support/traveller';

describe('a browser without any space left', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('sends what it can’t keep, says so, keeps what was there, and goes on once there is space', async () => {
    const before = await stage.preview.ask<object[]>('demo-traveller', '/api/v2/check_ins');
    const phone = await stage.startDevice();
    const page = await phone.newPage();
    await signIn(page, stage.address);
    await untilShown(page, /^All your trips are on this device/);

    const browser = await phone.context.newCDPSession(page);
    const setQuota = (quotaSize?: number) =>
      browser.send('Storage.overrideQuotaForOrigin', { origin: stage.address, quotaSize });
    await setQuota(1);
    // A page that runs has some space set aside for it.
    await page.reload();
    await openTab(page, 'Help');
    await page.getByRole('button', { name: "I'm safe" }).click();
    await untilShown(page, 'Sent: you are safe');
    await page.getByRole('button', { name: 'Done' }).click();
    await phone.context.setOffline(true);
    await page.getByRole('button', { name: 'I need help' }).click();
    await untilShown(page, 'This could not be saved');
    await page.getByRole('button', { name: 'Close' }).last().click();
    await phone.context.setOffline(false);
    await openTab(page, 'Trips');
    await untilShown(page, 'Andes field work');

    await setQuota();
    await page.reload();
    await sayIAmSafe(page);
    await untilAllIsSent(page);
    const after = await stage.preview.ask<object[]>('demo-traveller', '/api/v2/check_ins');
    // What could be neither kept nor sent was not promised.
    expect(after).toHaveLength(before.length + 2);
  });
});
