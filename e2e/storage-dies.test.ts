import type { Page } from 'playwright-core';

import { Stage } from './support/stage';
import type { TestBrowser } from './support/test-browser';
import { openTab, sayIAmSafe, signIn, untilAllIsSent, untilShown } from './support/traveller';

declare global {
  interface Window {
    /** The workers that the page has started, for a story to do something to them. */
    startedWorkers: Worker[];
  }
}

const KEY = 'demo-traveller';
const isHelp = ({ status }: { status: number }) => status === 2;

/** What can happen to that in which a browser runs the database. */
const DEATHS: Record<string, (page: Page) => Promise<unknown>> = {
  'fails within itself': (page) =>
    page.evaluate(() => window.startedWorkers.forEach((worker) => worker.dispatchEvent(new Event('error')))),
  'is ended by the browser': (page) =>
    page.evaluate(() => window.startedWorkers.forEach((worker) => worker.terminate())),
};

describe('a browser in which the storage dies while the app runs', () => {
  let stage: Stage;
  let phone: TestBrowser;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  const atService = () => stage.preview.ask<object[]>(KEY, '/api/v2/check_ins');

  async function signedIn(name: string): Promise<Page> {
    phone = await stage.startDevice(name);
    const page = await phone.newPage();
    await page.addInitScript(() => {
      window.startedWorkers = [];
      window.Worker = class extends Worker {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          window.startedWorkers.push(this);
        }
      };
    });
    await signIn(page, stage.address);
    await untilShown(page, /^All your trips are on this device/);
    return page;
  }

  it.each(Object.entries(DEATHS))(
    'takes the word that the traveller is safe, and keeps them signed in: it %s',
    async (name, die) => {
      const page = await signedIn(name.replaceAll(' ', '-'));
      const before = await atService();
      await openTab(page, 'Help');
      await die(page);
      await page.getByRole('button', { name: "I'm safe" }).click();
      await untilShown(page, /^(Saved|Sent): you are safe$/);
      await page.getByRole('button', { name: 'Done' }).click();

      // What comes after it is kept as ever, and the screens read again.
      await openTab(page, 'Trips');
      await untilShown(page, 'Andes field work');
      await page.reload();
      await openTab(page, 'Trips');
      await untilShown(page, 'Andes field work');
      await untilAllIsSent(page);
      expect(await atService()).toHaveLength(before.length + 1);
      await phone.kill();
    },
  );

  it('sends a call for help out though nothing can be stored any more, once', async () => {
    const page = await signedIn('for-good');
    const calls = async () =>
      (await stage.preview.ask<{ status: number }[]>(KEY, '/api/v2/check_ins')).filter(isHelp);
    const before = await calls();
    await openTab(page, 'Help');
    // Whatever is started in place of the database dies as well.
    await page.evaluate(() => {
      window.Worker = class extends Worker {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          this.terminate();
        }
      };
      window.startedWorkers.forEach((worker) => worker.terminate());
    });
    await page.getByRole('button', { name: 'I need help' }).click();
    await untilShown(page, 'Sent: you need help');
    await untilShown(page, 'Your company has it. Your phone could not keep a copy');
    expect(await calls()).toHaveLength(before.length + 1);
    await phone.kill();
  });

  it('gives the data up to whoever took the lock by force, and takes them back when that one is gone', async () => {
    const page = await signedIn('robbed');
    const thief = await phone.newPage();
    await thief.goto(`${stage.address}/service`);
    await thief.evaluate(
      () =>
        new Promise<void>((done) => {
          void navigator.locks.request('sojourn-data', { steal: true }, () => {
            done();
            return new Promise(() => undefined);
          });
        }),
    );
    await untilShown(page, 'Open in another tab');
    await thief.close();
    await sayIAmSafe(page);
    await untilAllIsSent(page);
    await phone.kill();
  });
});
