import 'react-native-gesture-handler/jestSetup';

import { FlashList, type FlashListProps } from '@shopify/flash-list';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import type { Segment } from '@/contract/segment';
import type { TripLine } from '@/features/trip/trip-line';
import { CalendarLine } from '@/features/trip/timeline-lines';
import { TripScreen } from '@/features/trip/trip-screen';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveSegments } from '@/store/segments';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import { FakeOutsideApps } from '../../support/fake-outside-apps';
import { aShortCountry, aTrip } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';
import { aFlight, aSegment, aWrittenHotel } from '../../support/segments';

const navigation = { onOpen: jest.fn(), onBack: jest.fn(), onEdit: jest.fn(), onRemoved: jest.fn() };

const seeTrip = (segments: Segment[], checkedAt = NOW) =>
  see(<TripScreen tripId="trip-1" {...navigation} />, segments, checkedAt);

const see = (
  shown: ReactElement,
  segments: Segment[],
  checkedAt = NOW,
  outsideApps = new FakeOutsideApps(),
) =>
  renderScreen(shown, {
    isOffline: true,
    dependencies: { outsideApps },
    fill: async (transaction: Transaction) => {
      await saveShortCountries(transaction, [aShortCountry()]);
      await saveTrips(transaction, [aTrip()]);
      await saveDownload(transaction, downloadNames.trips, { checkedAt });
      await saveSegments(transaction, downloadNames.tripSegments('trip-1'), segments);
      await saveDownload(transaction, downloadNames.tripSegments('trip-1'), { checkedAt });
    },
  });

const toCusco = aFlight({
  id: 'on',
  flight_number: '71',
  origin: 'LIM',
  origin_city_name: 'Lima',
  origin_country: 'PE',
  destination: 'CUZ',
  destination_city_name: 'Cusco',
  departure_datetime: '2026-04-02T18:00:00',
  departure_time_zone_id: 'America/Lima',
  departure_datetime_utc: null,
  arrival_datetime: '2026-04-02T19:25:00',
  arrival_datetime_utc: null,
});

/** One a day, half of them over. */
const eightyFlights = Array.from({ length: 80 }, (_, index) => {
  const day = new Date(NOW + (index - 40) * 86_400_000).toISOString().slice(0, 10);
  return aFlight({
    id: `flight-${index}`,
    flight_number: `${100 + index}`,
    departure_datetime: `${day}T08:00:00`,
    departure_datetime_utc: null,
    arrival_datetime: `${day}T11:00:00`,
    arrival_datetime_utc: null,
  });
});

describe('the timeline of a trip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.clearAllMocks());

  it('is its first page where something is booked: day by day, with the change between two flights', async () => {
    const late = aFlight({
      departure_terminal: '1',
      departure_gate: 'A12',
      seats: ['9C'],
      estimated_departure: '2026-04-02T14:20:00',
    });
    await seeTrip([late, toCusco]);
    expect(await screen.findByRole('tab', { name: 'Timeline', selected: true })).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: 'Thursday, Apr 2' })).toBeOnTheScreen();
    expect(screen.getByText('Bogotá, UTC−\u20605')).toBeOnTheScreen();
    expect(screen.getByText('45 min in Lima: people need about 1 h')).toBeOnTheScreen();
    fireEvent.press(
      screen.getByRole('link', {
        name: '14:20, BOG → LIM, 15 min late, AV 9145 · Terminal 1 · Gate A12 · Seat 9C · K7Q2MD',
      }),
    );
    expect(navigation.onOpen).toHaveBeenCalledWith('/segment/air-1');
  });

  it('tells a room by its nights and a car by when it is taken and given back; a day alone has no time', async () => {
    await seeTrip([
      aSegment('hotel', {
        hotel_name: 'San Blas',
        city_name: 'Cusco',
        address1: 'Calle 5',
        checkin_date: '2026-04-02',
        checkout_date: '2026-04-05',
      }),
      aSegment('car', {
        car_company: 'Valle Rental',
        pickup_city_name: 'Cusco',
        pickup_datetime: '2026-04-03T09:00:00',
        dropoff_city_name: 'Lima',
        dropoff_datetime: '2026-04-04T18:00:00',
      }),
    ]);
    expect(await screen.findByRole('link', { name: 'San Blas, 3 nights · Calle 5' })).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: '09:00, Pick up: Valle Rental, Cusco' })).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: '18:00, Return: Valle Rental, Lima' })).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: 'Check out: San Blas' })).toBeOnTheScreen();
  });

  it('shows what tells no time first, and how old all of it is', async () => {
    await seeTrip([aSegment('activity', { activity_name: 'Some day' }), aFlight()], NOW - 5 * 86_400_000);
    expect(await screen.findByRole('heading', { name: /^Without a time/ })).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: 'Some day' })).toBeOnTheScreen();
    expect(
      await screen.findByText('May be out of date · checked 5 days ago · you are offline'),
    ).toBeOnTheScreen();
  });

  it('begins with the day of what is not over, and shows what is to whoever asks', async () => {
    const over = aFlight({
      id: 'over',
      flight_number: '1',
      departure_datetime: '2026-03-10T08:00:00',
      departure_datetime_utc: null,
      arrival_datetime: '2026-03-10T11:00:00',
      arrival_datetime_utc: null,
    });
    await seeTrip([over, aFlight()]);
    fireEvent.press(await screen.findByRole('button', { name: 'Show what is over (1)' }));
    expect(await screen.findByRole('link', { name: /BOG → LIM, Over/ })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^Show what is over/ })).toBeNull();
  });

  it('reads of a long trip what is next, more towards its end, and what is over for whoever asks', async () => {
    await seeTrip(eightyFlights);
    const lists = () => screen.UNSAFE_getByType(FlashList<TripLine>).props as FlashListProps<TripLine>;
    const numbers = () =>
      (lists().data ?? []).flatMap((line) => (line.kind === 'entry' ? [line.entry.segment.id] : []));
    expect(
      await screen.findByRole('button', { name: /^Show what is over \((39|40|41)\)$/ }),
    ).toBeOnTheScreen();
    const first = numbers();
    expect(first.length).toBeLessThan(30);
    act(() => {
      lists().onEndReached?.();
    });
    await waitFor(() => expect(numbers().length).toBeGreaterThan(first.length));
    expect(numbers().slice(0, first.length)).toEqual(first);
    fireEvent.press(screen.getByRole('button', { name: /^Show what is over/ }));
    await waitFor(() => expect(numbers()).toEqual(eightyFlights.map(({ id }) => id)));
  });

  it('goes into a calendar file whole, however little of it is read', async () => {
    const outside = new FakeOutsideApps();
    await see(<CalendarLine trip={aTrip()} />, eightyFlights, NOW, outside);
    fireEvent.press(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(outside.files[0]?.text.match(/BEGIN:VEVENT/g)).toHaveLength(80));
  });

  it('is not there where nothing is booked', async () => {
    await seeTrip([]);
    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeOnTheScreen();
    expect(screen.queryByRole('tab', { name: 'Timeline' })).toBeNull();
  });

  it('takes a booking of the traveller’s own, which says that it waits', async () => {
    const { opened } = await seeTrip([toCusco]);
    fireEvent.press(await screen.findByRole('button', { name: 'Add a booking' }));
    expect(navigation.onOpen).toHaveBeenCalledWith('/trip/trip-1/booking');
    const segment = aWrittenHotel();
    await act(() => opened.mutations.writeSegment({ tripId: 'trip-1', segmentId: null, segment }));
    expect(
      await screen.findByRole('link', { name: /^Hostal San Blas, Waiting to send, 3\snights/ }),
    ).toBeOnTheScreen();
  });

  it('is begun from the overview where nothing is booked yet', async () => {
    await seeTrip([]);
    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Add a booking' }));
    expect(navigation.onOpen).toHaveBeenCalledWith('/trip/trip-1/booking');
  });
});
