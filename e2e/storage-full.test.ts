import { Stage } from './support/stage';
import { openTab, sayIAmSafe, signIn, untilAllIsSent } from './support/traveller';

describe('a browser without any space left', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('says that nothing was kept, keeps what was there, and goes on once there is space', async () => {
    const before = await stage.preview.ask<object[]>('demo-traveller', '/api/v2/check_ins');
    const phone = await stage.startDevice();
    const page = await phone.newPage();
    await signIn(page, stage.address);
    await page.getByText(/^All your trips are on this device/).waitFor();

    const browser = await phone.context.newCDPSession(page);
    const setQuota = (quotaSize?: number) =>
      browser.send('Storage.overrideQuotaForOrigin', { origin: stage.address, quotaSize });
    await setQuota(1);
    await openTab(page, 'Help');
    await page.getByRole('button', { name: "I'm safe" }).click();
    await page.getByText('This could not be saved').waitFor();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await openTab(page, 'Trips');
    await page.getByText('Andes field work').waitFor();

    await setQuota();
    await sayIAmSafe(page);
    await untilAllIsSent(page);
    const after = await stage.preview.ask<object[]>('demo-traveller', '/api/v2/check_ins');
    expect(after).toHaveLength(before.length + 1);
  });
});
