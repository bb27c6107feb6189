import type { Page } from 'playwright-core';

import { Stage } from './support/stage';
import { openTab, sayIAmSafe, signIn, untilAllIsSent, untilShown } from './support/traveller';

/** Taps, and gives what the screen says of it. */
async function saying(page: Page, button: string, answers: RegExp): Promise<string> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await untilShown(page, answers);
  const answer = await page.getByText(answers).filter({ visible: true }).first().innerText();
  await page
    .getByRole('button', { name: /^(Done|Close)$/ })
    .last()
    .click();
  return answer;
}

describe('a browser without any space left', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('says truly what it keeps and sends, keeps what was there, and goes on once there is space', async () => {
    const listSent = () => stage.preview.ask<{ status: number }[]>('demo-traveller', '/api/v2/check_ins');
    const before = await listSent();
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
    // SQLite's journal may have room for a few more, which are kept then. Online they arrive in either case.
    await saying(page, "I'm safe", /^(Saved|Sent): you are safe$/);
    await phone.context.setOffline(true);
    const answer = await saying(page, 'I need help', /^(Waiting for a signal|This could not be saved)$/);
    await phone.context.setOffline(false);
    await openTab(page, 'Trips');
    await untilShown(page, 'Andes field work');

    await setQuota();
    await page.reload();
    await sayIAmSafe(page);
    await untilAllIsSent(page);
    // What could be neither kept nor sent was not promised, and what was promised is there.
    const sent = (await listSent()).slice(0, -before.length || undefined).map(({ status }) => status);
    expect(sent.sort()).toEqual(answer === 'Waiting for a signal' ? [1, 1, 2] : [1, 1]);
  });
});
