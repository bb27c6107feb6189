import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { TestBrowser } from '../../e2e/support/test-browser';
import { requireChromium } from '../project-script';

/** Calls `work` with a page of a browser that has never been anywhere. */
export async function withFreshBrowser<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  process.env.CHROMIUM = await requireChromium();
  const profile = mkdtempSync(join(tmpdir(), 'sojourn-bench-profile-'));
  const browser = await TestBrowser.start(profile);
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Milliseconds from asking for the page to the moment at which `text` is drawn, by the page's own clock. */
export async function timeToText(page: Page, go: () => Promise<unknown>, text: string): Promise<number> {
  await go();
  await page.getByText(text).first().waitFor();
  return page.evaluate(() => performance.now());
}
