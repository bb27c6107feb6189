import type { Locator, Page } from 'playwright-core';

import { eventually } from './support/eventually';
import { Stage } from './support/stage';
import { chooseCountry, chooseDay, openTab, signIn, untilShown } from './support/traveller';

describe('a trip that is not complete', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await Stage.open();
    page = await (await stage.startDevice()).newPage();
    await signIn(page, stage.address);
    await untilShown(page, /^All your trips are on this device/);
    await openTab(page, 'Trips');
    await page.getByRole('button', { name: 'Plan a trip' }).click();
    await untilShown(page, 'Destination 1');
  });
  afterAll(() => stage.close());

  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  const fault = (words: string) => page.getByText(words, { exact: true });
  const isInSight = async (place: Locator) => {
    const [box, size] = [await place.boundingBox(), page.viewportSize()];
    const tabs = await page.getByRole('tablist').last().boundingBox();
    return !!box && !!size && !!tabs && box.y >= 0 && box.y + box.height <= tabs.y;
  };

  it('is led to its first fault, and to its field', async () => {
    expect(await fault('Choose a country.').count()).toBe(0);
    await save();
    await fault('Choose a country.').waitFor();
    expect(await eventually(() => isInSight(fault('Choose a country.')), Boolean)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Choose a country/);
  });

  it('is led to the next one with every try', async () => {
    await chooseCountry(page, 'Kenya');
    await save();
    expect(await eventually(() => isInSight(fault('Choose the first day.')), Boolean)).toBe(true);
    await chooseDay(page, 'First day', '2027-03-09');
    await chooseDay(page, 'Last day', '2027-03-19');
    expect(await fault('Choose the first day.').count()).toBe(0);
    expect(await fault('Choose the last day.').count()).toBe(0);
  });

  it('is not blamed for a destination that nobody has touched', async () => {
    await page.getByRole('button', { name: 'Add a destination' }).click();
    await untilShown(page, 'Destination 2');
    expect(await fault('Choose a country.').count()).toBe(0);
    expect(await fault('Choose the last day.').count()).toBe(0);
  });

  it('is asked about two stays at the same time, and saved as it is if they are meant', async () => {
    await chooseCountry(page, 'Peru');
    await chooseDay(page, 'First day', '2027-03-15', 2);
    await chooseDay(page, 'Last day', '2027-03-25', 2);
    await save();
    await untilShown(page, 'Two stays overlap');
    await untilShown(page, /^Destinations 1 and 2 share/);
    await page.getByRole('button', { name: 'Correct the days' }).click();
    await page.getByText('Two stays overlap').waitFor({ state: 'detached' });
    await save();
    await page.getByRole('button', { name: 'Save as it is' }).click();
    await page.getByRole('heading', { name: /Kenya/ }).first().waitFor();
  });
});
