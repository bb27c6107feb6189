import { act, fireEvent, screen } from '@testing-library/react-native';

import { loadPlaces } from '@/geo/places/load-places';
import { saveShortCountries } from '@/store/countries';
import { saveTrips } from '@/store/trips';

import { FakeLocator } from '../../support/fake-locator';
import { bringCountries, CUSCO, inCusco } from '../../support/on-the-spot';
import { aDestination, aShortCountry, aTrip } from '../../support/records';
import { NOW } from '../../support/render-screen';
import { bringTrip, HOUR, onOpen, seeToday, TOWNS } from './support/today';

describe('where I am, on Today', () => {
  beforeEach(() => jest.useFakeTimers());

  it('names where I am, how safe it is there and its numbers', async () => {
    await seeToday();
    expect(await screen.findByRole('heading', { name: 'Cuzco, Peru' })).toBeOnTheScreen();
    expect(screen.getByText('You are in')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Call 105, Police' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: 'Caution, Peru, Exercise high caution' }));
    expect(onOpen).toHaveBeenCalledWith('/country/peru');
  });

  it('names the town too, where one of my trips is near enough to know it', async () => {
    await seeToday({
      fill: async (transaction) => {
        await bringCountries(transaction);
        await saveTrips(transaction, [
          aTrip({ destinations: [aDestination({ destination_locations: TOWNS })] }),
        ]);
      },
    });
    expect(await screen.findByRole('heading', { name: 'Cusco, Peru' })).toBeOnTheScreen();
    expect(screen.getByText('You are in')).toBeOnTheScreen();
  });

  it('names the town by the names that come with the app, where no trip does', async () => {
    await seeToday();
    expect(await screen.findByRole('heading', { name: 'Cuzco, Peru' })).toBeOnTheScreen();
  });

  it('names no town between the towns', async () => {
    const locator = new FakeLocator({ now: () => NOW });
    locator.grant();
    locator.remember({ latitude: -12.3, longitude: -71.2 }, NOW, 20);
    await seeToday({ dependencies: { createLocator: () => locator } });
    await act(() => loadPlaces());
    expect(await screen.findByRole('heading', { name: 'Peru' })).toBeOnTheScreen();
  });

  it('names no town where the position could be in another', async () => {
    const locator = new FakeLocator({ now: () => NOW });
    locator.grant();
    locator.remember(CUSCO, NOW, 50_000);
    await seeToday({
      dependencies: { createLocator: () => locator },
      fill: async (transaction) => {
        await bringCountries(transaction);
        await saveTrips(transaction, [
          aTrip({ destinations: [aDestination({ destination_locations: TOWNS })] }),
        ]);
      },
    });
    expect(await screen.findByRole('heading', { name: 'Peru' })).toBeOnTheScreen();
  });

  it('has the number that reaches everybody before all others', async () => {
    const contact = (typ: 90 | 98, val: string, order: number) => ({ typ, val, order, note: null });
    await seeToday({
      fill: (transaction) =>
        saveShortCountries(transaction, [
          aShortCountry({ emerg_numbers: [contact(90, '105', 1), contact(98, '911', 2)] }),
        ]),
    });
    const [first, second] = await screen.findAllByRole('button', { name: /^Call/ });
    expect(first).toHaveAccessibleName('Call 911, All emergencies');
    expect(second).toHaveAccessibleName('Call 105, Police');
  });

  it('asks for the position with a sentence of why, and shows the place then', async () => {
    const locator = new FakeLocator({ now: () => NOW });
    await locator.moveTo(CUSCO);
    await seeToday({ dependencies: { createLocator: () => locator } });
    expect(await screen.findByText(/Your company gets it with your check-ins/)).toBeOnTheScreen();
    expect(locator.asked).toEqual([]);
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Find where I am' })));
    expect(await screen.findByRole('heading', { name: 'Cuzco, Peru' })).toBeOnTheScreen();
  });

  it('asks for the position too where the trip tells the country', async () => {
    const locator = new FakeLocator({ now: () => NOW });
    await seeToday({
      dependencies: { createLocator: () => locator, clock: { now: () => NOW, today: () => '2026-04-02' } },
      fill: bringTrip,
    });
    expect(await screen.findByText('By your trip, you are in')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Call 105, Police' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Find where I am' })).toBeOnTheScreen();
  });

  it('leaves the choice of a country to those who would rather not tell', async () => {
    const locator = new FakeLocator({ now: () => NOW });
    locator.refuse('blocked');
    await seeToday({ dependencies: { createLocator: () => locator } });
    fireEvent.press(await screen.findByRole('button', { name: 'Choose a country' }));
    await act(async () => fireEvent.press(await screen.findByText('Colombia')));
    expect(await screen.findByRole('heading', { name: 'Colombia' })).toBeOnTheScreen();
    expect(screen.getByText('Your choice')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Call 123, Police' })).toBeOnTheScreen();
  });

  it('tells when I was there, where that is some time ago', async () => {
    let now = NOW;
    await seeToday({
      dependencies: { createLocator: inCusco, clock: { now: () => now, today: () => '2026-03-20' } },
    });
    expect(await screen.findByText('You are in')).toBeOnTheScreen();
    now += 2 * HOUR;
    act(() => jest.advanceTimersByTime(60_000));
    expect(await screen.findByText('2 h ago you were in')).toBeOnTheScreen();
  });
});
