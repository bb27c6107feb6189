import { readFileSync } from 'node:fs';

import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const COLOURS = 'color-contrast';

/** What would keep somebody from using this screen, one line each. */
export function findBarriers(page: Page): Promise<string[]> {
  return runAxe(page, {});
}

/** Of the colours alone, which take the most time to look at. */
export function findFaintWords(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: [COLOURS] });
}

/** Of everything but the colours, which are the same in every size. */
export function findBarriersOfLayout(page: Page): Promise<string[]> {
  return runAxe(page, { rules: { [COLOURS]: { enabled: false } } });
}

async function runAxe(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (chosen) => window.axe.run(document, { ...chosen, resultTypes: ['violations'] }),
    options,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary ?? ''}`),
    );
}

/** How much the screen in front has drawn, in sight or further down. */
export function countElements(page: Page): Promise<number> {
  return page.evaluate(
    () => [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility()).length,
  );
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
      // Said by screen readers and seen by nobody.
      if (!element.checkVisibility({ opacityProperty: true })) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isTooWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const isTooHigh = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
      if (isTooWide || isTooHigh) cut.push(element.textContent);
    }
    return cut;
  });
}

/** Words and buttons that begin or end outside of the screen, where nobody can scroll to, and words outside of their button. */
export function findStickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canScroll = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isReached = (element: Element | null): boolean =>
      element !== null &&
      ((canScroll(element) && element.scrollWidth > element.clientWidth + 1) ||
        isReached(element.parentElement));
    const isOutside = (inner: DOMRect, left: number, right: number) =>
      inner.width > 0 && (inner.left < left - 1 || inner.right > right + 1);
    const drawnBy = (element: Element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect();
    };
    const out: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      // What a map draws may go on beyond its frame.
      if (!(element instanceof HTMLElement)) continue;
      const isButton = element.getAttribute('role') === 'button' || element.tagName === 'BUTTON';
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if ((!isButton && !hasWords) || element.offsetParent === null) continue;
      if (isOutside(element.getBoundingClientRect(), 0, innerWidth) && !isReached(element))
        out.push(element.innerText);
      const button = hasWords && element.closest('[role="button"], button')?.getBoundingClientRect();
      // What is cut on purpose ends within its button, however long it is.
      if (button && getComputedStyle(element).overflowX === 'visible')
        if (isOutside(drawnBy(element), button.left, button.right)) out.push(element.innerText);
    }
    return out;
  });
}

/** Headings of level 1 that are in sight or read aloud: the title of a screen, and of nothing behind it. */
export function countTitles(page: Page): Promise<number> {
  return page.getByRole('heading', { level: 1 }).count();
}

/** Words up to this length that stand on two lines because one is too narrow for them. A hyphen may part a word. */
export function findBrokenWords(page: Page, longest = Infinity): Promise<string[]> {
  return page.evaluate((most) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!element?.offsetParent || element.closest('[aria-hidden="true"]')) continue;
      if (!element.checkVisibility({ opacityProperty: true })) continue;
      for (const { 0: token, index: start } of (text.textContent ?? '').matchAll(/\S+/g)) {
        // An address of the web or of a mail is one long word, and may be parted anywhere.
        if (/[@/]|\.\p{L}/u.test(token)) continue;
        for (const { 0: word, index } of token.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          if (word.length > most) continue;
          const range = document.createRange();
          range.setStart(text, start + index);
          range.setEnd(text, start + index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  }, longest);
}
