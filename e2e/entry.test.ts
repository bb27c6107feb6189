import type { Page } from 'playwright-core';

import { eventually } from './support/eventually';
import { Stage } from './support/stage';
import { downloadEverything, openTab, signIn, untilShown } from './support/traveller';

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const FOREIGNERS_MAY_ENTER = 1;
const ENTRY_FORM = 9;
const NO = 0;
const YES = 1;

describe('whether I may enter', () => {
  let stage: Stage;
  let key: string;
  let tripId: string;
  beforeAll(async () => {
    stage = await Stage.open();
    ({ key } = await stage.preview.invite({
      first_name: 'Ada',
      last_name: 'Entry',
      email: 'ada.entry@example.org',
    }));
    await publishRule({ origin_country_id: 'JP', type: ENTRY_FORM, value: YES });
    const destinations = [
      { country_code: 'JP', entry_date: dayFromNow(20), exit_date: dayFromNow(25) },
      { country_code: 'NZ', entry_date: dayFromNow(25), exit_date: dayFromNow(30) },
    ];
    const trip = { name: 'Across the Pacific', destinations };
    ({ id: tripId } = await stage.preview.ask<{ id: string }>(key, '/api/v1/trips', {
      method: 'POST',
      body: JSON.stringify({ trip }),
    }));
  });
  afterAll(() => stage.close());

  const publishRule = (entry_requirement: Record<string, unknown>) =>
    stage.preview.ask('demo-publisher', '/api/v2/publishing/entry_requirements', {
      method: 'POST',
      body: JSON.stringify({ entry_requirement }),
    });
  const prepare = async (page: Page) => {
    await page.goto(`${stage.address}/trip/${tripId}`);
    await page.getByRole('tab', { name: 'Prepare', exact: true }).first().click();
    await untilShown(page, 'Can I enter?');
  };

  it('is told without a network by what I said of myself, and told anew when a rule has changed', async () => {
    const phone = await stage.startDevice();
    const page = await phone.newPage();
    await signIn(page, stage.address, key);
    await untilShown(page, /^All your trips are on this device/);
    await downloadEverything(page);
    await page.goto(`${stage.address}/about-me`);
    for (const asked of [/^Nationality/, /^Where you live/]) {
      await page.getByRole('button', { name: asked }).click();
      await page.getByLabel('Search').fill('Germany');
      await page.getByRole('radio', { name: 'Germany' }).click();
    }

    // Nobody is at the other end either.
    await phone.context.setOffline(true);
    await stage.preview.stop();
    await prepare(page);
    await untilShown(page, 'You need: Entry form.');
    await untilShown(page, 'No rule that we know of stands in your way.');
    const form = () => page.getByRole('checkbox', { name: /^Entry form.*Japan/ });
    await form().click();
    // What is shown as done is kept.
    await page.getByRole('checkbox', { name: /^Entry form.*Japan/, checked: true }).waitFor();
    await prepare(page);
    expect(await form().getAttribute('aria-checked')).toBe('true');

    await stage.preview.startAgain();
    await phone.context.setOffline(false);
    await publishRule({ origin_country_id: 'NZ', type: FOREIGNERS_MAY_ENTER, value: NO });
    const inbox = () => stage.preview.ask<{ title: string }[]>(key, '/api/v2/notifications');
    const told = await eventually(inbox, (messages) => messages.length > 0);
    expect(told.map(({ title }) => title)).toContain('New Zealand: entry rules have changed');
    await openTab(page, 'Today');
    await downloadEverything(page);
    await prepare(page);
    await untilShown(page, 'By the rules that we know, you may not enter.');
    await untilShown(page, 'You need: Entry form.');
    expect(await form().getAttribute('aria-checked')).toBe('true');
    await page.goto(`${stage.address}/inbox`);
    await untilShown(page, 'New Zealand: entry rules have changed');
  });
});
