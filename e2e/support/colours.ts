import type { Page } from 'playwright-core';

export type Scheme = 'light' | 'dark';

/** Until the screen in front is drawn in these colours: a busy machine draws them late. */
export async function untilDrawnIn(page: Page, scheme: Scheme): Promise<void> {
  await page.waitForFunction((isDark) => {
    // At this edge lies the page itself, the rail of a wide window, or a map: all of them are as light or as dark.
    const lying = document.elementsFromPoint(4, innerHeight / 2);
    const colors = lying.map((element) => getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []);
    const page = colors.find(([, , , opacity = '1']) => Number(opacity) === 1);
    return page !== undefined && Number(page[1]) < 128 === isDark;
  }, scheme === 'dark');
}
