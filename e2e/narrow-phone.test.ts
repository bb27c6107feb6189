import type { Page } from 'playwright-core';

import { LANGUAGES, type Language } from '@/i18n/languages';

import { PEOPLE } from './screens';
import { findBrokenWords, findCutWords } from './support/audit';
import { followLink, goHome, install } from './support/inside';
import { readSampleRecords, type SampleRecords } from './support/sample-records';
import { Stage } from './support/stage';
import { untilStill } from './support/stillness';
import type { TestBrowser } from './support/test-browser';

const NARROWEST_PHONE = { width: 320, height: 640 };
/** A phone at 200 %: everything twice as large is a screen half as wide. */
const TWICE_AS_LARGE = { width: 195, height: 422 };
const SIZES = [
  { ...NARROWEST_PHONE, longestWord: Infinity },
  // What is longer would not fit into a line of its own.
  { ...TWICE_AS_LARGE, longestWord: 12 },
];

describe.each(PEOPLE)(
  'on the narrowest phone, and at twice the size, no word of $who is broken or cut',
  ({ screens, home, enter }) => {
    let stage: Stage;
    let phone: TestBrowser;
    let records: SampleRecords;

    beforeAll(async () => {
      stage = await Stage.open();
      records = await readSampleRecords(stage.preview);
      phone = await stage.startDevice();
      const page = await phone.newPage();
      await enter(page, stage.preview, records);
      await page.close();
    });
    afterAll(() => stage.close());

    /** The app in a browser that is set to this language. */
    async function openIn(language: Language): Promise<Page> {
      const page = await phone.newPage();
      await page.addInitScript((tag) => {
        Object.defineProperty(navigator, 'languages', { get: () => [tag] });
      }, language);
      await install(page);
      await page.goto(stage.address);
      await page.waitForURL(({ pathname }) => pathname === home);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    }

    it.each(LANGUAGES)('in %s', async (language) => {
      const found: string[] = [];
      const page = await openIn(language);
      // The parts of a screen, which are reached by a tap, have its path: each is opened once.
      for (const path of new Set(screens.map((screen) => screen.path(records)))) {
        await followLink(page, path);
        for (const { width, height, longestWord } of SIZES) {
          await page.setViewportSize({ width, height });
          await untilStill(page);
          const words = [...(await findBrokenWords(page, longestWord)), ...(await findCutWords(page))];
          found.push(...words.map((word) => `${path} at ${width}: ${word}`));
        }
        await goHome(page, home);
      }
      await page.close();
      expect(found).toEqual([]);
    });
  },
);
