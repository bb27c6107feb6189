import { chromium, type Page } from 'playwright-core';

import { QUIET_CHROMIUM } from '../../e2e/support/quiet-chromium';
import { requireChromium } from '../project-script';
import { openSite } from './frame-site';

const VIEWPORT = { width: 390, height: 844 };
const RUNS = 5;
const DRAGS = 4;
const STEPS_PER_DRAG = 40;
const PIXELS_PER_STEP = 3;

/** Milliseconds between two frames while a mouse drags over the map, over those of an empty page under the same mouse. */
export async function measureFrame(): Promise<{ runs: number[] }> {
  const executablePath = await requireChromium();
  const site = await openSite();
  const browser = await chromium.launch({ executablePath, args: [...QUIET_CHROMIUM] });
  try {
    const map = await openPage(await browser.newPage({ viewport: VIEWPORT }), site.map);
    await map.waitForSelector('[role="img"][aria-label*="1000 hospitals"] svg path', { state: 'attached' });
    const empty = await openPage(await browser.newPage({ viewport: VIEWPORT }), site.empty);

    await frameTime(map, requireMoved);
    await frameTime(empty);
    const runs: number[] = [];
    while (runs.length < RUNS) {
      const before = await frameTime(empty);
      const moving = await frameTime(map, requireMoved);
      const after = await frameTime(empty);
      runs.push((2 * moving) / (before + after));
    }
    return { runs };
  } finally {
    await browser.close();
    site.close();
  }
}

async function openPage(page: Page, address: string): Promise<Page> {
  await page.goto(address);
  return page;
}

/** The median over some drags to and fro. A page in the background has no frames, so it comes to the front first. */
async function frameTime(page: Page, whileDown?: (page: Page) => Promise<void>): Promise<number> {
  await page.bringToFront();
  await page.evaluate(`{
    window.frames_ = [];
    const watch = (now) => { window.frames_?.push(now); if (window.frames_) requestAnimationFrame(watch); };
    requestAnimationFrame(watch);
  }`);
  for (let drag = 0; drag < DRAGS; drag += 1) {
    const forth = drag % 2 === 0 ? 1 : -1;
    let [x, y] = [VIEWPORT.width / 2 - forth * 60, 320 - forth * 60];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 0; step < STEPS_PER_DRAG; step += 1) {
      x += forth * PIXELS_PER_STEP;
      y += forth * PIXELS_PER_STEP;
      await page.mouse.move(x, y);
    }
    await whileDown?.(page);
    await page.mouse.up();
  }
  const times = await page.evaluate<number[]>('{ const all = window.frames_; window.frames_ = null; all }');
  const deltas = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const median = deltas.sort((one, other) => one - other)[Math.floor(deltas.length / 2)];
  if (median === undefined) throw new Error('no frames were drawn');
  return median;
}

async function requireMoved(page: Page): Promise<void> {
  const transform = await page.evaluate<string>(
    `document.querySelector('[role="img"] [aria-hidden="true"]').style.transform`,
  );
  const [, across] = /translateX\((-?[\d.]+)px\)/.exec(transform) ?? [];
  if (!across || Math.abs(Number(across)) < 50) throw new Error(`the map did not move: ${transform}`);
}
