import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { placesOf, watchButton } from './support/places';
import { Stage } from './support/stage';
import { openTab, signIn, untilShown } from './support/traveller';

describe('a new version of the web app', () => {
  let stage: Stage;
  const webApp = mkdtempSync(join(tmpdir(), 'sojourn-new-version-'));
  const worker = join(webApp, 'sw.js');
  beforeAll(async () => {
    cpSync(process.env.WEB_APP_FOLDER ?? 'dist', webApp, { recursive: true });
    for (const compressed of [`${worker}.br`, `${worker}.gz`]) rmSync(compressed);
    stage = await Stage.open(webApp);
  });
  afterAll(async () => {
    await stage.close();
    rmSync(webApp, { recursive: true, force: true });
  });

  it('waits for the traveller, and is there after one tap', async () => {
    const page = await (await stage.startDevice()).newPage();
    await watchButton(page, 'I need help');
    await signIn(page, stage.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const first = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(first).toBe(`${stage.address}/sw.js`);

    appendFileSync(worker, '\n// The next version.\n');
    await page.reload();
    await untilShown(page, 'A new version is ready');
    // It came in above: whoever was about to tap hits what they meant.
    expect(await placesOf(page)).toHaveLength(1);
    await openTab(page, 'Trips');
    await untilShown(page, 'Andes field work');

    const loadedAgain = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await loadedAgain;
    await openTab(page, 'Today');
    await page.getByText('A new version is ready').waitFor({ state: 'detached' });
  });
});
