import type { Page } from 'playwright-core';

import { untilStill, watchWork } from './stillness';

declare global {
  interface Window {
    /** Hands an address to the app that runs. */
    launch: (address: string) => void;
  }
}

/** From the next page on, as in a browser that has the app installed: what is opened is handed to the app that runs. */
export async function install(page: Page): Promise<void> {
  await watchWork(page);
  await page.addInitScript(() => {
    const launchQueue = {
      setConsumer(consumer: (launch: { targetURL: string }) => void) {
        window.launch = (address) => consumer({ targetURL: location.origin + address });
      },
    };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  });
}

/** Leads the installed app from its first screen to another; nothing is loaded again. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => 'launch' in window);
  await page.evaluate((address) => window.launch(address), path);
  const [wanted] = path.split('?');
  await page.waitForURL(({ pathname }) => pathname === wanted);
}

/** To the first screen, the way it came: nothing is left open behind it. */
export async function goHome(page: Page, home = '/'): Promise<void> {
  while (new URL(page.url()).pathname !== home) {
    await page.goBack();
    await untilStill(page);
  }
}
