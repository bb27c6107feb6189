import type { Page } from 'playwright-core';

import { openScreen, SCREENS } from './screens';
import { countElements, countTitles, findBarriers, findCutWords } from './support/audit';
import { listenForFaults } from './support/faults';
import { readSampleRecords, type SampleRecords } from './support/sample-records';
import { Stage } from './support/stage';
import type { TestBrowser } from './support/test-browser';
import { downloadEverything, signIn } from './support/traveller';

/** A phone at 200 %: everything twice as large is a screen half as wide. */
const TWICE_AS_LARGE = { width: 195, height: 422 };

/** Of a screen and the one it came from; a list that is drawn as a whole, in sight or behind, has thousands. */
const MOST_ELEMENTS = 1_500;

describe('every screen', () => {
  let stage: Stage;
  let phone: TestBrowser;
  let page: Page;
  let records: SampleRecords;
  let faults: string[];

  beforeAll(async () => {
    stage = await Stage.open();
    records = await readSampleRecords(stage.preview);
    phone = await stage.startDevice();
    page = await phone.newPage();
    faults = listenForFaults(page, stage.address);
    await page.goto(stage.address);
    await page.getByLabel('Traveller key').waitFor();
    expect(await audit(page)).toEqual([]);
    await signIn(page, stage.address);
    await downloadEverything(page);
    expect(faults).toEqual([]);
  });
  afterAll(() => stage.close());

  it.each(SCREENS.map((screen) => [screen.name, screen] as const))(
    'can be used by everybody, makes no error and asks nobody else: %s',
    async (_name, screen) => {
      page = await phone.changeTab(page);
      faults = listenForFaults(page, stage.address);
      await openScreen(page, stage.address, screen, records);
      expect(await audit(page)).toEqual([]);
      expect(faults).toEqual([]);
      expect(await countElements(page)).toBeLessThan(MOST_ELEMENTS);
    },
  );
});

/** In both colour schemes, and at twice the size; and that there is one title. */
async function audit(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await findBarriers(page)).map((barrier) => `${colorScheme}: ${barrier}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize();
  await page.setViewportSize(TWICE_AS_LARGE);
  found.push(...(await findCutWords(page)).map((words) => `cut at 200 %: ${words}`));
  if (size) await page.setViewportSize(size);
  const titles = await countTitles(page);
  if (titles !== 1) found.push(`${titles} headings of level 1`);
  return found;
}
