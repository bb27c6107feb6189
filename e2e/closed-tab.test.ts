import type { BrowserContext, CDPSession, Page } from 'playwright-core';

import { eventually } from './support/eventually';
import { Stage } from './support/stage';
import { openTab, signIn, untilAllIsSent, untilShown } from './support/traveller';

const KEY = 'demo-traveller';
const TAG = 'send-what-waits';

interface SentCheckIn {
  id: string;
  status: number;
}

/**
 * Headless Chromium has no network of its own that could come back: the story says so in its place. What it runs then is the worker of the
 * page that was closed, as it was registered.
 */
async function networkComesBack(context: BrowserContext, other: Page, address: string): Promise<void> {
  const session = await context.newCDPSession(other);
  const registrationId = await findRegistration(session, address);
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: address,
    registrationId,
    tag: TAG,
    lastChance: false,
  });
}

function findRegistration(session: CDPSession, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(address));
      if (own) resolve(own.registrationId);
    });
    session.send('ServiceWorker.enable').catch(reject);
  });
}

describe('a tab that is closed while a call for help waits', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  const calls = async () =>
    (await stage.preview.ask<SentCheckIn[]>(KEY, '/api/v2/check_ins')).filter(({ status }) => status === 2);

  it('has it received once when the network is back, without being opened', async () => {
    const before = (await calls()).length;
    const phone = await stage.startDevice();
    const page = await phone.newPage();
    await signIn(page, stage.address);
    await untilShown(page, /^All your trips are on this device/);

    await phone.context.setOffline(true);
    await stage.preview.stop();
    await openTab(page, 'Help');
    await page.getByRole('button', { name: 'I need help' }).click();
    await untilShown(page, 'Waiting for a signal');
    // Only now it is promised.
    await untilShown(page, /You can close the app\.$/);
    const other = await phone.newPage();
    await page.close();

    await stage.preview.startAgain();
    await phone.context.setOffline(false);
    await networkComesBack(phone.context, other, stage.address);
    const received = await eventually(calls, (found) => found.length > before);
    expect(received).toHaveLength(before + 1);

    const again = await phone.newPage();
    await again.goto(stage.address);
    await untilShown(again, /^You asked for help/);
    await untilShown(again, 'It is sent. Nobody has said yet that they have seen it.');
    await untilAllIsSent(again);
    expect(await calls()).toHaveLength(before + 1);
  });
});
