/** @jest-environment ./__tests__/support/time-zone-environment.js */
import 'react-native-gesture-handler/jestSetup';

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Text } from 'react-native';

import { AlertScreen } from '@/features/alert/alert-screen';
import { AlertsScreen } from '@/features/alerts/alerts-screen';
import { TodayScreen } from '@/features/today/today-screen';
import { TripFormScreen } from '@/features/trip-form/trip-form-screen';
import { TripScreen } from '@/features/trip/trip-screen';
import { TripsScreen } from '@/features/trips/trips-screen';
import { toLocalDay } from '@/platform/device-clock';
import type { Dependencies } from '@/runtime/dependencies';
import { saveTripAlerts } from '@/store/alerts';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import { databaseFilesIn } from '../../support/node-sqlite';
import { aDestination, anAlert, aShortCountry, aTrip, aTripAlert } from '../../support/records';
import { openApp, type OpenApp, renderIn } from '../../support/render-screen';
import { temporaryFolder } from '../../support/temporary-folder';

declare const setTimeZone: (zone: string) => void;

/** Each a moment at which the day there is another than in UTC, or at which clocks change. */
const PLACES = [
  { zone: 'Pacific/Pago_Pago', moment: '2026-03-20T10:30:00Z', today: '2026-03-19', written: 'Mar 19' },
  { zone: 'Pacific/Kiritimati', moment: '2026-03-20T10:30:00Z', today: '2026-03-21', written: 'Mar 21' },
  // 23 hours and 25 hours long.
  { zone: 'Europe/Berlin', moment: '2026-03-28T23:30:00Z', today: '2026-03-29', written: 'Mar 29' },
  { zone: 'Europe/Berlin', moment: '2026-10-25T22:30:00Z', today: '2026-10-25', written: 'Oct 25' },
  // Without a midnight: it begins at one o'clock.
  { zone: 'America/Santiago', moment: '2026-09-06T04:10:00Z', today: '2026-09-06', written: 'Sep 6' },
];

/** Reckoned in UTC, where every day has 24 hours. */
const daysLater = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const write = (day: string) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
const writeLong = (day: string) =>
  `${WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()]}, ${write(day)}, ${day.slice(0, 4)}`;

const navigation = { onOpen: jest.fn(), onBack: jest.fn(), onEdit: jest.fn(), onRemoved: jest.fn() };
const guard = {
  setUnsaved: jest.fn(),
  isAsking: false,
  stay: jest.fn(),
  leave: jest.fn(),
  release: jest.fn(),
};

describe.each(PLACES)('on $today in $zone', ({ zone, moment, today, written }) => {
  const now = Date.parse(moment);
  const [first, last] = [today, daysLater(today, 4)];
  const period = `${written} – ${write(last)}`;

  const fill = async (transaction: Transaction) => {
    await saveShortCountries(transaction, [aShortCountry()]);
    const stay = aDestination({
      entry_date: `${first}T00:00:00.000Z`,
      departure_date: first,
      exit_date: `${last}T00:00:00.000Z`,
      return_date: last,
    });
    await saveTrips(transaction, [aTrip({ start: first, finish: last, destinations: [stay] })]);
    await saveDownload(transaction, downloadNames.trips, { checkedAt: now });
    await saveDownload(transaction, downloadNames.tripAlerts('trip-1'), { checkedAt: now });
    const alert = anAlert({
      created_at: first,
      start: `${first}T00:00:00.000Z`,
      finish: `${last}T00:00:00.000Z`,
    });
    await saveTripAlerts(transaction, 'trip-1', { trip_alerts: [aTripAlert(alert)], past_alerts: [] });
  };
  const show = async (
    view: ReactElement,
    { isFilled = false, ...dependencies }: Partial<Dependencies> & { isFilled?: boolean } = {},
  ): Promise<OpenApp> => {
    const clock = { now: () => now, today: () => toLocalDay(new Date(now)) };
    const app = await openApp({
      fill: isFilled ? undefined : fill,
      isOffline: true,
      dependencies: { clock, ...dependencies },
    });
    await renderIn(app, view);
    return app;
  };

  beforeEach(() => {
    setTimeZone(zone);
    jest.useFakeTimers({ now });
  });
  afterEach(() => jest.clearAllMocks());

  it('the zone is really that one', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(toLocalDay(new Date(now))).toBe(today);
  });

  it('Today tells the first day of the trip that begins', async () => {
    await show(<TodayScreen checkIn={<Text>the buttons</Text>} onOpen={navigation.onOpen} />);
    const name = `Next · in 4 days, Your trip ends, ${write(last)}, Andes · day 1 of 5`;
    expect(await screen.findByRole('link', { name })).toBeOnTheScreen();
  });

  it('Trips has it under way, on its first day', async () => {
    await show(
      <TripsScreen
        removedTripId={null}
        onOpenTrip={jest.fn()}
        onAddTrip={jest.fn()}
        onRemovedSeen={jest.fn()}
      />,
    );
    expect(await screen.findByText('Now')).toBeOnTheScreen();
    expect(screen.getByText(new RegExp(`${period} · Holiday · day 1 of 5`))).toBeOnTheScreen();
  });

  it('the trip has the same days, and so has the stay', async () => {
    await show(<TripScreen tripId="trip-1" {...navigation} />);
    expect(await screen.findByText(`${period} · Holiday · day 1 of 5`)).toBeOnTheScreen();
    expect(screen.getByText(period)).toBeOnTheScreen();
  });

  it('an alert holds from its first day to its last, which is not over yet', async () => {
    await show(<AlertScreen alertId="alert-1" onOpen={navigation.onOpen} onBack={navigation.onBack} />);
    expect(await screen.findByText(`Safety · ${period}`)).toBeOnTheScreen();
  });

  it('the list of alerts says how long it holds, by the days that the service wrote', async () => {
    await show(<AlertsScreen onOpen={navigation.onOpen} />);
    expect(await screen.findByText(`Safety · until ${write(last)}`)).toBeOnTheScreen();
  });

  it('the form keeps the day that is touched, over saving and opening again', async () => {
    const form = <TripFormScreen tripId="trip-1" guard={guard} onSaved={jest.fn()} onBack={jest.fn()} />;
    const year = today.slice(0, 4);
    const files = databaseFilesIn(temporaryFolder());
    const app = await show(form, { files });
    fireEvent.press(await screen.findByRole('button', { name: `First day, ${written}, ${year}` }));
    expect(screen.getByRole('button', { name: `${writeLong(today)}, today` })).toBeSelected();
    const chosen = daysLater(today, 1);
    fireEvent.press(screen.getByRole('button', { name: writeLong(chosen) }));
    expect(screen.getByRole('button', { name: `First day, ${write(chosen)}, ${year}` })).toBeOnTheScreen();
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Save' })));

    await waitFor(async () =>
      expect(await app.opened.reads.trips.get('trip-1')).toMatchObject({
        trip: { start: chosen, finish: last, destinations: [{ departure_date: chosen, return_date: last }] },
      }),
    );
    expect(await app.opened.reads.unsent()).toMatchObject([
      { payload: { trip: { destinations: [{ entry_date: chosen, exit_date: last }] } } },
    ]);
    cleanup();
    await app.runtime.running.close();
    await show(form, { files, isFilled: true });
    expect(
      await screen.findByRole('button', { name: `First day, ${write(chosen)}, ${year}` }),
    ).toBeOnTheScreen();
  });
});
