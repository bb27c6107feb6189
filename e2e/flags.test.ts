import type { Locator, Page } from 'playwright-core';

import { eventually } from './support/eventually';
import { Stage } from './support/stage';
import { downloadEverything, openTab, signIn, untilShown } from './support/traveller';

/** On no trip of the sample, and never opened. */
const ELSEWHERE = ['Åland', 'Bhutan', 'Zimbabwe'];

describe('without a network, from the first start', () => {
  let stage: Stage;
  let page: Page;
  const asked: string[] = [];
  beforeAll(async () => {
    stage = await Stage.open();
    page = await (await stage.startDevice()).newPage();
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(page, stage.address);
    await downloadEverything(page);
    await page.context().setOffline(true);
    await page.reload();
    // A page that is loaded anew is not told by the browser that there is no network, though nothing comes through: it is told once more.
    await page.context().setOffline(false);
    await page.context().setOffline(true);
    await untilShown(page, 'You are offline');
  });
  afterAll(() => stage.close());

  /** A picture that could not be fetched or read has no width. */
  const isDrawn = (row: Locator) =>
    eventually(
      () =>
        row
          .locator('img')
          .evaluateAll((images) =>
            images.map((image) => 'naturalWidth' in image && image.naturalWidth !== 0),
          ),
      (drawn) => drawn.length > 0 && drawn.every(Boolean),
    );

  it('the list of all countries has the flag of each', async () => {
    await openTab(page, 'Explore');
    for (const name of ELSEWHERE) {
      await page.getByLabel('Find a country').fill(name);
      expect(await isDrawn(page.getByRole('link', { name }).filter({ visible: true }))).toEqual([true]);
    }
  });

  it('so has the choice of a country', async () => {
    await openTab(page, 'Help');
    await page.getByRole('button', { name: /^Help for/ }).click();
    for (const name of ELSEWHERE) {
      await page.getByRole('dialog').getByLabel('Search').fill(name);
      expect(await isDrawn(page.getByRole('radio', { name }))).toEqual([true]);
    }
  });

  it('and the service was asked for none', () => {
    expect(asked.filter((path) => path.startsWith('/assets/flags/'))).toEqual([]);
  });
});
