import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { AlertsScreen } from '@/features/alerts/alerts-screen';
import { saveAdvisories } from '@/store/advisories';
import { saveTripAlerts } from '@/store/alerts';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload, saveFailedDownload } from '@/store/downloads';
import { savePreference } from '@/store/preferences';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';
import type { Alert } from '@/contract/alert';

import { anAdvisory, anAlert, aShortCountry, aTrip, aTripAlert } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Downloaded {
  alerts?: Alert[];
  past?: Alert[];
  checkedAt?: number;
}

async function saveAll(
  transaction: Transaction,
  tripId: string,
  { alerts = [], past = [], checkedAt = NOW - 5 * MINUTE }: Downloaded,
) {
  await saveTripAlerts(transaction, tripId, {
    trip_alerts: alerts.map((alert) => aTripAlert(alert, { trip_id: tripId })),
    past_alerts: past,
  });
  await saveDownload(transaction, downloadNames.tripAlerts(tripId), { checkedAt });
  await saveDownload(transaction, downloadNames.tripAdvisories(tripId), { checkedAt });
}

async function saveTripsOf(transaction: Transaction, ...trips: Parameters<typeof aTrip>[0][]) {
  await saveTrips(transaction, trips.map(aTrip));
  await saveDownload(transaction, downloadNames.trips, { checkedAt: NOW - MINUTE });
}

/** The map, and what it shows in words. */
async function openMap() {
  fireEvent.press(screen.getByRole('tab', { name: 'Map' }));
  fireEvent.press(await screen.findByRole('button', { name: 'Show as list' }));
}

const cards = () => screen.getAllByRole('link').map((card) => card.props.accessibilityLabel as string);

describe('the alerts screen', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  const onOpen = jest.fn<undefined, [string]>();
  afterEach(() => onOpen.mockClear());
  const open = (fill?: (transaction: Transaction) => Promise<void>, isOffline = false) =>
    renderScreen(<AlertsScreen onOpen={onOpen} />, { fill, isOffline });

  it('does not claim that there is nothing before anything was downloaded', async () => {
    await open((transaction) => saveTripsOf(transaction, {}));
    expect(await screen.findByText('Alerts are not on this device yet')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Download' })).toBeOnTheScreen();
    expect(screen.queryByText('No alerts for your trips or around you')).toBeNull();
  });

  it('says so when the service said that there is nothing, and when', async () => {
    await open(async (transaction) => {
      await saveTripsOf(transaction, {});
      await saveAll(transaction, 'trip-1', {});
    });
    expect(await screen.findByText('No alerts for your trips or around you')).toBeOnTheScreen();
    expect(screen.getByText('Checked 5 min ago')).toBeOnTheScreen();
  });

  it('says that nothing was there and that it is old', async () => {
    await open(async (transaction) => {
      await saveTripsOf(transaction, {});
      await saveAll(transaction, 'trip-1', { checkedAt: NOW - 50 * HOUR });
    });
    expect(await screen.findByText('No alerts for your trips or around you')).toBeOnTheScreen();
    expect(screen.getByText('May be out of date · checked 2 days ago')).toBeOnTheScreen();
  });

  it('never says "none" while the alerts of one trip are missing', async () => {
    await open(async (transaction) => {
      await saveTripsOf(transaction, {}, { id: 'trip-2', name: 'Kyoto' });
      await saveAll(transaction, 'trip-1', {});
    });
    expect(await screen.findByText('Alerts are not on this device yet')).toBeOnTheScreen();
  });

  it('says why the first download came to nothing', async () => {
    await open(async (transaction) => {
      await saveTripsOf(transaction, {});
      await saveFailedDownload(transaction, downloadNames.tripAlerts('trip-1'), 'timeout', NOW);
    });
    expect(await screen.findByText('no answer in time')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeOnTheScreen();
  });

  it('knows that without trips there are no alerts', async () => {
    await open((transaction) => saveTripsOf(transaction));
    expect(await screen.findByText('No trips, so no alerts')).toBeOnTheScreen();
  });

  it('puts what is in force first, then what comes and what is over, whenever it was issued; says until when; and opens them', async () => {
    await open(async (transaction) => {
      await saveTripsOf(transaction, {});
      await saveShortCountries(transaction, [aShortCountry()]);
      await saveAll(transaction, 'trip-1', {
        alerts: [
          anAlert({ id: 'new', headline: 'Strike', risk_level: 'low', created_at: '2026-03-19' }),
          anAlert({ id: 'old', headline: 'Landslide', risk_level: 'high', created_at: '2026-03-01' }),
          anAlert({ id: 'over', headline: 'Storm', risk_level: 'high', finish: '2026-03-19T10:00:00.000Z' }),
          anAlert({ id: 'soon', headline: 'Flood', start: '2026-03-21T00:00:00.000Z' }),
        ],
        past: [anAlert({ id: 'before', headline: 'Protest', finish: '2026-12-01T23:59:59.000Z' })],
      });
      await saveAdvisories(transaction, downloadNames.tripAdvisories('trip-1'), [anAdvisory()]);
    });
    await screen.findByText('Landslide');
    expect(cards()).toEqual([
      'New, High, Safety · since Mar 4, Landslide, Peru',
      'New, Medium, Safety · until Dec 1, Protest, Peru',
      'Advisory, since Mar 4, Unrest, Peru',
      'New, Low, Safety · since Mar 4, Strike, Peru',
      'New, Medium, Safety · from tomorrow, Flood, Peru',
      'High, Safety · ended yesterday, Storm, Peru',
    ]);
    for (const heading of [/^Now/, /^Soon/, /^Over/])
      expect(screen.getByRole('heading', { name: heading })).toBeOnTheScreen();
    fireEvent.press(screen.getAllByRole('button', { name: 'When was this checked?' })[0] as never);
    expect(await screen.findByText('Checked 5 min ago')).toBeOnTheScreen();

    fireEvent.press(screen.getByText('Landslide'));
    fireEvent.press(screen.getByText('Unrest'));
    expect(onOpen.mock.calls).toEqual([['/alert/old'], ['/advisory/advisory-1']]);
  });

  it('shows what it has without a network, names the trip that is missing, and says that an update failed', async () => {
    await open(async (transaction) => {
      await saveTripsOf(transaction, {}, { id: 'trip-2', name: 'Kyoto' });
      await saveAll(transaction, 'trip-1', { alerts: [anAlert()] });
      await saveFailedDownload(transaction, downloadNames.tripAlerts('trip-1'), 'offline', NOW);
    }, true);
    expect(await screen.findByText('Floods')).toBeOnTheScreen();
    expect(screen.getByText('Not downloaded yet: Kyoto')).toBeOnTheScreen();
    expect(
      screen.getByText('Could not be updated: no connection · last checked 5 min ago'),
    ).toBeOnTheScreen();
  });

  it('filters by what is new, risk, kind and trip, and can be led out of an empty list', async () => {
    await open(async (transaction) => {
      await saveTripsOf(transaction, {}, { id: 'trip-2', name: 'Kyoto' });
      await saveAll(transaction, 'trip-1', {
        alerts: [
          anAlert({ id: 'a', headline: 'Dengue', category: 'health', risk_level: 'high' }),
          anAlert({ id: 'b', headline: 'Strike' }),
        ],
      });
      await saveAll(transaction, 'trip-2', {
        alerts: [anAlert({ id: 'c', headline: 'Snow', risk_level: 'low' })],
      });
    });
    await screen.findByText('Dengue');
    const choose = (name: string) => fireEvent.press(screen.getByRole('checkbox', { name }));

    choose('Kyoto');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByText('Snow')).toBeOnTheScreen();
    choose('High');
    expect(await screen.findByText('Nothing matches')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect(cards()).toHaveLength(3));
    choose('Health');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByText('Dengue')).toBeOnTheScreen();
    choose('All');
    await waitFor(() => expect(cards()).toHaveLength(3));
  });

  it('remembers the filters, save for a trip that is gone', async () => {
    await open(async (transaction) => {
      await saveTripsOf(transaction, {}, { id: 'trip-2', name: 'Kyoto' });
      await saveAll(transaction, 'trip-1', {
        alerts: [
          anAlert({ id: 'a', headline: 'Dengue', risk_level: 'high' }),
          anAlert({ id: 'b', headline: 'Strike' }),
        ],
      });
      await savePreference(transaction, 'newsFilter', {
        unreadOnly: false,
        risks: ['high'],
        categories: [],
        tripIds: ['a-trip-that-is-gone'],
      });
    });
    await screen.findByText('Dengue');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByRole('checkbox', { name: 'High' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'All' })).not.toBeChecked();
  });

  it('shows on a map what is in force or comes, never what is over', async () => {
    await open(async (transaction) => {
      await saveTripsOf(transaction, {});
      const alert_locations = [{ id: 'place', location: [-71.97, -13.53] as [number, number] }];
      await saveAll(transaction, 'trip-1', {
        alerts: [
          anAlert({ id: 'over', headline: 'Storm', finish: '2026-03-18T23:59:59.000Z', alert_locations }),
        ],
        past: [
          anAlert({ id: 'before', headline: 'Protest', finish: '2026-12-01T23:59:59.000Z', alert_locations }),
        ],
      });
    }, true);
    await screen.findByText('Protest');
    await openMap();
    expect(await screen.findByRole('button', { name: /Protest/ })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /Storm/ })).toBeNull();
  });

  it('shows on a map what has a place, and says how many have none', async () => {
    await open(async (transaction) => {
      await saveTripsOf(transaction, {});
      const alert_locations = [{ id: 'place', location: [-71.97, -13.53] as [number, number] }];
      await saveAll(transaction, 'trip-1', {
        alerts: [anAlert({ id: 'placed', alert_locations }), anAlert({ id: 'nowhere', headline: 'Strike' })],
      });
    }, true);
    await screen.findByText('Strike');
    await openMap();
    fireEvent.press(await screen.findByRole('button', { name: /Floods/ }));
    expect(onOpen).toHaveBeenCalledWith('/alert/placed');
    expect(await screen.findByText(/^1 has no place of its own/)).toBeOnTheScreen();
  });

  it('shows an unread alert as read once it was read elsewhere, without being opened again', async () => {
    const { opened } = await open(async (transaction) => {
      await saveTripsOf(transaction, {});
      await saveAll(transaction, 'trip-1', { alerts: [anAlert()] });
    });
    expect(await screen.findByText('New')).toBeOnTheScreen();
    await act(() => opened.mutations.readAlert('alert-1'));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.queryByText('New')).toBeNull();
    expect(screen.getByText('Read')).toBeOnTheScreen();
    expect(screen.getByText('Floods')).toBeOnTheScreen();
  });

  it('draws only what is in sight of 2,000 alerts', async () => {
    await open(async (transaction) => {
      await saveTripsOf(transaction, {});
      const alerts = Array.from({ length: 2000 }, (_, index) =>
        anAlert({ id: `alert-${index}`, headline: `Alert ${index}` }),
      );
      await saveAll(transaction, 'trip-1', { alerts });
    });
    await screen.findByText(/^Now/);
    expect(cards().length).toBeGreaterThan(0);
    expect(cards().length).toBeLessThan(200);
  });
});
