import type { Locator, Page } from 'playwright-core';

/** Says something in the conversation in front. */
export async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** The same with a photo. */
export async function showPhoto(page: Page, words: string, photo: Buffer): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(words);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a photo' }).click();
  await (await choosing).setFiles({ name: 'shot.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Take the photo away' }).waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

export function photoOf(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Open the photo, ${name}` });
}

/** As wide as it was drawn: zero where the browser could not open it. */
export function widthOfPhoto(page: Page, name: string): Promise<number> {
  return photoOf(page, name)
    .locator('img')
    .first()
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
}

/** Those of these words that are on the screen, from top to bottom; one that stands there twice comes twice. In one look: lists move. */
export function readDown(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found: { words: string; top: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement: place, textContent } = text;
      const said = wanted.find((each) => each === textContent);
      // Beside what is shown stands what is said aloud to whoever does not see it, and what is being written.
      if (said && place?.checkVisibility() && !place.closest('[aria-live], textarea'))
        found.push({ words: said, top: place.getBoundingClientRect().top });
    }
    return found.sort((one, other) => one.top - other.top).map((each) => each.words);
  }, words);
}
