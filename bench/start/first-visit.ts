import { openApp, openPeer } from './sites';
import { DrawnText, withFreshBrowser } from './visit';

const RUNS = 7;

/** The first visit of a browser: up to the sign-in screen, over up to the one text of an empty app. */
export async function measureFirstVisit(): Promise<{ runs: number[] }> {
  const [app, peer] = [await openApp(), await openPeer('empty')];
  const visit = (address: string, text: string) =>
    withFreshBrowser(async (page) => (await DrawnText.of(page, text)).timeAfter(() => page.goto(address)));
  try {
    const runs: number[] = [];
    while (runs.length < RUNS) {
      const before = await visit(peer.address, 'An empty app');
      const ours = await visit(app.address, 'Traveller key');
      const after = await visit(peer.address, 'An empty app');
      runs.push((2 * ours) / (before + after));
    }
    return { runs };
  } finally {
    await app.close();
    await peer.close();
  }
}
