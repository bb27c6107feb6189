import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Every place where the watched button has stood, and every shift that the browser itself counts against it. */
    placesOfButton: Set<string>;
  }
}

/** From the next page on, notes frame by frame where the button in front with this label stands. */
export async function watchButton(page: Page, label: string): Promise<void> {
  await page.addInitScript((wanted) => {
    window.placesOfButton = new Set();
    const find = () =>
      [...document.querySelectorAll('[role="button"], button')].find(
        (button) => button.textContent.trim() === wanted && button.getBoundingClientRect().width > 0,
      );
    const look = () => {
      const place = find()?.getBoundingClientRect();
      if (place) {
        const { x, y, width, height } = place;
        window.placesOfButton.add(`${x}, ${y}, ${width} × ${height} of ${innerWidth} × ${innerHeight}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & {
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const button = find();
        for (const { node, previousRect, currentRect } of sources)
          if (node && button?.contains(node))
            window.placesOfButton.add(
              `a shift that the browser counted, ${JSON.stringify([previousRect, currentRect])}`,
            );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, label);
}

/** One, where it has never moved. */
export function placesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...window.placesOfButton]);
}

/** Until what has changed is drawn: two frames, however long they take. */
export function untilDrawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
}
