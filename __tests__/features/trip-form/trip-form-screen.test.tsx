import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import { AccessibilityInfo } from 'react-native';

import { TripFormScreen } from '@/features/trip-form/trip-form-screen';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveHospitals } from '@/store/hospitals';
import { parkEntry } from '@/store/outbox';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import { aDestination, aHospital, aShortCountry, aTrip, aTripInput } from '../../support/records';
import { openApp, renderIn, renderScreen } from '../../support/render-screen';

const onSaved = jest.fn();
const onBack = jest.fn();
const guard = {
  setUnsaved: jest.fn(),
  isAsking: false,
  stay: jest.fn(),
  leave: jest.fn(),
  release: jest.fn(),
};
const newTrip = <TripFormScreen tripId={null} guard={guard} onSaved={onSaved} onBack={onBack} />;
const editTrip = <TripFormScreen tripId="trip-1" guard={guard} onSaved={onSaved} onBack={onBack} />;

const countries = (transaction: Transaction) =>
  saveShortCountries(transaction, [
    aShortCountry(),
    aShortCountry({ id: 'chile', name: 'Chile', country_code: 'CL' }),
  ]);
const withTrip = async (transaction: Transaction) => {
  await countries(transaction);
  await saveTrips(transaction, [aTrip()]);
};

async function chooseCountry(name: string): Promise<void> {
  fireEvent.press(await screen.findByRole('button', { name: /Country/ }));
  fireEvent.press(await screen.findByRole('radio', { name }));
}

/** As text, as with a keyboard. */
async function typeDay(field: string, day: string): Promise<void> {
  fireEvent.press(screen.getByRole('button', { name: new RegExp(`^${field}`) }));
  const input = await screen.findByLabelText('Or type the day');
  fireEvent.changeText(input, day);
  fireEvent(input, 'submitEditing');
}

const save = () => act(async () => fireEvent.press(screen.getByRole('button', { name: 'Save' })));

describe('the form of a trip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.clearAllMocks());

  it('plans a trip without a network, which waits to be sent', async () => {
    const { opened } = await renderScreen(newTrip, { isOffline: true, fill: countries });
    expect(await screen.findByText(/You are offline/)).toBeOnTheScreen();
    fireEvent.changeText(screen.getByLabelText('Name'), 'Andes');
    fireEvent.press(screen.getByRole('tab', { name: 'Business' }));
    fireEvent.press(screen.getByRole('checkbox', { name: 'Hiking' }));
    await chooseCountry('Peru');
    await typeDay('First day', '2026-04-01');
    await typeDay('Last day', '2026-04-10');
    await save();

    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(guard.release).toHaveBeenCalledTimes(1);
    const [[id]] = onSaved.mock.calls as [[string]];
    expect(await opened.reads.trips.get(id)).toMatchObject({
      sending: 'waiting',
      trip: { name: 'Andes', trip_type: 1, activities: [3], start: '2026-04-01', finish: '2026-04-10' },
    });
  });

  it('says at each field what is missing, once saving was tried, and saves nothing', async () => {
    const { opened } = await renderScreen(newTrip, { fill: countries });
    await screen.findByLabelText('Name');
    expect(screen.queryByText('Choose the first day.')).toBeNull();
    await save();
    expect(screen.getByText('Choose a country.')).toBeOnTheScreen();
    expect(screen.getByText('Choose the first day.')).toBeOnTheScreen();
    expect(screen.getByText('Choose the last day.')).toBeOnTheScreen();
    expect(onSaved).not.toHaveBeenCalled();
    expect(await opened.reads.trips.list()).toEqual([]);
  });

  it('leads to the first fault when saving was tried', async () => {
    const lead = jest.spyOn(AccessibilityInfo, 'sendAccessibilityEvent');
    await renderScreen(newTrip, { fill: countries });
    await chooseCountry('Peru');
    await typeDay('First day', '2026-04-01');
    await save();
    expect(lead).toHaveBeenCalledTimes(1);
    await save();
    expect(lead).toHaveBeenCalledTimes(2);
  });

  it('does not blame a destination that came after saving was tried', async () => {
    await renderScreen(newTrip, { fill: countries });
    await chooseCountry('Peru');
    await typeDay('First day', '2026-04-01');
    await save();
    expect(screen.getByText('Choose the last day.')).toBeOnTheScreen();
    await typeDay('Last day', '2026-04-10');
    fireEvent.press(screen.getByRole('button', { name: 'Add a destination' }));
    expect(screen.queryByText('Choose a country.')).toBeNull();
    expect(screen.queryByText('Choose the last day.')).toBeNull();
    await save();
    expect(screen.getByText('Choose a country.')).toBeOnTheScreen();
  });

  it('asks about stays that overlap, and saves them if they are meant', async () => {
    const stay = (country_code: string, from: string, to: string) =>
      aDestination({ id: country_code, country_code, departure_date: from, return_date: to });
    const overlapping = async (transaction: Transaction) => {
      await countries(transaction);
      const destinations = [stay('PE', '2027-04-01', '2027-04-10'), stay('CL', '2027-04-08', '2027-04-20')];
      await saveTrips(transaction, [aTrip({ destinations, start: '2027-04-01', finish: '2027-04-20' })]);
    };
    await renderScreen(editTrip, { fill: overlapping });
    fireEvent.changeText(await screen.findByLabelText('Name'), 'Both at once');
    await save();
    expect(await screen.findByText(/Destinations 1 and 2 share/)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Correct the days' }));
    expect(onSaved).not.toHaveBeenCalled();
    await save();
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Save as it is' })));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it('shows at once that the last day is before the first', async () => {
    await renderScreen(editTrip, { fill: withTrip });
    await screen.findByDisplayValue('Andes');
    await typeDay('First day', '2026-05-01');
    expect(await screen.findByText(/The last day is before the first/)).toBeOnTheScreen();
    expect(guard.setUnsaved).toHaveBeenLastCalledWith(true);
  });

  it('shows at once that a trip is over already', async () => {
    await renderScreen(newTrip, { fill: countries });
    await screen.findByLabelText('Name');
    await chooseCountry('Peru');
    await typeDay('First day', '2026-01-01');
    await typeDay('Last day', '2026-01-05');
    expect(await screen.findByText(/^This trip is over already/)).toBeOnTheScreen();
    await save();
    expect(screen.getByText(/^Not saved yet: .* This trip is over already/)).toBeOnTheScreen();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('lets several destinations come and go, the next beginning where the last one ends', async () => {
    await renderScreen(editTrip, { fill: withTrip });
    fireEvent.press(await screen.findByRole('button', { name: 'Add a destination' }));
    expect(screen.getByText('Destination 2')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'First day, Apr 10, 2026' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Remove destination 2' }));
    expect(screen.queryByText('Destination 2')).toBeNull();
    expect(guard.setUnsaved).toHaveBeenLastCalledWith(false);
  });

  it('adds towns that the device knows, and lets them go with their country', async () => {
    const { opened } = await renderScreen(editTrip, {
      fill: async (transaction) => {
        await withTrip(transaction);
        await saveHospitals(transaction, downloadNames.countryHospitals('peru'), [aHospital()]);
      },
    });
    fireEvent.press(await screen.findByRole('button', { name: 'Add a place' }));
    fireEvent.press(await screen.findByRole('radio', { name: 'Cusco' }));
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(await opened.reads.trips.get('trip-1')).toMatchObject({
      trip: { destinations: [{ destination_locations: [{ friendly_name: 'Cusco', latitude: -13.53 }] }] },
    });

    await chooseCountry('Chile');
    expect(screen.queryByText('Cusco')).toBeNull();
  });

  it('changes a trip, and nothing before it is saved', async () => {
    const { opened } = await renderScreen(editTrip, { fill: withTrip });
    fireEvent.changeText(await screen.findByDisplayValue('Andes'), 'Highlands');
    expect(await opened.reads.trips.get('trip-1')).toMatchObject({
      trip: { name: 'Andes' },
      sending: 'sent',
    });
    fireEvent.press(screen.getByRole('button', { name: 'Cancel' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(await opened.reads.unsent()).toEqual([]);

    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('trip-1'));
    expect(await opened.reads.trips.get('trip-1')).toMatchObject({
      trip: { name: 'Highlands' },
      sending: 'waiting',
    });
  });

  it('asks before unsaved changes are lost', async () => {
    const asking = { ...guard, isAsking: true };
    await renderScreen(<TripFormScreen tripId={null} guard={asking} onSaved={onSaved} onBack={onBack} />, {
      fill: countries,
    });
    const sheet = within(await screen.findByLabelText('Leave without saving?'));
    fireEvent.press(sheet.getByRole('button', { name: 'Keep editing' }));
    expect(guard.stay).toHaveBeenCalledTimes(1);
    fireEvent.press(sheet.getByRole('button', { name: 'Leave' }));
    expect(guard.leave).toHaveBeenCalledTimes(1);
  });

  it('puts the service’s words at the field that it refused, until that is changed', async () => {
    const app = await openApp({ fill: withTrip });
    await app.opened.mutations.changeTrip('trip-1', aTripInput());
    const [entry] = await app.opened.reads.unsent();
    const message = 'is not a country known here';
    await app.opened.store.database.write('cache', (transaction) =>
      parkEntry(transaction, entry?.id ?? '', {
        status: 422,
        message: 'Some fields need correcting.',
        fields: [{ field: 'trip.destinations.0.country_code', message }],
      }),
    );
    await renderIn(app, editTrip);
    expect(await screen.findByText('The service did not accept this trip')).toBeOnTheScreen();
    expect(screen.getByText(message)).toBeOnTheScreen();

    await chooseCountry('Chile');
    expect(screen.queryByText(message)).toBeNull();
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(await app.opened.reads.unsent()).toMatchObject([
      { id: entry?.id, parked: null, payload: { trip: { destinations: [{ country_code: 'CL' }] } } },
    ]);
  });

  it('keeps what is written when sync brings the trip anew', async () => {
    const { opened } = await renderScreen(editTrip, { fill: withTrip });
    fireEvent.changeText(await screen.findByDisplayValue('Andes'), 'Highlands');
    const newer = aTrip({ name: 'From another device', updated_at: '2026-03-19T00:00:00.000Z' });
    await act(() => opened.store.database.write('cache', (transaction) => saveTrips(transaction, [newer])));
    expect(screen.getByDisplayValue('Highlands')).toBeOnTheScreen();
  });

  it('says that the trip is gone where it is', async () => {
    await renderScreen(editTrip, { fill: countries });
    expect(await screen.findByText('This trip is not here any more')).toBeOnTheScreen();
  });

  it('says that the countries are still to come where there are none', async () => {
    await renderScreen(newTrip);
    expect(await screen.findByText('The list of countries is not here yet')).toBeOnTheScreen();
  });
});
