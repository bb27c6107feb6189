import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import { TripScreen } from '@/features/trip/trip-screen';
import type { Trip } from '@/contract/trip';
import { saveAdvisories } from '@/store/advisories';
import { saveTripAlerts } from '@/store/alerts';
import { saveShortCountries, saveWholeCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload, saveFailedDownload } from '@/store/downloads';
import { saveHospitals } from '@/store/hospitals';
import { parkEntry } from '@/store/outbox';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import {
  aCountry,
  aHospital,
  anAdvisory,
  anAlert,
  aShortCountry,
  aTrip,
  aTripAlert,
  aTripInput,
} from '../../support/records';
import { NOW, openApp, type OpenApp, renderIn, renderScreen } from '../../support/render-screen';

const navigation = { onOpen: jest.fn(), onBack: jest.fn(), onEdit: jest.fn(), onRemoved: jest.fn() };
const trip = <TripScreen tripId="trip-1" {...navigation} />;

const having =
  (changes: Partial<Trip> = {}, more: (transaction: Transaction) => Promise<void> = async () => undefined) =>
  async (transaction: Transaction) => {
    await saveShortCountries(transaction, [aShortCountry({ travel_status: 2 })]);
    await saveTrips(transaction, [aTrip(changes)]);
    await saveDownload(transaction, downloadNames.trips, { checkedAt: NOW });
    await more(transaction);
  };

const open = async (section: string) => {
  fireEvent.press(await screen.findByRole('tab', { name: section }));
};

const unsentKinds = async ({ opened }: OpenApp) => (await opened.reads.unsent()).map(({ kind }) => kind);

// Offline: the map is drawn from outlines, which need nothing of a phone.
describe('a trip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.clearAllMocks());

  it('shows the way back where the link names no trip', async () => {
    await renderScreen(<TripScreen tripId="" {...navigation} />, { isOffline: true });
    expect(await screen.findByText('The link that led here names no trip.')).toBeOnTheScreen();
    for (const button of screen.getAllByRole('button', { name: 'Back' })) fireEvent.press(button);
    expect(navigation.onBack).toHaveBeenCalledTimes(2);
  });

  it('shows the way back where the trip was removed, also while it is open', async () => {
    const { opened } = await renderScreen(trip, { isOffline: true, fill: having() });
    await screen.findByRole('tab', { name: 'Overview' });
    await act(() => opened.mutations.removeTrip('trip-1'));
    expect(await screen.findByText('This trip is not on this device')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeOnTheScreen();
  });

  it('tells where and when, and leads to its country', async () => {
    await renderScreen(trip, { isOffline: true, fill: having({ activities: [3, 99] }) });
    expect(await screen.findByText('Apr 1 – Apr 10 · Holiday · in 12 days')).toBeOnTheScreen();
    expect(screen.getByText('Hiking')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: /Peru/ }));
    expect(navigation.onOpen).toHaveBeenCalledWith('/country/peru');
  });

  it('is marked as viewed once, by being opened', async () => {
    const app = await renderScreen(trip, { isOffline: true, fill: having({ read: false }) });
    await waitFor(async () => expect(await unsentKinds(app)).toEqual(['trip-settings']));
    expect(await app.opened.reads.unsent()).toMatchObject([{ payload: { trip: { read: true } } }]);
    expect(screen.queryByText('A change is waiting to be sent')).toBeNull();
  });

  it('is not marked again where it was viewed already', async () => {
    const app = await renderScreen(trip, { isOffline: true, fill: having() });
    await screen.findByRole('tab', { name: 'Overview' });
    expect(await unsentKinds(app)).toEqual([]);
  });

  it('can be muted', async () => {
    const app = await renderScreen(trip, { isOffline: true, fill: having() });
    fireEvent.press(await screen.findByRole('switch', { name: 'Mute this trip' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Mute this trip' })).toBeChecked());
    expect(await app.opened.reads.trips.get('trip-1')).toMatchObject({ trip: { muted: true } });
  });

  it('says how much of it is here, and what is missing and why', async () => {
    await renderScreen(trip, {
      isOffline: true,
      fill: having({}, async (transaction) => {
        await saveDownload(transaction, downloadNames.tripAlerts('trip-1'), { checkedAt: NOW });
        await saveFailedDownload(transaction, downloadNames.tripHospitals('trip-1'), 'busy', NOW);
      }),
    });
    expect(await screen.findByText('Not all on this device yet · 11%')).toBeOnTheScreen();
    expect(screen.getByText('Still missing: bookings · the service is busy')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Download now' })).toBeOnTheScreen();
  });

  describe('its alerts', () => {
    it('are not said to be none before the service was asked', async () => {
      await renderScreen(trip, { isOffline: true, fill: having() });
      await open('Alerts');
      expect((await screen.findAllByText('Not on this device yet')).length).toBe(2);
      expect(screen.queryByText('No alerts for this trip')).toBeNull();
    });

    it('are none once the service has said so', async () => {
      await renderScreen(trip, {
        isOffline: true,
        fill: having({}, (transaction) =>
          saveDownload(transaction, downloadNames.tripAlerts('trip-1'), { checkedAt: NOW }),
        ),
      });
      await open('Alerts');
      expect(await screen.findByText('No alerts for this trip')).toBeOnTheScreen();
    });

    it('say why they did not come', async () => {
      await renderScreen(trip, {
        isOffline: true,
        fill: having({}, (transaction) =>
          saveFailedDownload(transaction, downloadNames.tripAlerts('trip-1'), 'server', NOW),
        ),
      });
      await open('Alerts');
      expect(await screen.findByText('the service has a problem')).toBeOnTheScreen();
    });

    it('stand by whether they are in force, whenever they were issued, each a way to its own screen', async () => {
      await renderScreen(trip, {
        isOffline: true,
        fill: having({}, async (transaction) => {
          await saveTripAlerts(transaction, 'trip-1', {
            trip_alerts: [aTripAlert(anAlert({ risk_level: 'high' }))],
            past_alerts: [
              anAlert({ id: 'alert-0', headline: 'Strike' }),
              anAlert({ id: 'alert-2', headline: 'Storm', finish: '2026-03-18T23:59:59.000Z' }),
            ],
          });
          await saveAdvisories(transaction, downloadNames.tripAdvisories('trip-1'), [anAdvisory()]);
          await saveDownload(transaction, downloadNames.tripAlerts('trip-1'), { checkedAt: NOW });
          await saveDownload(transaction, downloadNames.tripAdvisories('trip-1'), { checkedAt: NOW });
        }),
      });
      await open('Alerts');
      fireEvent.press(
        await screen.findByRole('link', { name: /^New, High, Safety · since Mar 4, Floods, Peru/ }),
      );
      fireEvent.press(screen.getByRole('link', { name: /^Advisory, since Mar 4, Unrest, Peru/ }));
      fireEvent.press(screen.getByRole('link', { name: /^New, Medium, .*Strike/ }));
      expect(screen.getByRole('link', { name: /^Medium, Safety · ended Mar 18, Storm/ })).toBeOnTheScreen();
      expect(screen.getByRole('heading', { name: /^Now/ })).toBeOnTheScreen();
      expect(screen.getByRole('heading', { name: /^Over/ })).toBeOnTheScreen();
      expect(navigation.onOpen.mock.calls).toEqual([
        ['/alert/alert-1'],
        ['/advisory/advisory-1'],
        ['/alert/alert-0'],
      ]);
    });
  });

  describe('its health advice', () => {
    const comment = { comment: 'Take it **with** food.', country_id: 'peru' };
    const country = aCountry({
      country_datum: {
        id: 'datum',
        company_id: null,
        country_disease_comments: [
          { comment: 'In the lowlands.', disease: { id: 'malaria', common_name: 'Malaria' } },
        ],
        country_vaccination_comments: [],
        country_medication_comments: [],
      },
    });

    it('is the trip’s own', async () => {
      const own = { ...comment, medication_id: 'doxy', medication_name: 'Doxycycline' };
      await renderScreen(trip, {
        isOffline: true,
        fill: having({ trip_medication_comments: [own] }, (transaction) =>
          saveWholeCountries(transaction, [country]),
        ),
      });
      await open('Health');
      fireEvent.press(await screen.findByRole('link', { name: /Doxycycline/ }));
      expect(navigation.onOpen).toHaveBeenCalledWith('/medication/doxy');
      expect(screen.getByText(/Take it/)).toBeOnTheScreen();
      expect(screen.queryByText('Malaria')).toBeNull();
    });

    it('is that of its countries where nobody wrote any for the trip, and says so', async () => {
      await renderScreen(trip, {
        isOffline: true,
        fill: having({}, async (transaction) => {
          await saveWholeCountries(transaction, [country]);
          await saveDownload(transaction, downloadNames.country('peru'), { checkedAt: NOW });
        }),
      });
      await open('Health');
      expect(await screen.findByText('General advice for the countries of this trip')).toBeOnTheScreen();
      expect(screen.getByText('Malaria')).toBeOnTheScreen();
    });
  });

  it('tells of safety by chapters, or that they are still to come', async () => {
    const { opened } = await renderScreen(trip, { isOffline: true, fill: having() });
    await open('Safety');
    expect(await screen.findByText('Not on this device yet')).toBeOnTheScreen();
    await act(() =>
      opened.store.database.write('cache', async (transaction) => {
        await saveWholeCountries(transaction, [aCountry({ sec_areas: 'Keep out of the **north**.' })]);
        await saveDownload(transaction, downloadNames.country('peru'), { checkedAt: NOW });
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Areas to avoid' })).toBeOnTheScreen();
    expect(screen.getByText(/Keep out of/)).toBeOnTheScreen();
  });

  it('lists its hospitals', async () => {
    await renderScreen(trip, {
      isOffline: true,
      fill: having({}, async (transaction) => {
        await saveHospitals(transaction, downloadNames.tripHospitals('trip-1'), [
          aHospital({ accr_jci: true }),
        ]);
        await saveDownload(transaction, downloadNames.tripHospitals('trip-1'), { checkedAt: NOW });
      }),
    });
    await open('Hospitals');
    fireEvent.press(
      await screen.findByRole('link', { name: 'City hospital, Cusco, Emergency department, JCI accredited' }),
    );
    expect(navigation.onOpen).toHaveBeenCalledWith('/hospital/hospital-1');
  });

  it('shows its countries on the map before their areas were downloaded', async () => {
    await renderScreen(trip, { isOffline: true, fill: having() });
    fireEvent.press(await screen.findByRole('button', { name: 'Open map' }));
    fireEvent.press(await screen.findByRole('button', { name: 'Show as list' }));
    expect(await screen.findByLabelText(/^Peru, /)).toBeOnTheScreen();
    expect(screen.queryByText('Nothing to show on this map yet.')).toBeNull();
  });

  describe('that the service refused', () => {
    const message = 'must not be before the day of entry';
    async function refused(): Promise<OpenApp> {
      const app = await openApp({ isOffline: true, fill: having() });
      await app.opened.mutations.changeTrip('trip-1', aTripInput({ name: 'Changed' }));
      const [entry] = await app.opened.reads.unsent();
      await app.opened.store.database.write('cache', (transaction) =>
        parkEntry(transaction, entry?.id ?? '', {
          status: 422,
          message: 'Some fields need correcting.',
          fields: [{ field: 'trip.destinations.0.exit_date', message }],
        }),
      );
      await renderIn(app, trip);
      return app;
    }

    it('gives its words, and the way to correct it', async () => {
      await refused();
      expect(await screen.findByText('The service did not accept this')).toBeOnTheScreen();
      expect(screen.getByText(`• ${message}`)).toBeOnTheScreen();
      fireEvent.press(screen.getByRole('button', { name: 'Correct' }));
      expect(navigation.onEdit).toHaveBeenCalledTimes(1);
    });

    it('becomes again what the service knows, when the change is discarded', async () => {
      await refused();
      expect(await screen.findByRole('heading', { name: 'Changed' })).toBeOnTheScreen();
      fireEvent.press(screen.getByRole('button', { name: 'Discard' }));
      expect(await screen.findByRole('heading', { name: 'Andes' })).toBeOnTheScreen();
      expect(screen.queryByText('The service did not accept this')).toBeNull();
    });
  });

  describe('deleted', () => {
    it('goes at once, and can be brought back', async () => {
      const app = await renderScreen(trip, { isOffline: true, fill: having() });
      fireEvent.press(await screen.findByRole('button', { name: 'Delete trip' }));
      await waitFor(() => expect(navigation.onRemoved).toHaveBeenCalledWith('trip-1', true));
      expect(await app.opened.reads.trips.list()).toEqual([]);
    });

    it('is asked about first where only this device knows it', async () => {
      const app = await openApp({ isOffline: true, fill: having() });
      const id = await app.opened.mutations.createTrip(aTripInput({ name: 'Safari' }));
      await renderIn(app, <TripScreen tripId={id} {...navigation} />);
      fireEvent.press(await screen.findByRole('button', { name: 'Delete trip' }));
      const sheet = within(await screen.findByLabelText('Delete this trip?'));
      fireEvent.press(sheet.getByRole('button', { name: 'Cancel' }));
      expect(navigation.onRemoved).not.toHaveBeenCalled();
      expect(await app.opened.reads.trips.get(id)).not.toBeNull();

      fireEvent.press(screen.getByRole('button', { name: 'Delete trip' }));
      const again = within(await screen.findByLabelText('Delete this trip?'));
      fireEvent.press(again.getByRole('button', { name: 'Delete trip' }));
      await waitFor(() => expect(navigation.onRemoved).toHaveBeenCalledWith(id, false));
    });
  });
});
