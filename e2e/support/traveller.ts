import type { Page } from 'playwright-core';

export type Tab = 'Today' | 'Trips' | 'Alerts' | 'Explore' | 'Help';

export async function signIn(page: Page, address: string, key = 'demo-traveller'): Promise<void> {
  await giveKey(page, address, key);
  await tellingWhatIsThere(page, page.getByRole('tab', { name: 'Today' }).waitFor());
}

/** Somebody who answers requests for help, and finds rooms of their own. */
export async function signInAsResponder(page: Page, address: string, key = 'demo-agent'): Promise<void> {
  await giveKey(page, address, key);
  await tellingWhatIsThere(page, page.getByRole('tab', { name: /^Waiting/ }).waitFor());
}

async function giveKey(page: Page, address: string, key: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Traveller key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Waits for words on the screen in front: those behind it are still in the page. */
export function untilShown(page: Page, words: string | RegExp): Promise<void> {
  return tellingWhatIsThere(page, page.getByText(words).filter({ visible: true }).first().waitFor());
}

/** Whoever waited in vain says what stood there instead: nobody can look any more when a report of it is read. */
async function tellingWhatIsThere(page: Page, waiting: Promise<void>): Promise<void> {
  try {
    await waiting;
  } catch (cause) {
    const shown = await page.locator('body').innerText();
    throw new Error(`${String(cause)}\nThe page says:\n${bothEndsOf(shown)}`, { cause });
  }
}

/** What lies over a screen, such as a sheet, stands at the end of the page. */
function bothEndsOf(words: string): string {
  return words.length <= 3_000 ? words : `${words.slice(0, 1_500)}\n…\n${words.slice(-1_500)}`;
}

export function openTab(page: Page, tab: Tab): Promise<void> {
  // The name of a tab may begin or end with the number of what is new; those inside a screen stand before the bar.
  return page.getByRole('tab', { name: tab }).last().click();
}

/** The number at the tab of the alerts. */
export async function countUnreadAlerts(page: Page): Promise<number> {
  const tab = page.getByRole('tab', { name: 'Alerts' }).last().locator('..');
  return Number((await tab.innerText()).replace(/\D/g, ''));
}

/** From any screen with tabs, as a traveller would who is about to leave the last network for days. */
export async function downloadEverything(page: Page): Promise<void> {
  await openOfflineData(page);
  await updateNow(page);
}

/** The same from the first screen of whoever answers. */
export async function downloadEverythingAsResponder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Offline data').click();
  await updateNow(page);
}

async function updateNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update now' }).click();
  await untilShown(page, 'Everything is up to date.');
  await page.getByText('The app itself is still being stored').waitFor({ state: 'hidden' });
}

async function openOfflineData(page: Page): Promise<void> {
  await openTab(page, 'Today');
  // A second tap leads to the first screen of the tab, whatever was open in it.
  await openTab(page, 'Today');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Offline data').click();
}

/** Until the outbox is empty, as the screen says it. */
export async function untilAllIsSent(page: Page): Promise<void> {
  await openOfflineData(page);
  await untilShown(page, 'Everything you did has been sent.');
}

export async function sayIAmSafe(page: Page): Promise<void> {
  await openTab(page, 'Help');
  // A card over the tabs may offer "I'm safe now" too.
  await page.getByRole('button', { name: "I'm safe", exact: true }).click();
  await untilShown(page, 'Saved: you are safe');
  await page.getByRole('button', { name: 'Done' }).click();
}

export async function planTrip(page: Page, name: string, country: string): Promise<void> {
  await openTab(page, 'Trips');
  // Without any trip the list itself offers it as well.
  await page.getByRole('button', { name: 'Plan a trip' }).first().click();
  await page.getByLabel('Name').fill(name);
  await chooseCountry(page, country);
  await chooseDay(page, 'First day', '2027-03-09');
  await chooseDay(page, 'Last day', '2027-03-19');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name }).waitFor();
}

/** In the form of a trip, for the first destination that has none. */
export async function chooseCountry(page: Page, country: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Choose a country/ })
    .first()
    .click();
  await page.getByLabel('Search').fill(country);
  await page.getByRole('radio', { name: country }).click();
}

/** In the form of a trip; destinations count from 1. */
export async function chooseDay(page: Page, field: string, day: string, destination = 1): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${field}`) })
    .nth(destination - 1)
    .click();
  await page.getByLabel('Or type the day').fill(day);
  await page.getByLabel('Or type the day').press('Enter');
}
