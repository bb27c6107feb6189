import type { Locator, Page } from 'playwright-core';

import { eventually } from './support/eventually';
import { Stage } from './support/stage';
import { downloadEverything, openTab, signIn, untilShown } from './support/traveller';

const DAY_MS = 86_400_000;

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

describe('danger where I am, while the app is open', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await Stage.open();
    const { key } = await stage.preview.invite({
      first_name: 'Ada',
      last_name: 'Live',
      email: 'ada.live@example.org',
    });
    await publish({
      headline: 'Roads to the coast are closed',
      country_ids: ['FR'],
      start: `${dayFromNow(-1)}T00:00:00Z`,
      finish: `${dayFromNow(20)}T23:59:00Z`,
    });
    // It begins after that.
    await stage.preview.ask(key, '/api/v1/trips', {
      method: 'POST',
      body: JSON.stringify({
        trip: {
          name: 'France',
          destinations: [{ country_code: 'FR', entry_date: dayFromNow(2), exit_date: dayFromNow(10) }],
        },
      }),
    });
    // In Bogotá, as every device here.
    page = await (await stage.startDevice()).newPage();
    await signIn(page, stage.address, key);
    await untilShown(page, /^All your trips are on this device/);
    await untilShown(page, 'Colombia');
    // What stood there when they came is no news: all of it has come before anything is published.
    await downloadEverything(page);
    await openTab(page, 'Today');
  });
  afterAll(() => stage.close());

  const publish = (fields: Record<string, unknown>) =>
    stage.preview.ask('demo-publisher', '/api/v2/publishing/alerts', {
      method: 'POST',
      body: JSON.stringify({
        alert: {
          body: 'Stay where you are.',
          category: 'safety',
          risk_level: 'high',
          country_ids: ['CO'],
          ...fields,
        },
      }),
    });
  const banner = () => page.getByRole('alert').filter({ hasText: 'New alert: high risk' });
  /** Whoever turns to the window asks at once; whoever does not, within a minute. */
  const turnToItUntil = async (wanted: Locator) =>
    expect(
      await eventually(
        async () => {
          await page.evaluate(() => window.dispatchEvent(new Event('focus')));
          return wanted.count();
        },
        (count) => count > 0,
      ),
    ).toBe(1);
  const topOf = (name: string) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().boundingBox();

  it('says so over the screen, moves nothing, and opens with a tap', async () => {
    const before = await topOf('I need help');
    await publish({ headline: 'Shots in the centre of Bogotá' });
    await turnToItUntil(banner());
    expect(await topOf('I need help')).toEqual(before);
    await banner().getByRole('link').click();
    await untilShown(page, 'Stay where you are.');
    await banner().waitFor({ state: 'detached' });
  });

  it('stands in Today, also without a network and after a restart, and is not announced again', async () => {
    await openTab(page, 'Today');
    await untilShown(page, 'Shots in the centre of Bogotá');
    await page.context().setOffline(true);
    await page.reload();
    await untilShown(page, 'Shots in the centre of Bogotá');
    expect(await banner().count()).toBe(0);
    await page.context().setOffline(false);
  });

  it('stands under "Now" where it is in force, though it was issued before the trip', async () => {
    await openTab(page, 'Alerts');
    await untilShown(page, 'Roads to the coast are closed');
    const topOfFirst = async (found: Locator) => {
      const [first] = await found.filter({ visible: true }).all();
      return (await first?.boundingBox())?.y ?? Infinity;
    };
    const now = await topOfFirst(page.getByRole('heading', { name: /^Now/ }));
    const alert = await topOfFirst(page.getByText('Roads to the coast are closed'));
    const after = await topOfFirst(page.getByRole('heading', { name: /^(Soon|Over)/ }));
    expect([now, alert, after].sort((one, other) => one - other)).toEqual([now, alert, after]);
    expect(now).toBeLessThan(alert);
  });
});
