import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { SegmentFormScreen } from '@/features/segment-form/segment-form-screen';
import { downloadNames } from '@/store/download-kinds';
import { parkEntry } from '@/store/outbox';
import { saveSegments } from '@/store/segments';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import { aTrip } from '../../support/records';
import { openApp, renderIn, renderScreen } from '../../support/render-screen';
import { aFlight, anOwnHotel } from '../../support/segments';

const onSaved = jest.fn();
const onBack = jest.fn();
const guard = {
  setUnsaved: jest.fn(),
  isAsking: false,
  stay: jest.fn(),
  leave: jest.fn(),
  release: jest.fn(),
};
const formOf = (subject: { tripId: string } | { segmentId: string }) => (
  <SegmentFormScreen subject={subject} guard={guard} onSaved={onSaved} onBack={onBack} />
);
const newBooking = formOf({ tripId: 'trip-1' });

const withTrip = (transaction: Transaction) => saveTrips(transaction, [aTrip()]);
const withBookings = async (transaction: Transaction) => {
  await withTrip(transaction);
  await saveSegments(transaction, downloadNames.tripSegments('trip-1'), [
    anOwnHotel({ lat: -13.5, lng: -71.98, time_zone_id: 'America/Lima', room_type: 'Twin' }),
    aFlight(),
  ]);
};

/** As text, as with a keyboard. */
async function typeDay(field: string, day: string): Promise<void> {
  fireEvent.press(screen.getByRole('button', { name: new RegExp(`^${field}`) }));
  const input = await screen.findByLabelText('Or type the day');
  fireEvent.changeText(input, day);
  fireEvent(input, 'submitEditing');
}
const write = (field: string, text: string) => fireEvent.changeText(screen.getByLabelText(field), text);
const choose = (kind: string) => fireEvent.press(screen.getByRole('tab', { name: kind }));
const save = () => act(async () => fireEvent.press(screen.getByRole('button', { name: 'Save' })));

describe('the form of a booking', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.clearAllMocks());

  it('keeps a hotel without a network, which waits to be sent', async () => {
    const { opened } = await renderScreen(newBooking, { isOffline: true, fill: withTrip });
    expect(await screen.findByText(/You are offline/)).toBeOnTheScreen();
    choose('Hotel');
    write('Name of the hotel', 'Hostal San Blas');
    write('Booking number', 'K7Q2MD');
    await typeDay('Check-in', '2026-04-02');
    await typeDay('Check-out', '2026-04-05');
    await save();

    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(guard.release).toHaveBeenCalledTimes(1);
    const [[id]] = onSaved.mock.calls as [[string]];
    expect(await opened.reads.segments.ofTrip('trip-1')).toMatchObject([
      {
        id,
        kind: 'hotel',
        source: 'traveller',
        hotel_name: 'Hostal San Blas',
        confirmation_no: 'K7Q2MD',
        checkin_date: '2026-04-02',
        checkout_date: '2026-04-05',
      },
    ]);
  });

  it('says at each field what is missing or wrong, once saving was tried, and saves nothing', async () => {
    const { opened } = await renderScreen(newBooking, { fill: withTrip });
    await screen.findByLabelText('Flight number');
    write('Flight number', 'by air');
    write('From airport', 'Bogotá');
    expect(screen.queryByText('Fill this in.')).toBeNull();
    await save();
    expect(screen.getByText(/^Write the flight number as on your ticket/)).toBeOnTheScreen();
    expect(screen.getByText(/^Write the three letters of the airport/)).toBeOnTheScreen();
    expect(screen.getByText('Fill this in.')).toBeOnTheScreen();
    expect(screen.getByText('Choose a day.')).toBeOnTheScreen();
    expect(screen.getByText('Choose a time.')).toBeOnTheScreen();
    expect(screen.getByText(/^Not saved yet: .* Flight number: Write the flight number/)).toBeOnTheScreen();
    // Another kind asks for something else.
    choose('Hotel');
    expect(screen.queryByText('Fill this in.')).toBeNull();
    expect(onSaved).not.toHaveBeenCalled();
    expect(await opened.reads.segments.ofTrip('trip-1')).toEqual([]);
  });

  it('says at once that it ends before it begins', async () => {
    await renderScreen(newBooking, { fill: withTrip });
    await screen.findByLabelText('Flight number');
    choose('Hotel');
    // Who has only looked at another kind is not asked when they leave.
    expect(guard.setUnsaved).not.toHaveBeenCalledWith(true);
    await typeDay('Check-in', '2026-04-05');
    await typeDay('Check-out', '2026-04-02');
    expect(await screen.findByText(/^This is before it begins/)).toBeOnTheScreen();
  });

  it('changes what is there, and keeps of it what it does not show', async () => {
    const { opened } = await renderScreen(formOf({ segmentId: 'hotel-1' }), { fill: withBookings });
    expect(await screen.findByLabelText('Name of the hotel')).toHaveProp('value', 'Hostal San Blas');
    expect(screen.queryByRole('tab', { name: 'Flight' })).toBeNull();
    write('Booking number', 'ABC123');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('hotel-1'));
    const [entry] = await opened.reads.unsent();
    expect(entry).toMatchObject({
      subject: 'segment/hotel-1',
      payload: { segment: { confirmation_no: 'ABC123', lat: -13.5, room_type: 'Twin' } },
    });
  });

  it('forgets the position of a place that is another now', async () => {
    const { opened } = await renderScreen(formOf({ segmentId: 'hotel-1' }), { fill: withBookings });
    await screen.findByLabelText('Name of the hotel');
    write('Town', 'Lima');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const [entry] = await opened.reads.unsent();
    expect(entry?.payload).not.toHaveProperty('segment.lat');
    expect(entry).toMatchObject({ payload: { segment: { city_name: 'Lima', room_type: 'Twin' } } });
  });

  it('is not for what others have booked', async () => {
    await renderScreen(formOf({ segmentId: 'air-1' }), { fill: withBookings });
    expect(await screen.findByText('This booking can’t be changed here')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it.each([[{ tripId: 'no-such-trip' }], [{ segmentId: 'no-such-booking' }]])(
    'says that there is nothing to write to: %o',
    async (subject) => {
      await renderScreen(formOf(subject), { fill: withTrip });
      expect(await screen.findByText('This is not here any more')).toBeOnTheScreen();
    },
  );

  it('shows why the service did not take it, at its field, until that is changed', async () => {
    const app = await openApp({ fill: withBookings });
    const segment = {
      kind: 'hotel' as const,
      source: 'traveller',
      hotel_name: 'Hostal',
      checkin_date: '2026-04-02',
      checkout_date: '2026-04-05',
    };
    await app.opened.mutations.writeSegment({ tripId: 'trip-1', segmentId: 'hotel-1', segment });
    const [entry] = await app.opened.reads.unsent();
    await app.opened.store.database.write('user', (transaction) =>
      parkEntry(transaction, entry?.id ?? '', {
        status: 422,
        message: 'Some fields need correcting.',
        fields: [{ field: 'segment.checkout_date', message: 'must not be before it begins' }],
      }),
    );
    await renderIn(app, formOf({ segmentId: 'hotel-1' }));
    expect(await screen.findByText('The service did not accept this booking')).toBeOnTheScreen();
    expect(screen.getByText('must not be before it begins')).toBeOnTheScreen();
    await typeDay('Check-out', '2026-04-06');
    await waitFor(() => expect(screen.queryByText('must not be before it begins')).toBeNull());
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('hotel-1'));
    expect((await app.opened.reads.unsent())[0]).toMatchObject({ id: entry?.id, parked: null });
  });
});
