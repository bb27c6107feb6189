import type { Page } from 'playwright-core';

import { countTitles, findBarriers, findStickingOut } from './support/audit';
import { untilDrawnIn } from './support/colours';
import { Stage } from './support/stage';
import { openTab, signIn, untilShown } from './support/traveller';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

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
