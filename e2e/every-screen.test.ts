import type { Page } from 'playwright-core';

import { openScreen, PEOPLE } from './screens';
import {
  countElements,
  countTitles,
  findBarriers,
  findBarriersOfLayout,
  findCutWords,
  findFaintWords,
  findStickingOut,
} from './support/audit';
import { untilDrawnIn } from './support/colours';
import { listenForFaults } from './support/faults';
import { goHome, install } from './support/inside';
import { readSampleRecords, type SampleRecords } from './support/sample-records';
import { Stage } from './support/stage';
import { untilStill } from './support/stillness';

const PHONE = { width: 390, height: 844 };
/** A phone at 200 %: everything twice as large is a screen half as wide. */
const TWICE_AS_LARGE = { width: 195, height: 422 };
const WIDE = { width: 1280, height: 800 };

/** A list that is drawn as a whole, in sight or further down, has thousands. */
const MOST_ELEMENTS = 1_500;

describe.each(PEOPLE)('every screen of $who', ({ screens, home, enter }) => {
  let stage: Stage;
  let page: Page;
  let records: SampleRecords;
  let faults: string[];

  beforeAll(async () => {
    stage = await Stage.open();
    records = await readSampleRecords(stage.preview);
    page = await (await stage.startDevice()).newPage();
    faults = listenForFaults(page, stage.address);
    await install(page);
    await page.goto(stage.address);
    await page.getByLabel('Traveller key').waitFor();
    expect(await audit(page)).toEqual([]);
    await enter(page, stage.preview, records);
    await goHome(page, home);
    expect(faults).toEqual([]);
  });
  afterEach(() => goHome(page, home));
  afterAll(() => stage.close());

  it.each(screens.map((screen) => [screen.name, screen] as const))(
    'can be used by everybody, makes no error and asks nobody else: %s',
    async (_name, screen) => {
      await openScreen(page, screen, records);
      expect(await audit(page)).toEqual([]);
      expect(faults).toEqual([]);
      expect(await countElements(page)).toBeLessThan(MOST_ELEMENTS);
    },
  );
});

/** In both colour schemes, at twice the size, and in a wide window; and that there is one title. */
async function audit(page: Page): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, faults: string[]) =>
    found.push(...faults.map((fault) => `${where}: ${fault}`));
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilDrawnIn(page, 'dark');
  await untilStill(page);
  note('dark', await findFaintWords(page));
  await page.emulateMedia({ colorScheme: 'light' });
  await untilDrawnIn(page, 'light');
  await untilStill(page);
  note('light', await findBarriers(page));
  const titles = await countTitles(page);
  if (titles !== 1) found.push(`${titles} headings of level 1`);
  for (const size of [TWICE_AS_LARGE, WIDE]) {
    await page.setViewportSize(size);
    await untilStill(page);
    note(`${size.width} px, cut`, await findCutWords(page));
    note(`${size.width} px, sticking out`, await findStickingOut(page));
    note(`${size.width} px`, await findBarriersOfLayout(page));
  }
  await page.setViewportSize(PHONE);
  // What a wide window shows beside it has gone before anything is counted.
  await untilStill(page);
  return found;
}
