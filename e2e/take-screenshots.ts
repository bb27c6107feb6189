import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Page } from 'playwright-core';

import { openScreen, PEOPLE, type PersonWithScreens } from './screens';
import { untilDrawnIn, type Scheme } from './support/colours';
import { goHome, install } from './support/inside';
import { readSampleRecords } from './support/sample-records';
import { Stage } from './support/stage';

const FOLDER = resolve(__dirname, '../docs/screenshots');
const SIZES = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } };
const SCHEMES: readonly Scheme[] = ['light', 'dark'];
/** Maps are drawn and pictures decoded a moment after the words are there. */
const SETTLING_MS = 700;
/** What runs this program wraps each function that has a name into `__name`, also those that are handed to a page, which knows none. */
const NAMES_NOTHING = 'globalThis.__name = (named) => named;';

/** A picture of every screen, in both sizes and colour schemes. With names after the command, of those only. */
async function main(names: readonly string[]): Promise<void> {
  if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  for (const person of PEOPLE)
    if (isWanted('sign-in') || person.screens.some(({ name }) => isWanted(name)))
      await takeAllOf(person, isWanted);
}

async function takeAllOf(
  { screens, home, enter }: PersonWithScreens,
  isWanted: (name: string) => boolean,
): Promise<void> {
  const stage = await Stage.open();
  try {
    const records = await readSampleRecords(stage.preview);
    const page = await (await stage.startDevice()).newPage();
    await page.addInitScript(NAMES_NOTHING);
    await install(page);
    await page.goto(stage.address);
    await page.getByLabel('Traveller key').waitFor();
    if (isWanted('sign-in')) await take(page, 'sign-in');
    await enter(page, stage.preview, records);
    await goHome(page, home);
    for (const screen of screens.filter(({ name }) => isWanted(name))) {
      await openScreen(page, screen, records);
      await take(page, screen.name);
      await goHome(page, home);
      console.log(screen.name);
    }
  } finally {
    await stage.close();
  }
}

async function take(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await untilDrawn(page, colorScheme);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`) });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(SIZES.phone);
}

/** A busy machine says on the screen that it is slow. */
async function untilDrawn(page: Page, scheme: Scheme): Promise<void> {
  await untilDrawnIn(page, scheme);
  await page.getByText('Still reading from this device…').first().waitFor({ state: 'hidden' });
  await page.waitForTimeout(SETTLING_MS);
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
