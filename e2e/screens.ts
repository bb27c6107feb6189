import type { Page } from 'playwright-core';

import { followLink } from './support/inside';
import { putOthersInNeed } from './support/others-in-need';
import type { Preview } from './support/preview';
import type { SampleRecords } from './support/sample-records';
import { untilStill } from './support/stillness';
import { downloadEverything, signIn, signInAsResponder, untilShown } from './support/traveller';

/** One screen, or one part of a screen that looks unlike the others. */
export interface ScreenToVisit {
  name: string;
  path: (records: SampleRecords) => string;
  /** Something that is only there when the screen is drawn. */
  shows: string | RegExp;
  /** What has to be tapped to get there from the path. */
  act?: (page: Page) => Promise<void>;
}

// The parts of a screen come before the tabs of the app, of which one may have the same name.
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).first().click();
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** One of the lists of whoever answers. */
const openList = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).first().click();
/** A request out of such a list. */
const openCard = (list: RegExp, card: RegExp) => async (page: Page) => {
  await openList(list)(page);
  await page.getByText(card).filter({ visible: true }).first().click();
  await untilShown(page, 'Notes');
};

/** Every screen that a traveller who has signed in can see. */
export const SCREENS: readonly ScreenToVisit[] = [
  { name: 'today', path: () => '/', shows: 'What concerns you' },
  { name: 'trips', path: () => '/trips', shows: 'Upcoming' },
  { name: 'trip', path: ({ tripId }) => `/trip/${tripId}`, shows: 'Overview' },
  { name: 'trip-overview', path: ({ tripId }) => `/trip/${tripId}`, shows: 'Overview', act: tab('Overview') },
  { name: 'flight', path: ({ flightId }) => `/segment/${flightId}`, shows: /^Departure/ },
  { name: 'stay', path: ({ stayId }) => `/segment/${stayId}`, shows: 'For the driver' },
  { name: 'trip-prepare', path: ({ tripId }) => `/trip/${tripId}`, shows: 'Overview', act: tab('Prepare') },
  { name: 'trip-alerts', path: ({ tripId }) => `/trip/${tripId}`, shows: 'Overview', act: tab('Alerts') },
  { name: 'trip-health', path: ({ tripId }) => `/trip/${tripId}`, shows: 'Overview', act: tab('Health') },
  { name: 'trip-safety', path: ({ tripId }) => `/trip/${tripId}`, shows: 'Overview', act: tab('Safety') },
  {
    name: 'trip-hospitals',
    path: ({ tripId }) => `/trip/${tripId}`,
    shows: 'Overview',
    act: tab('Hospitals'),
  },
  { name: 'trip-new', path: () => '/trip/new', shows: 'Destinations' },
  { name: 'trip-edit', path: ({ tripId }) => `/trip/${tripId}/edit`, shows: 'Destinations' },
  { name: 'booking-new', path: ({ tripId }) => `/trip/${tripId}/booking`, shows: 'Flight number' },
  {
    name: 'booking-new-hotel',
    path: ({ tripId }) => `/trip/${tripId}/booking`,
    shows: 'Flight number',
    act: tab('Hotel'),
  },
  { name: 'booking-of-others', path: ({ stayId }) => `/segment/${stayId}/edit`, shows: /^This booking can/ },
  { name: 'alerts', path: () => '/alerts', shows: /^Now/ },
  { name: 'alerts-map', path: () => '/alerts', shows: /^Now/, act: tab('Map') },
  {
    name: 'alerts-filter',
    path: () => '/alerts',
    shows: /^Now/,
    act: (page) => page.getByRole('checkbox', { name: 'High' }).click(),
  },
  { name: 'alert', path: ({ alertId }) => `/alert/${alertId}`, shows: 'What to do' },
  { name: 'advisory', path: ({ advisoryId }) => `/advisory/${advisoryId}`, shows: 'Advisory' },
  { name: 'explore', path: () => '/explore', shows: 'On your trips' },
  { name: 'explore-map', path: () => '/explore', shows: 'On your trips', act: press('World map') },
  { name: 'country', path: ({ countryId }) => `/country/${countryId}`, shows: 'Overview' },
  {
    name: 'country-entry',
    path: ({ countryId }) => `/country/${countryId}?part=entry`,
    shows: 'Can I enter?',
  },
  { name: 'entry-rule', path: ({ entryRuleId }) => `/entry-rule/${entryRuleId}`, shows: 'Entry rule' },
  { name: 'alert-filters', path: () => '/alert-filters', shows: 'Every kind' },
  { name: 'about-me', path: () => '/about-me', shows: 'About you' },
  {
    name: 'country-safety',
    path: ({ countryId }) => `/country/${countryId}`,
    shows: 'Overview',
    act: tab('Safety'),
  },
  {
    name: 'country-health',
    path: ({ countryId }) => `/country/${countryId}`,
    shows: 'Overview',
    act: tab('Health'),
  },
  {
    name: 'country-hospitals',
    path: ({ countryId }) => `/country/${countryId}`,
    shows: 'Overview',
    act: tab('Hospitals'),
  },
  {
    name: 'search',
    path: () => '/search',
    shows: 'Search',
    act: async (page) => page.getByRole('textbox').fill('fever'),
  },
  { name: 'hospital', path: ({ hospitalId }) => `/hospital/${hospitalId}`, shows: 'Hospital' },
  { name: 'disease', path: ({ diseaseId }) => `/disease/${diseaseId}`, shows: 'Disease' },
  { name: 'outbreak', path: ({ outbreakId }) => `/outbreak/${outbreakId}`, shows: 'Outbreak' },
  { name: 'medication', path: ({ medicationId }) => `/medication/${medicationId}`, shows: 'Medication' },
  { name: 'vaccination', path: ({ vaccinationId }) => `/vaccination/${vaccinationId}`, shows: 'Vaccination' },
  { name: 'help', path: () => '/help', shows: 'Nearest hospitals' },
  { name: 'check-in', path: () => '/check-in?status=safe', shows: "I'm safe" },
  { name: 'check-ins', path: () => '/check-ins', shows: 'Check-in history' },
  { name: 'requests', path: () => '/requests', shows: 'Your requests' },
  { name: 'request', path: ({ issueId }) => `/request/${issueId}`, shows: 'Request for help' },
  {
    name: 'conversation',
    path: ({ issueId }) => `/request/${issueId}/conversation`,
    shows: /a sticker of a llama/,
  },
  { name: 'inbox', path: () => '/inbox', shows: 'Inbox' },
  { name: 'settings', path: () => '/settings', shows: 'What you want to hear' },
  { name: 'offline-data', path: () => '/offline-data', shows: 'Keep offline' },
  { name: 'service', path: () => '/service', shows: 'service' },
  { name: 'not-found', path: () => '/no-such-screen', shows: 'This link leads to no screen of Sojourn' },
  { name: 'booking-gone', path: () => '/segment/no-such-booking', shows: 'This booking' },
  { name: 'boarding-pass-gone', path: () => '/pass/no-such-booking', shows: 'No boarding pass is kept here' },
  { name: 'trip-gone', path: () => '/trip/no-such-trip', shows: 'This trip' },
];

/** Every screen that only those see who answer requests for help. */
export const RESPONDER_SCREENS: readonly ScreenToVisit[] = [
  { name: 'responder', path: () => '/responder', shows: /^Mine/ },
  { name: 'responder-over', path: () => '/responder', shows: /^Mine/, act: tab('Over 0') },
  { name: 'responder-request', path: ({ issueId }) => `/responder/request/${issueId}`, shows: 'Notes' },
  {
    name: 'responder-conversation',
    path: ({ issueId }) => `/responder/request/${issueId}/conversation`,
    shows: /a sticker of a llama/,
  },
  { name: 'responder-calls', path: () => '/responder', shows: /^Mine/, act: openList(/^Waiting/) },
  {
    name: 'responder-call',
    path: () => '/responder',
    shows: /^Mine/,
    act: openCard(/^Waiting/, /^Call for help · /),
  },
  {
    name: 'responder-taken',
    path: () => '/responder',
    shows: /^Mine/,
    act: openCard(/^Taken/, /^Legal help · Noor/),
  },
  {
    name: 'responder-outside',
    path: () => '/responder',
    shows: /^Mine/,
    act: async (page) => {
      await openCard(/^Taken/, /^Legal help · Noor/)(page);
      await page.getByRole('link', { name: /^Conversation/ }).click();
      await untilShown(page, /To write, step in\.$/);
    },
  },
  { name: 'responder-settings', path: () => '/responder/settings', shows: 'Your own travels' },
  {
    name: 'responder-gone',
    path: () => '/responder/request/no-such-request',
    shows: 'This request is not here',
  },
];

export interface PersonWithScreens {
  who: string;
  screens: readonly ScreenToVisit[];
  /** The address of their first screen. */
  home: string;
  /** With all that the screens show on the device. */
  enter: (page: Page, preview: Preview, records: SampleRecords) => Promise<void>;
}

/** Who uses the app, each in rooms of their own. */
export const PEOPLE: readonly PersonWithScreens[] = [
  {
    who: 'a traveller',
    screens: SCREENS,
    home: '/',
    enter: async (page, { address }) => {
      await signIn(page, address);
      await downloadEverything(page);
    },
  },
  {
    who: 'whoever answers',
    screens: RESPONDER_SCREENS,
    home: '/responder',
    enter: async (page, preview, { issueId }) => {
      await preview.ask('demo-agent', `/api/v2/issues/${issueId}/claim`, { method: 'POST' });
      await putOthersInNeed(preview);
      await signInAsResponder(page, preview.address);
      await page.getByRole('tab', { name: 'Mine 1' }).waitFor();
    },
  },
];

/** From any other screen of the app. */
export async function openScreen(page: Page, screen: ScreenToVisit, records: SampleRecords): Promise<void> {
  await followLink(page, screen.path(records));
  await untilShown(page, screen.shows);
  await screen.act?.(page);
  // Nothing changes any more while it is looked at.
  await untilStill(page);
}
