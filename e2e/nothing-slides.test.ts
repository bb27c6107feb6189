import type { Page } from 'playwright-core';

import type { Language } from '@/i18n/languages';
import { checkInWords } from '@/i18n/messages/check-in';
import { checkInStandingWords } from '@/i18n/messages/check-in-standing';
import { commonWords } from '@/i18n/messages/common';
import { helpWords } from '@/i18n/messages/help';
import { shellWords } from '@/i18n/messages/shell';
import { signInWords } from '@/i18n/messages/sign-in';
import { todayWords } from '@/i18n/messages/today';

import { findStickingOut } from './support/audit';
import { placesOf, untilDrawn, watchButton } from './support/places';
import { Stage } from './support/stage';
import type { TestBrowser } from './support/test-browser';
import { untilShown } from './support/traveller';

const PHONES: { width: number; height: number; language: Language }[] = [
  { width: 390, height: 844, language: 'en' },
  { width: 320, height: 640, language: 'de' },
  // Everything twice as large.
  { width: 195, height: 422, language: 'fr' },
];
const CASES = PHONES.map((phone) => ({ ...phone, name: `${phone.width} px, ${phone.language}` }));

const A_FEW_LINES = 60;

/** Of the screen itself, under the header that stays or the card, and over the buttons. */
function heightOfWhatScrolls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
    const heights = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.offsetParent !== null && scrolls(element))
      .map(({ clientHeight }) => clientHeight);
    return Math.max(0, ...heights);
  });
}

describe('while the first sync runs, "I need help" stays under the thumb', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterEach(() => stage.closeDevices());
  afterAll(() => stage.close());

  /** A phone on which nobody has signed in; each answer that it gets is drawn before the next one comes. */
  async function startPhone({ width, height, language, name }: (typeof CASES)[number], path: string) {
    const phone = await stage.startDevice(`${name} ${path.slice(1)}`);
    const page = await phone.newPage();
    await page.setViewportSize({ width, height });
    await page.addInitScript((tag) => {
      Object.defineProperty(navigator, 'languages', { get: () => [tag] });
    }, language);
    await watchButton(page, checkInWords[language].help);
    let before = Promise.resolve();
    await page.route('**/api/**', async (route) => {
      before = before.then(() => untilDrawn(page));
      await before;
      await route.continue();
    });
    await page.goto(stage.address + path);
    await page.getByLabel(signInWords[language].field).fill('demo-traveller');
    await page.getByRole('button', { name: signInWords[language].signIn }).click();
    return { phone, page };
  }

  async function untilAllIsHere(page: Page, language: Language) {
    await untilShown(page, todayWords[language].allHere);
    // From here on answers come as they like: none waits for a page that may be closed.
    await page.unrouteAll({ behavior: 'wait' });
  }

  it.each(CASES)('on Today: $name', async (size) => {
    const { page, phone } = await startPhone(size, '/');
    await untilAllIsHere(page, size.language);
    expect(await placesOf(page)).toHaveLength(1);

    await callWithoutNetwork(phone, page, size.language);
    expect(await placesOf(page)).toHaveLength(1);
  });

  it.each(CASES)('on Help: $name', async (size) => {
    const { page } = await startPhone(size, '/help');
    await untilShown(page, helpWords[size.language].hospitals);
    await untilShown(page, helpWords[size.language].callCompany);
    await page.getByRole('tab', { name: shellWords[size.language].tabs.today }).last().click();
    await untilAllIsHere(page, size.language);
    await page.getByRole('tab', { name: shellWords[size.language].tabs.help }).last().click();
    await untilDrawn(page);
    expect(await placesOf(page)).toHaveLength(1);
  });

  /** The strip, the card over the tabs, its news and its end come in above. */
  async function callWithoutNetwork(phone: TestBrowser, page: Page, language: Language) {
    const words = checkInWords[language];
    const standing = checkInStandingWords[language].helpStanding;
    const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
    await phone.context.setOffline(true);
    await untilShown(page, shellWords[language].offline);
    await press(words.help);
    await untilShown(page, words.helpTitle['no-network']);
    expect(await findStickingOut(page)).toEqual([]);
    await press(commonWords[language].done);
    await untilShown(page, standing['no-network']);
    expect(await findStickingOut(page)).toEqual([]);
    // Between the card and the buttons the title of the screen, or more of it, can still be read.
    expect(await heightOfWhatScrolls(page)).toBeGreaterThan(A_FEW_LINES);
    await phone.context.setOffline(false);
    await untilShown(page, standing.received);
    await press(words.safeNow);
    await page.getByText(standing.received).waitFor({ state: 'detached' });
    await untilDrawn(page);
  }
});
