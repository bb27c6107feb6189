import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { Segment } from '@/contract/segment';
import { SegmentScreen } from '@/features/segment/segment-screen';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { parkEntry } from '@/store/outbox';
import { saveProfile } from '@/store/profile';
import { saveSegments } from '@/store/segments';
import { saveTrips } from '@/store/trips';

import { FakeOutsideApps } from '../../support/fake-outside-apps';
import { aTraveller, aTrip } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';
import { aFlight, anOwnHotel, aSegment, aWrittenHotel } from '../../support/segments';

const navigation = { onOpen: jest.fn(), onBack: jest.fn() };

const seeSegment = (id: string, segments: Segment[], outside = new FakeOutsideApps()) =>
  renderScreen(<SegmentScreen segmentId={id} {...navigation} />, {
    isOffline: true,
    dependencies: { outsideApps: outside },
    fill: async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      await saveProfile(transaction, aTraveller({ home_country: 'CO' }));
      await saveSegments(transaction, downloadNames.tripSegments('trip-1'), segments);
      await saveDownload(transaction, downloadNames.tripSegments('trip-1'), { checkedAt: NOW });
    },
  });

describe('a booking', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.clearAllMocks());

  it('tells where and when by the clocks of each place, what is needed there, and its number to copy', async () => {
    const outside = new FakeOutsideApps();
    const flight = aFlight({
      departure_gate: 'B12',
      arrival_terminal: 'N',
      baggage_claim: '4',
      estimated_departure: '2026-04-02T14:50:00',
      seats: ['9C'],
    });
    await seeSegment('air-1', [flight], outside);
    expect(await screen.findByRole('heading', { name: 'Avianca AV 9145' })).toBeOnTheScreen();
    for (const words of ['45 min late', 'B12', '9C', 'N', '4', 'Bogotá · BOG', 'Lima · LIM'])
      expect(screen.getByText(words)).toBeOnTheScreen();
    expect(screen.getByLabelText(/^planned 14:05, now 14:50, UTC/)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Copy K7Q2MD' }));
    await waitFor(() => expect(outside.shared).toEqual(['K7Q2MD']));
    fireEvent.press(screen.getByRole('link', { name: 'To the trip' }));
    expect(navigation.onOpen).toHaveBeenCalledWith('/trip/trip-1');
  });

  it('says that the connection is at risk before anybody else does', async () => {
    const next = aFlight({
      id: 'on',
      origin: 'LIM',
      origin_city_name: 'Lima',
      origin_country: 'PE',
      departure_datetime: '2026-04-02T17:40:00',
      departure_time_zone_id: 'America/Lima',
      departure_datetime_utc: null,
    });
    await seeSegment('on', [aFlight(), next]);
    expect(await screen.findByText('Your connection is at risk')).toBeOnTheScreen();
    expect(screen.getByText(/^25 min in Lima: people need about 1 h\. /)).toBeOnTheScreen();
  });

  it('shows a driver the address of the hotel, and the way there', async () => {
    const outside = new FakeOutsideApps();
    const hotel = aSegment('hotel', {
      hotel_name: 'San Blas',
      address1: 'Calle 5',
      city_name: 'Cusco',
      postal_code: '08003',
      lat: -13.5,
      lng: -71.9,
      checkin_date: '2026-04-02T15:00:00',
      checkout_date: '2026-04-05',
      time_zone_id: 'America/Lima',
      cancellation_policy: 'Free until the day before.',
    });
    await seeSegment('hotel-1', [hotel], outside);
    expect(await screen.findByText('San Blas\nCalle 5\n08003 Cusco')).toBeOnTheScreen();
    expect(screen.getByText('Free until the day before.')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Directions' }));
    await waitFor(() => expect(outside.directions).toHaveLength(1));
  });

  it('leads to an address of which nobody told the position', async () => {
    const outside = new FakeOutsideApps();
    await seeSegment('hotel-1', [anOwnHotel({ address1: 'Calle 5' })], outside);
    fireEvent.press(await screen.findByRole('button', { name: 'Directions' }));
    await waitFor(() => expect(outside.directions).toEqual([{ address: 'Hostal San Blas, Calle 5, Cusco' }]));
  });

  it('of the traveller’s own can be changed, and removed once they were asked', async () => {
    const { opened } = await seeSegment('hotel-1', [anOwnHotel(), aFlight()]);
    fireEvent.press(await screen.findByRole('button', { name: 'Edit' }));
    expect(navigation.onOpen).toHaveBeenCalledWith('/segment/hotel-1/edit');
    fireEvent.press(screen.getByRole('button', { name: 'Delete booking' }));
    expect(await screen.findByText('Delete this booking?')).toBeOnTheScreen();
    expect(await opened.reads.segments.ofTrip('trip-1')).toHaveLength(2);
    fireEvent.press(screen.getAllByRole('button', { name: 'Delete booking' }).at(-1) ?? screen.root);
    await waitFor(() => expect(navigation.onBack).toHaveBeenCalled());
    expect(await opened.reads.segments.ofTrip('trip-1')).toMatchObject([{ id: 'air-1' }]);
  });

  it('of others can neither be changed nor removed here', async () => {
    await seeSegment('air-1', [aFlight({ source: 'email' })]);
    await screen.findByRole('heading', { name: 'Avianca AV 9145' });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete booking' })).toBeNull();
  });

  it('says that it waits to be sent, and what the service has against it, with a way out', async () => {
    const { opened } = await seeSegment('hotel-1', [anOwnHotel()]);
    await screen.findByRole('button', { name: 'Edit' });
    const segment = aWrittenHotel({ hotel_name: 'Another' });
    await act(() => opened.mutations.writeSegment({ tripId: 'trip-1', segmentId: 'hotel-1', segment }));
    expect(await screen.findByText('Waiting to send')).toBeOnTheScreen();
    const [entry] = await opened.reads.unsent();
    await act(() =>
      opened.store.database.write('user', (transaction) =>
        parkEntry(transaction, entry?.id ?? '', { status: 422, message: 'Not so.', fields: [] }),
      ),
    );
    expect(await screen.findByText('Not so.')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Correct' }));
    expect(navigation.onOpen).toHaveBeenCalledWith('/segment/hotel-1/edit');
    fireEvent.press(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Not so.')).toBeNull());
    expect(await opened.reads.unsent()).toEqual([]);
  });

  it('leads back where it is not on this device', async () => {
    await seeSegment('gone', [aFlight()]);
    expect(await screen.findByText('This booking is not on this device')).toBeOnTheScreen();
  });
});
