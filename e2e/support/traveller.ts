import type { Page } from 'playwright-core';

export type Tab = 'Today' | 'Trips' | 'Alerts' | 'Explore' | 'Help';

export async function signIn(page: Page, address: string, key = 'demo-traveller'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Traveller key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('tab', { name: 'Today' }).waitFor();
}

export function openTab(page: Page, tab: Tab): Promise<void> {
  // The name of a tab may begin or end with the number of what is new; those inside a screen stand before the bar.
  return page.getByRole('tab', { name: tab }).last().click();
}

/** From any screen with tabs, as a traveller would who is about to leave the last network for days. */
export async function downloadEverything(page: Page): Promise<void> {
  await openOfflineData(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.getByText('Everything is up to date.').waitFor();
}

export async function openOfflineData(page: Page): Promise<void> {
  await openTab(page, 'Today');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Offline data').click();
}

/** Until the outbox is empty, as the screen says it. */
export async function untilAllIsSent(page: Page): Promise<void> {
  await openOfflineData(page);
  await page.getByText('Everything you did has been sent.').waitFor();
}

export async function sayIAmSafe(page: Page): Promise<void> {
  await openTab(page, 'Help');
  await page.getByRole('button', { name: "I'm safe" }).click();
  await page.getByText('Saved: you are safe').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
}

export async function planTrip(page: Page, name: string, country: string): Promise<void> {
  await openTab(page, 'Trips');
  await page.getByRole('button', { name: 'Plan a trip' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: /^Choose a country/ }).click();
  await page.getByLabel('Search').fill(country);
  await page.getByRole('radio', { name: country }).click();
  await chooseDay(page, 'First day', '2027-03-09');
  await chooseDay(page, 'Last day', '2027-03-19');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name }).waitFor();
}

async function chooseDay(page: Page, field: string, day: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  await page.getByLabel('Or type the day').fill(day);
  await page.getByLabel('Or type the day').press('Enter');
}
