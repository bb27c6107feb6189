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

/** When words are drawn, by the page's own clock: asking from outside would add the time of the answer. */
export class DrawnText {
  private constructor(
    private readonly page: Page,
    private readonly text: string,
  ) {}

  static async of(page: Page, text: string): Promise<DrawnText> {
    await page.addInitScript(noteWhenDrawn(text));
    return new DrawnText(page, text);
  }

  /** Milliseconds from asking for the page to the frame that has the words. */
  async timeAfter(go: () => Promise<unknown>): Promise<number> {
    await go();
    await this.page.getByText(this.text).first().waitFor();
    return this.page.evaluate<number>('window.drawnAt');
  }
}

/** Runs in the page, before anything else does. The second frame begins when the first is drawn. */
const noteWhenDrawn = (text: string) => `
  window.drawnAt = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body?.textContent.includes(${JSON.stringify(text)})) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
`;
