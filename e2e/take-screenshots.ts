import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Page } from 'playwright-core';

import { openScreen, SCREENS } from './screens';
import { readSampleRecords } from './support/sample-records';
import { Stage } from './support/stage';
import { downloadEverything, signIn } from './support/traveller';

const FOLDER = resolve(__dirname, '../docs/screenshots');
const SIZES = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } };
const SCHEMES = ['light', 'dark'] as const;
/** Maps are drawn and pictures decoded a moment after the words are there. */
const SETTLING_MS = 700;

/** A picture of every screen, in both sizes and colour schemes. With names after the command, of those only. */
async function main(names: readonly string[]): Promise<void> {
  const stage = await Stage.open();
  try {
    const isWanted = (name: string) => names.length === 0 || names.includes(name);
    if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const records = await readSampleRecords(stage.preview);
    const page = await (await stage.startDevice()).newPage();
    await page.goto(stage.address);
    await page.getByLabel('Traveller key').waitFor();
    if (isWanted('sign-in')) await take(page, 'sign-in');
    await signIn(page, stage.address);
    await downloadEverything(page);
    for (const screen of SCREENS.filter(({ name }) => isWanted(name))) {
      await openScreen(page, stage.address, screen, records);
      await take(page, screen.name);
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

/** A busy machine draws the other colours late, and says on the screen that it is slow. */
async function untilDrawn(page: Page, scheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.waitForFunction((isDark) => {
    // At the edge lies the page itself, or a map, which is as light or as dark.
    const lying = document.elementsFromPoint(innerWidth - 4, innerHeight / 2);
    const colors = lying.map((element) => getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []);
    const page = colors.find(([, , , opacity = '1']) => Number(opacity) === 1);
    return page !== undefined && Number(page[1]) < 128 === isDark;
  }, scheme === 'dark');
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
