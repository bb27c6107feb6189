import type { CDPSession, Page } from 'playwright-core';

import { openApp, openPeer } from './sites';
import { withFreshBrowser } from './visit';

/** Compressed bytes of the scripts that the first screen takes, over those of an empty app on the same foundations. */
export async function measureJavaScript(): Promise<{ runs: number[] }> {
  const [app, peer] = [await openApp(), await openPeer('router')];
  const weigh = (address: string, text: string) =>
    withFreshBrowser((page) =>
      weighScripts(page, async () => {
        await page.goto(address);
        await page.getByText(text).first().waitFor();
      }),
    );
  try {
    return {
      runs: [(await weigh(app.address, 'Traveller key')) / (await weigh(peer.address, 'An empty app'))],
    };
  } finally {
    await app.close();
    await peer.close();
  }
}

/** What the page itself asked for up to then; what its service worker lays by for later is not needed for this screen. */
async function weighScripts(page: Page, visit: () => Promise<unknown>): Promise<number> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await visit();
  return bytes;
}
