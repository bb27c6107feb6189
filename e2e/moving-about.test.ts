import type { Page } from 'playwright-core';

import { Stage } from './support/stage';
import { openTab, signIn, untilShown } from './support/traveller';

/** More than there are targets on a screen and in the bar below it. */
const KEY_PRESSES = 60;

describe('moving about in a browser', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await Stage.open();
    page = await (await stage.startDevice()).newPage();
    await signIn(page, stage.address);
    await untilShown(page, /^All your trips are on this device/);
  });
  afterAll(() => stage.close());

  const openCountry = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  const untilAt = (path: RegExp) => page.waitForURL(({ pathname }) => path.test(pathname));
  const isFocusInFront = () => page.evaluate(() => !document.activeElement?.closest('[aria-hidden="true"]'));

  it('goes back the way it came, through tabs and details', async () => {
    await openTab(page, 'Explore');
    await openCountry('Colombia');
    await untilAt(/^\/country\//);
    await openTab(page, 'Today');
    await untilAt(/^\/$/);
    await openTab(page, 'Trips');
    await untilAt(/^\/trips$/);
    for (const path of [/^\/$/, /^\/country\//, /^\/explore$/, /^\/$/]) {
      await page.goBack();
      await untilAt(path);
    }
    await untilShown(page, 'What concerns you');
  });

  it('finds a list where it was left', async () => {
    await openTab(page, 'Explore');
    await page.getByText('On your trips').hover();
    await page.mouse.wheel(0, 3_000);
    // Far down: it is drawn once the wheel has turned, and then in sight.
    await openCountry('Estonia');
    await untilShown(page, 'Overview');
    await page.goBack();
    await untilAt(/^\/explore$/);
    expect(await isInSight(page, 'Estonia')).toBe(true);
  });

  it('draws a list where it was left, also when it was scrolled in that very moment', async () => {
    await page.goto(`${stage.address}/explore`);
    await page.getByRole('link', { name: /^Colombia/ }).waitFor();
    await page.evaluate(tapWhileScrolling);
    await untilShown(page, 'Overview');
    await page.goBack();
    await untilAt(/^\/explore$/);
    await page.waitForFunction(isFilled);
  });

  it('takes a sheet along when it goes back', async () => {
    await openTab(page, 'Today');
    await openTab(page, 'Help');
    await page.getByRole('button', { name: /^Help for |^Choose a country/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await untilAt(/^\/$/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('asks before it drops a trip that was begun', async () => {
    await openTab(page, 'Trips');
    await page.getByRole('button', { name: 'Plan a trip' }).click();
    await page.getByLabel('Name').fill('Half a plan');
    await page.waitForFunction(wouldAskBeforeClosing);
    await page.goBack();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await page.getByLabel('Name').inputValue()).toBe('Half a plan');
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await untilAt(/^\/trips$/);
    await untilShown(page, 'Upcoming');
  });

  it('leaves the keyboard to the sheet that follows another', async () => {
    await slowAnimations(page);
    await openTab(page, 'Trips');
    await page.getByRole('button', { name: 'Plan a trip' }).click();
    const typed = page.getByLabel('Or type the day');
    await page.getByRole('button', { name: /^First day/ }).click();
    await typed.fill('2027-03-09');
    await typed.press('Enter');
    await page.getByRole('button', { name: /^Last day/ }).click();
    await typed.fill('2027-03-19');
    await page.getByRole('dialog', { name: 'First day' }).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await typed.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Last day, Mar 19, 2027' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  });

  it('keeps the keyboard on what is in front', async () => {
    await openTab(page, 'Today');
    await openTab(page, 'Help');
    await untilShown(page, 'Nearest hospitals');
    for (let press = 0; press < KEY_PRESSES; press += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusInFront()).toBe(true);
    }
  });

  it('goes back to the screen that an address has opened, and builds nothing anew', async () => {
    await page.goto(`${stage.address}/settings`);
    await untilShown(page, 'What you want to hear');
    await page.evaluate(() => document.querySelector('[role="tablist"]')?.setAttribute('data-first', ''));
    await page.getByText('Offline data').click();
    await untilAt(/^\/offline-data$/);
    await page.goBack();
    await untilAt(/^\/settings$/);
    await untilShown(page, 'What you want to hear');
    expect(await page.locator('[data-first]').count()).toBe(1);
  });
});

/** Until the page is loaded anew: whatever is about to end an animation is still about to when the next thing happens. */
async function slowAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
}

/** Whether the page knows that it holds something unsaved. */
function wouldAskBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function isInSight(page: Page, name: string): Promise<boolean> {
  return page.getByRole('link', { name: new RegExp(`^${name}`) }).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}

/** The last row that is drawn goes to the top, and is tapped before anybody could draw what comes after it. */
function tapWhileScrolling(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[role="link"]')].filter((row) =>
    row.checkVisibility(),
  );
  rows.at(-1)?.scrollIntoView({ block: 'start' });
  rows.at(-1)?.click();
}

/** Whether rows are drawn down to the end of the page. */
function isFilled(): boolean {
  const ROOM_FOR_TABS = 150;
  const rows = [...document.querySelectorAll('[role="link"]')].filter((row) => row.checkVisibility());
  return rows.some((row) => row.getBoundingClientRect().top > window.innerHeight - ROOM_FOR_TABS);
}
