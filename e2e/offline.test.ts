import type { Page } from 'playwright-core';

import { openScreen, SCREENS } from './screens';
import { eventually } from './support/eventually';
import { goHome, install } from './support/inside';
import { readSampleRecords } from './support/sample-records';
import { Stage } from './support/stage';
import {
  countUnreadAlerts,
  downloadEverything,
  openTab,
  planTrip,
  sayIAmSafe,
  signIn,
  untilAllIsSent,
  untilShown,
} from './support/traveller';

const KEY = 'demo-traveller';
const TRIP = 'Lisbon in spring';
/** Every tab, and one of each kind of detail. */
const READ_OFFLINE = [
  ...['today', 'trips', 'alerts', 'explore', 'help'],
  ...[
    'trip',
    'trip-prepare',
    'alert',
    'advisory',
    'country',
    'entry-rule',
    'hospital',
    'disease',
    'outbreak',
    'alert-filters',
  ],
  ...['request', 'conversation', 'inbox', 'offline-data'],
];

interface TripAlerts {
  trip_alerts: { alert_id: string; read: boolean | null }[];
}

/** A page that is left at once has read nothing yet. */
async function untilUnreadAre(page: Page, expected: number): Promise<void> {
  const unread = await eventually(
    () => countUnreadAlerts(page),
    (count) => count === expected,
  );
  expect(unread).toBe(expected);
}

describe('a traveller without a network', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  /** What the service has of all that the story does. */
  async function onTheService(tripId: string, alertId: string) {
    const { preview } = stage;
    const checkIns = await preview.ask<object[]>(KEY, '/api/v2/check_ins');
    const trips = await preview.ask<{ name: string }[]>(KEY, '/api/v1/trips');
    const alerts = await preview.ask<TripAlerts>(KEY, `/api/v1/trips/${tripId}/alerts`);
    return {
      checkIns: checkIns.length,
      trips: trips.filter(({ name }) => name === TRIP).length,
      isRead: alerts.trip_alerts.find(({ alert_id }) => alert_id === alertId)?.read === true,
    };
  }

  it('reads everything, acts, loses the browser, and finds each act on the service once', async () => {
    const records = await readSampleRecords(stage.preview);
    const look = () => onTheService(records.tripId, records.alertId);
    const before = await look();
    expect(before).toMatchObject({ trips: 0, isRead: false });

    const phone = await stage.startDevice();
    const page = await phone.newPage();
    await signIn(page, stage.address);
    await downloadEverything(page);
    const unread = await countUnreadAlerts(page);

    // The browser is told that there is no network, and to be sure there is nobody at its other end either.
    await phone.context.setOffline(true);
    await stage.preview.stop();
    const screens = SCREENS.filter(({ name }) => READ_OFFLINE.includes(name));
    expect(screens).toHaveLength(READ_OFFLINE.length);
    await install(page);
    await page.goto(stage.address);
    for (const screen of screens) {
      await openScreen(page, screen, records);
      if (screen.name === 'alert') await untilUnreadAre(page, unread - 1);
      await goHome(page);
    }
    await page.goto(`${stage.address}/trip/${records.tripId}`);
    await untilShown(page, 'Overview');
    // To the list: its tab would lead to this trip again.
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await sayIAmSafe(page);
    await planTrip(page, TRIP, 'Portugal');
    await phone.kill();
    await stage.preview.startAgain();
    expect(await look()).toEqual(before);

    const sameFolder = await stage.startDevice();
    const again = await sameFolder.newPage();
    await again.goto(stage.address);
    await openTab(again, 'Trips');
    await untilShown(again, TRIP);
    await untilAllIsSent(again);
    const once = { checkIns: before.checkIns + 1, trips: 1, isRead: true };
    expect(await eventually(look, ({ isRead }) => isRead)).toEqual(once);

    const tablet = await stage.startDevice('tablet');
    const other = await tablet.newPage();
    await signIn(other, stage.address);
    await openTab(other, 'Trips');
    await untilShown(other, TRIP);
    await other.goto(`${stage.address}/check-ins`);
    await untilShown(other, "I'm safe");
    expect(await look()).toEqual(once);
  });
});
