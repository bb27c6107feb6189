import { act, fireEvent, screen } from '@testing-library/react-native';

import { downloadNames } from '@/store/download-kinds';
import { saveSegments } from '@/store/segments';
import { saveTrips } from '@/store/trips';

import { bringCountries, inCusco } from '../../support/on-the-spot';
import { aDestination, aTrip } from '../../support/records';
import { NOW } from '../../support/render-screen';
import { aFlight } from '../../support/segments';
import { bringTrip, onOpen, seeToday, TOWNS } from './support/today';

describe('what is next, on Today', () => {
  beforeEach(() => jest.useFakeTimers());

  it('counts the days to the next trip, and says where it leads first', async () => {
    await seeToday({ fill: bringTrip });
    fireEvent.press(await screen.findByRole('link', { name: /^Next trip · in 12 days, Peru, .*, Andes$/ }));
    expect(onOpen).toHaveBeenCalledWith('/trip/trip-1');
  });

  it('says where the trip under way leads next, with how safe it is there, and then when it ends', async () => {
    let today = '2026-04-02';
    const both = [
      aDestination({ departure_date: '2026-04-01', return_date: '2026-04-05' }),
      aDestination({
        id: 'in-colombia',
        country_id: 'colombia',
        country_code: 'CO',
        departure_date: '2026-04-05',
        return_date: '2026-04-10',
        destination_locations: TOWNS.slice(0, 1).map((town) => ({ ...town, friendly_name: 'Cali' })),
      }),
    ];
    await seeToday({
      dependencies: { createLocator: inCusco, clock: { now: () => NOW, today: () => today } },
      fill: async (transaction) => {
        await bringCountries(transaction);
        await saveTrips(transaction, [aTrip({ destinations: both })]);
      },
    });
    expect(
      await screen.findByRole('link', {
        name: 'Next · in 3 days, Cali, Colombia, Apr 5 – Apr 10, Normal, Andes · day 2 of 10',
      }),
    ).toBeOnTheScreen();
    today = '2026-04-08';
    act(() => jest.advanceTimersByTime(60_000));
    expect(
      await screen.findByRole('link', {
        name: 'Next · in 2 days, Your trip ends, Apr 10, Andes · day 8 of 10',
      }),
    ).toBeOnTheScreen();
  });

  it('leads with what is booked where that comes first: how long until then, and what has changed', async () => {
    let now = Date.parse('2026-04-02T15:45:00Z');
    await seeToday({
      dependencies: { createLocator: inCusco, clock: { now: () => now, today: () => '2026-04-02' } },
      fill: async (transaction) => {
        await bringTrip(transaction);
        await saveSegments(transaction, downloadNames.tripSegments('trip-1'), [
          aFlight({ departure_gate: 'B12', estimated_departure: '2026-04-02T14:50:00' }),
          aFlight({
            id: 'on',
            origin: 'LIM',
            origin_city_name: 'Lima',
            origin_country: 'PE',
            destination: 'CUZ',
            departure_datetime: '2026-04-02T17:40:00',
            departure_time_zone_id: 'America/Lima',
            departure_datetime_utc: null,
            arrival_datetime: '2026-04-02T19:05:00',
            arrival_datetime_utc: null,
          }),
        ]);
      },
    });
    fireEvent.press(
      await screen.findByRole('link', {
        name: 'Next · Flight · in 4 h 5 min, BOG → LIM, 45 min late, AV 9145 · Gate B12 · K7Q2MD, Your connection is at risk: 25 min in Lima: people need about 1 h',
      }),
    );
    expect(onOpen).toHaveBeenCalledWith('/segment/air-1');
    now = Date.parse('2026-04-02T22:20:00Z');
    act(() => jest.advanceTimersByTime(60_000));
    expect(
      await screen.findByRole('link', {
        name: 'Next · Flight · in 20 min, LIM → CUZ, AV 9145 · K7Q2MD, Your connection is at risk: 25 min in Lima: people need about 1 h',
      }),
    ).toBeOnTheScreen();
  });

  it('says that a flight does not go, which is no longer what is next', async () => {
    const now = Date.parse('2026-04-02T15:45:00Z');
    await seeToday({
      dependencies: { createLocator: inCusco, clock: { now: () => now, today: () => '2026-04-02' } },
      fill: async (transaction) => {
        await bringTrip(transaction);
        await saveSegments(transaction, downloadNames.tripSegments('trip-1'), [aFlight({ status: 2 })]);
      },
    });
    fireEvent.press(await screen.findByText('Cancelled: AV 9145 · BOG → LIM'));
    expect(onOpen).toHaveBeenCalledWith('/segment/air-1');
    expect(screen.queryByText(/^Next · Flight/)).toBeNull();
  });
});
