import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { TripsScreen } from '@/features/trips/trips-screen';
import { saveTripAlerts } from '@/store/alerts';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload, saveFailedDownload } from '@/store/downloads';
import { parkEntry } from '@/store/outbox';
import type { Transaction } from '@/store/store-database';
import { neededBy } from '@/store/trip-downloads';
import { saveTrips } from '@/store/trips';

import { aDestination, anAlert, aShortCountry, aTrip, aTripAlert, aTripInput } from '../../support/records';
import { NOW, openApp, renderIn, renderScreen } from '../../support/render-screen';

const onOpenTrip = jest.fn();
const onAddTrip = jest.fn();
const onRemovedSeen = jest.fn();
const navigation = { onOpenTrip, onAddTrip, onRemovedSeen };
const trips = <TripsScreen {...navigation} removedTripId={null} />;

const checked = (transaction: Transaction) =>
  saveDownload(transaction, downloadNames.trips, { checkedAt: NOW });
const peru = aShortCountry({ travel_status: 1 });

async function withTrips(transaction: Transaction, ...given: ReturnType<typeof aTrip>[]): Promise<void> {
  await saveShortCountries(transaction, [peru]);
  await saveTrips(transaction, given);
  await checked(transaction);
}

async function everythingOf(transaction: Transaction, tripId: string): Promise<void> {
  for (const { name } of neededBy(aTrip({ id: tripId })))
    await saveDownload(transaction, name, { checkedAt: NOW });
}

const current = aTrip({ id: 'now', name: 'Andes', start: '2026-03-17', finish: '2026-04-08', trip_type: 1 });
const upcoming = aTrip({ id: 'soon', name: 'Lima again', start: '2026-05-13', finish: '2026-05-20' });
const past = aTrip({ id: 'over', name: 'Cusco', start: '2026-01-03', finish: '2026-01-09' });

describe('the list of trips', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.clearAllMocks());

  it('does not claim that there are none before the service was asked', async () => {
    await renderScreen(trips);
    expect(await screen.findByText('Your trips are not on this device yet')).toBeOnTheScreen();
    expect(screen.queryByText('No trips yet')).toBeNull();
  });

  it('says that there are none once the service has said so, and offers to plan one', async () => {
    await renderScreen(trips, { fill: checked });
    expect(await screen.findByText('No trips yet')).toBeOnTheScreen();
    for (const button of screen.getAllByRole('button', { name: 'Plan a trip' })) fireEvent.press(button);
    expect(onAddTrip).toHaveBeenCalledTimes(2);
  });

  it('says why nothing came where the download failed', async () => {
    await renderScreen(trips, {
      fill: (transaction) => saveFailedDownload(transaction, downloadNames.trips, 'timeout', NOW),
    });
    expect(await screen.findByText('no answer in time')).toBeOnTheScreen();
    expect(screen.queryByText('No trips yet')).toBeNull();
  });

  it('parts trips by when they are, with what a traveller asks of each', async () => {
    await renderScreen(trips, {
      fill: async (transaction) => {
        await withTrips(transaction, past, upcoming, current);
        await everythingOf(transaction, 'now');
        await saveTripAlerts(transaction, 'now', {
          trip_alerts: [aTripAlert(anAlert(), { trip_id: 'now' })],
          past_alerts: [],
        });
      },
    });
    expect(await screen.findByText('Now')).toBeOnTheScreen();
    expect(screen.getByText('Upcoming')).toBeOnTheScreen();
    expect(screen.getByText('Past')).toBeOnTheScreen();

    const card = screen.getByRole('link', { name: /^Andes/ });
    expect(card).toHaveAccessibleName(/Peru, Mar 17 – Apr 8 · Business · day 4 of 23, Exercise high caution/);
    expect(card).toHaveAccessibleName(/Ready offline/);
    expect(card).toHaveAccessibleName(/1 new alert$/);
    expect(screen.getByRole('link', { name: /^Lima again/ })).toHaveAccessibleName(/in 54 days/);
    fireEvent.press(screen.getAllByRole('button', { name: 'When was this checked?' })[0] as never);
    expect(await screen.findByText(/Checked/)).toBeOnTheScreen();

    fireEvent.press(card);
    expect(onOpenTrip).toHaveBeenCalledWith('now');
  });

  it('says how much of a trip is still missing, and nothing of the kind for one that is over', async () => {
    await renderScreen(trips, {
      fill: async (transaction) => {
        await withTrips(transaction, upcoming, past);
        await saveDownload(transaction, downloadNames.tripAlerts('soon'), { checkedAt: NOW });
      },
    });
    expect(await screen.findByText('Not all on this device yet · 11%')).toBeOnTheScreen();
    expect(screen.getAllByText(/on this device yet/)).toHaveLength(1);
  });

  it('marks what is old and that there is no network', async () => {
    await renderScreen(trips, {
      isOffline: true,
      fill: async (transaction) => {
        await withTrips(transaction, current);
        await saveDownload(transaction, downloadNames.trips, { checkedAt: NOW - 3 * 86_400_000 });
      },
    });
    expect(
      await screen.findByText('May be out of date · checked 3 days ago · you are offline'),
    ).toBeOnTheScreen();
  });

  it('keeps quiet about news of a trip that is muted', async () => {
    await renderScreen(trips, {
      fill: async (transaction) => {
        await withTrips(transaction, { ...current, muted: true });
        await saveTripAlerts(transaction, 'now', {
          trip_alerts: [aTripAlert(anAlert(), { trip_id: 'now' })],
          past_alerts: [],
        });
      },
    });
    expect(await screen.findByText('Muted')).toBeOnTheScreen();
    expect(screen.queryByText('1 new alert')).toBeNull();
  });

  it('shows a trip made without a network as waiting, and one that was refused as needing the traveller', async () => {
    const app = await openApp({ isOffline: true, fill: (transaction) => withTrips(transaction) });
    await app.opened.mutations.createTrip(aTripInput({ name: 'Safari' }));
    await renderIn(app, trips);
    expect(await screen.findByText('Waiting to send · made offline')).toBeOnTheScreen();

    const [entry] = await app.opened.reads.unsent();
    await act(() =>
      app.opened.store.database.write('cache', (transaction) =>
        parkEntry(transaction, entry?.id ?? '', { status: 422, message: 'No.', fields: [] }),
      ),
    );
    expect(await screen.findByText('Not accepted · needs you')).toBeOnTheScreen();
  });

  it('brings a deleted trip back', async () => {
    const app = await openApp({ fill: (transaction) => withTrips(transaction, current) });
    await app.opened.mutations.removeTrip('now');
    await renderIn(app, <TripsScreen {...navigation} removedTripId="now" />);
    expect(await screen.findByText('Trip deleted')).toBeOnTheScreen();
    expect(screen.queryByRole('link', { name: /^Andes/ })).toBeNull();

    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: /^Andes/ })).toBeOnTheScreen();
    await waitFor(() => expect(onRemovedSeen).toHaveBeenCalledTimes(1));
  });

  it('says so where it is too late to bring it back', async () => {
    await renderScreen(<TripsScreen {...navigation} removedTripId="gone" />, { fill: checked });
    fireEvent.press(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/too late to undo/)).toBeOnTheScreen();
  });

  it('offers to undo for some seconds only', async () => {
    await renderScreen(<TripsScreen {...navigation} removedTripId="now" />, { fill: checked });
    await screen.findByText('Trip deleted');
    act(() => jest.advanceTimersByTime(10_000));
    expect(onRemovedSeen).toHaveBeenCalledTimes(1);
  });

  it('shows the flag of each country once', async () => {
    const twice = { ...current, destinations: [aDestination(), aDestination({ id: 'again' })] };
    await renderScreen(trips, { fill: (transaction) => withTrips(transaction, twice) });
    expect(await screen.findByRole('link', { name: /^Andes, Peru, Mar/ })).toBeOnTheScreen();
  });
});
