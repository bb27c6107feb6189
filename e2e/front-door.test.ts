import type { Page } from 'playwright-core';

import { Stage } from './support/stage';
import { untilShown } from './support/traveller';

const REST_OF_THE_APP = '**/whole-app-*.js';

describe('the way in', () => {
  let stage: Stage;
  let page: Page;
  beforeEach(async () => {
    stage = await Stage.open();
    page = await (await stage.startDevice()).newPage();
  });
  afterEach(() => stage.close());

  const signIn = () => page.getByRole('button', { name: 'Sign in' }).click();

  it('is there before the app is; what was written waits for it', async () => {
    await page.route(REST_OF_THE_APP, (route) => route.abort());
    await page.goto(stage.address);
    await page.getByLabel('Traveller key').fill('demo-traveller');
    await signIn();
    await untilShown(page, /There is no connection/);

    await page.unroute(REST_OF_THE_APP);
    await signIn();
    await page.getByRole('tab', { name: 'Today' }).waitFor();
  });

  it('takes the key of an invitation out of the address, and uses it after a tap', async () => {
    await page.goto(`${stage.address}/sign-in?key=demo-traveller`);
    await untilShown(page, 'The key from your invitation is filled in.');
    expect(page.url()).toBe(`${stage.address}/`);
    expect(await page.getByLabel('Traveller key').inputValue()).toBe('demo-traveller');
    await signIn();
    await page.getByRole('tab', { name: 'Today' }).waitFor();
  });

  it('leads to the state of the service and back', async () => {
    await page.goto(stage.address);
    await page.getByText('Is the service there?').click();
    await page.getByText('The service is ready').waitFor();
    await page.goBack();
    await page.getByLabel('Traveller key').waitFor();
  });

  it('leads whoever followed a link to where it points', async () => {
    await page.goto(`${stage.address}/offline-data`);
    await page.getByLabel('Traveller key').fill('demo-traveller');
    await signIn();
    await page.getByRole('heading', { name: 'Offline data' }).waitFor();
  });
});
