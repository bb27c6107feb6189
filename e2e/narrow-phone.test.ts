import { LANGUAGES, type Language } from '@/i18n/languages';

import { SCREENS } from './screens';
import { findBrokenWords } from './support/audit';
import { readSampleRecords, type SampleRecords } from './support/sample-records';
import { Stage } from './support/stage';
import type { TestBrowser } from './support/test-browser';
import { downloadEverything, signIn } from './support/traveller';

const NARROWEST_PHONE = { width: 320, height: 640 };

describe('on the narrowest phone no word is broken', () => {
  let stage: Stage;
  let phone: TestBrowser;
  let records: SampleRecords;

  beforeAll(async () => {
    stage = await Stage.open();
    records = await readSampleRecords(stage.preview);
    phone = await stage.startDevice();
    const page = await phone.newPage();
    await page.goto(stage.address);
    await signIn(page, stage.address);
    await downloadEverything(page);
    await page.close();
  });
  afterAll(() => stage.close());

  /** A browser that is set to this language. */
  async function openIn(language: Language) {
    const page = await phone.newPage();
    await page.addInitScript((tag) => {
      Object.defineProperty(navigator, 'languages', { get: () => [tag] });
    }, language);
    await page.setViewportSize(NARROWEST_PHONE);
    return page;
  }

  it.each(LANGUAGES)('in %s', async (language) => {
    const broken: string[] = [];
    // The parts of a screen, which are reached by a tap, have its path: each is opened once.
    for (const path of new Set(SCREENS.map((screen) => screen.path(records)))) {
      const page = await openIn(language);
      await page.goto(stage.address + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      broken.push(...(await findBrokenWords(page)).map((word) => `${path}: ${word}`));
      await page.close();
    }
    expect(broken).toEqual([]);
  });
});
