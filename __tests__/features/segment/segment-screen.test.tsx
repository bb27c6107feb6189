import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { Segment } from '@/contract/segment';
import { SegmentScreen } from '@/features/segment/segment-screen';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveProfile } from '@/store/profile';
import { saveSegments } from '@/store/segments';
import { saveTrips } from '@/store/trips';

import { FakeOutsideApps } from '../../support/fake-outside-apps';
import { aTraveller, aTrip } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';
import { aFlight, aSegment } from '../../support/segments';

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

  it('leads back where it is not on this device', async () => {
    await seeSegment('gone', [aFlight()]);
    expect(await screen.findByText('This booking is not on this device')).toBeOnTheScreen();
  });
});
