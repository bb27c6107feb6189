import { act, fireEvent, screen } from '@testing-library/react-native';

import { saveTrips } from '@/store/trips';

import { bringCountries, inCusco } from '../../support/on-the-spot';
import { aDestination, aTrip } from '../../support/records';
import { NOW } from '../../support/render-screen';
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
});
