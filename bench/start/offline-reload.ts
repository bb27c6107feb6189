import { downloadEverything, signIn } from '../../e2e/support/traveller';
import { openApp } from './sites';
import { DrawnText, withFreshBrowser } from './visit';

const RUNS = 9;
const CONTENT = 'What concerns you';

/** A reload up to what the traveller reads, without a network over with one. */
export async function measureOfflineReload(): Promise<{ runs: number[] }> {
  const app = await openApp();
  try {
    return await withFreshBrowser(async (page) => {
      await signIn(page, app.address);
      await downloadEverything(page);
      await page.goto(app.address);
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
      const content = await DrawnText.of(page, CONTENT);
      const reload = async (isOffline: boolean) => {
        await page.context().setOffline(isOffline);
        return content.timeAfter(() => page.reload());
      };
      await reload(false);
      const runs: number[] = [];
      while (runs.length < RUNS) {
        const before = await reload(false);
        const offline = await reload(true);
        const after = await reload(false);
        runs.push((2 * offline) / (before + after));
      }
      return { runs };
    });
  } finally {
    await app.close();
  }
}
