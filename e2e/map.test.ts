import type { CDPSession, Locator, Page } from 'playwright-core';

import { eventually } from './support/eventually';
import { Stage } from './support/stage';
import { openTab, signIn, untilShown } from './support/traveller';

/** Far enough to be no tap, and less than a screen. */
const A_TURN = 240;
const A_STEP = 20;

describe('a map within a page', () => {
  let stage: Stage;
  let page: Page;
  let hand: CDPSession;
  beforeAll(async () => {
    stage = await Stage.open();
    page = await (await stage.startDevice()).newPage();
    await signIn(page, stage.address);
    await untilShown(page, /^All your trips are on this device/);
    await openTab(page, 'Alerts');
    await page
      .getByRole('link', { name: /Road closures/ })
      .first()
      .click();
    await untilShown(page, 'What to do');
    await map().waitFor();
    hand = await page.context().newCDPSession(page);
    await hand.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  });
  afterAll(() => stage.close());

  const map = (): Locator => page.getByTestId('map-frame').filter({ visible: true });
  /** Is there only where the map is not as it was at first. */
  const fit = (): Locator => page.getByRole('button', { name: 'Show everything' }).filter({ visible: true });
  /** Where the map lies in the window: scrolling moves it. */
  const top = async () => (await map().boundingBox())?.y ?? Number.NaN;
  const middle = async () => {
    const box = await map().boundingBox();
    if (!box) throw new Error('there is no map in sight');
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };
  const untilScrolledFrom = async (before: number) =>
    expect(await eventually(top, (now) => now < before)).toBeLessThan(before);
  beforeEach(async () => {
    if (await fit().isVisible()) await fit().click();
    await map().evaluate((element) => element.scrollIntoView({ block: 'center' }));
  });

  it('lets the wheel scroll the page, and says how the map is zoomed', async () => {
    const before = await top();
    await map().hover();
    await page.mouse.wheel(0, A_TURN);
    await untilShown(page, /^Hold Ctrl to zoom/);
    await untilScrolledFrom(before);
    expect(await fit().isVisible()).toBe(false);
  });

  it('is zoomed by the wheel where Ctrl is held, and the page stays', async () => {
    const before = await top();
    await map().hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -A_TURN);
    await page.keyboard.up('Control');
    await fit().waitFor();
    expect(await top()).toBe(before);
  });

  it('lets one finger scroll the page', async () => {
    const before = await top();
    await drawUp(hand, await middle());
    await untilScrolledFrom(before);
    expect(await fit().isVisible()).toBe(false);
  });

  it('is zoomed by two fingers, and the page is not', async () => {
    await hand.send('Input.synthesizePinchGesture', {
      ...(await middle()),
      scaleFactor: 2,
      gestureSourceType: 'touch',
    });
    await fit().waitFor();
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });

  it('takes the wheel alone once it is full screen', async () => {
    await page.getByRole('button', { name: 'Open full screen' }).filter({ visible: true }).click();
    const whole = page.getByRole('dialog');
    await whole.getByTestId('map-frame').hover();
    await page.mouse.wheel(0, -A_TURN);
    await whole.getByRole('button', { name: 'Show everything' }).waitFor();
    await page.getByRole('button', { name: 'Close full screen' }).click();
  });
});

/** One finger, from here upwards. */
async function drawUp(hand: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let way = A_STEP; way <= A_TURN; way += A_STEP) await touch('touchMove', [{ x, y: y - way }]);
  await touch('touchEnd', []);
}
