import type { Page } from 'playwright-core';

import { countTitles, findBarriers, findStickingOut } from './support/audit';
import { untilDrawnIn } from './support/colours';
import { Stage } from './support/stage';
import { openTab, planTrip, sayIAmSafe, signIn, untilAllIsSent, untilShown } from './support/traveller';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** As the service names a check-in of whoever needs help. */
const HELP = 2;

describe('in a wide window', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await Stage.open();
    page = await (await stage.startDevice()).newPage();
    await page.setViewportSize(WIDE);
    await signIn(page, stage.address);
    await untilShown(page, /^All your trips are on this device/);
  });
  afterAll(() => stage.close());

  const untilAt = (path: RegExp) => page.waitForURL(({ pathname }) => path.test(pathname));
  const list = () => page.getByRole('heading', { level: 1, name: 'Alerts' });
  const detail = () => page.getByText('What to do').last();
  const openAlert = (place: number) =>
    page
      .getByRole('link', { name: /High|Medium/ })
      .nth(place)
      .click();

  it('opens an alert beside the list, and the next one in its place', async () => {
    await openTab(page, 'Alerts');
    await untilAt(/^\/alerts$/);
    await list().waitFor();
    await openAlert(0);
    await untilAt(/^\/alert\//);
    const first = page.url();
    await detail().waitFor();
    await list().waitFor();
    expect(await countTitles(page)).toBe(1);
    expect(await findStickingOut(page)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);

    await openAlert(1);
    await page.waitForURL((url) => url.href !== first);
    await page.goBack();
    await untilAt(/^\/alerts$/);
    await list().waitFor();
  });

  it('says that I am safe, plans a trip and asks for help as on a phone, and all of it is sent', async () => {
    await sayIAmSafe(page);
    await planTrip(page, 'Lisbon in spring', 'Portugal');
    await page.getByRole('heading', { level: 1, name: 'Trips' }).waitFor();
    await openTab(page, 'Help');
    await page.getByRole('button', { name: 'I need help', exact: true }).click();
    await untilShown(page, 'Sent to your company');
    expect(await findStickingOut(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await untilAllIsSent(page);
    const checkIns = await stage.preview.ask<{ status: number }[]>('demo-traveller', '/api/v2/check_ins');
    expect(checkIns.filter(({ status }) => status === HELP)).toHaveLength(1);
  });

  it('shows list and detail of a link, and keeps what is open when it is narrowed and widened', async () => {
    await openAlert(0);
    await untilAt(/^\/alert\//);
    await page.reload();
    await detail().waitFor();
    await list().waitFor();
    const address = page.url();

    await page.setViewportSize(PHONE);
    await list().waitFor({ state: 'hidden' });
    await detail().waitFor();
    await page.setViewportSize(WIDE);
    await list().waitFor();
    await detail().waitFor();
    expect(page.url()).toBe(address);
  });

  it('follows the colours of the system also while it is widened', async () => {
    await openTab(page, 'Trips');
    await untilAt(/^\/trips$/);
    for (const [size, scheme] of [
      [PHONE, 'dark'],
      [WIDE, 'light'],
      [PHONE, 'dark'],
      [WIDE, 'light'],
    ] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme });
      await untilDrawnIn(page, scheme);
    }
  });
});
