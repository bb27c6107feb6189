import { readFileSync } from 'node:fs';

import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What would keep somebody from using this screen, one line each. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary ?? ''}`),
    );
}

/** How much is drawn, in sight or not. */
export function countElements(page: Page): Promise<number> {
  return page.locator('body *').count();
}

/** Words that do not fit into their place and are cut, each with what is cut. */
export function findCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasWords || element.offsetParent === null || element.closest('[aria-hidden="true"], [role="img"]'))
        continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isTooWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const isTooHigh = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
      if (isTooWide || isTooHigh) cut.push(element.textContent);
    }
    return cut;
  });
}
