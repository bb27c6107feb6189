import { router as expoRouter } from 'expo-router';
import { act, fireEvent, screen, waitFor } from 'expo-router/testing-library';

import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveTrips } from '@/store/trips';

import { aShortCountry, aTrip } from '../support/records';
import { NOW } from '../support/render-screen';
import { openRoutes } from '../support/routed-app';

jest.mock('@/runtime/device-runtime', () => ({ getDeviceRuntime: jest.fn() }));
// The map has tests of its own.
jest.mock('@/map/travel-map', () => ({ TravelMap: () => null }));

function open(url: string) {
  return openRoutes(url, async (transaction) => {
    await saveShortCountries(transaction, [aShortCountry()]);
    await saveTrips(transaction, [aTrip()]);
    for (const name of [downloadNames.trips, downloadNames.shortCountries])
      await saveDownload(transaction, name, { checkedAt: NOW });
  });
}

describe('two quick taps', () => {
  beforeEach(() => jest.useFakeTimers());

  it.each([
    ['/trips', /Andes/, '/trip/trip-1'],
    ['/explore', /Peru/, '/country/peru'],
    ['/help', /Check-in history/, '/check-ins'],
    ['/', /Andes/, '/trip/trip-1'],
  ])('on a row of %s open one screen, which one Back closes', async (from, name, to) => {
    const router = await open(from);
    const [row] = await screen.findAllByRole('link', { name });
    if (!row) throw new Error('there is no such row');
    fireEvent.press(row);
    fireEvent.press(row);
    await waitFor(() => expect(router.getPathname()).toBe(to));

    const backs = await screen.findAllByRole('button', { name: 'Back' });
    fireEvent.press(backs.at(-1) ?? row);
    await waitFor(() => expect(router.getPathname()).toBe(from));
  });

  it('within the same moment, before the app has moved at all, open one screen', async () => {
    const router = await open('/trips');
    const [row] = await screen.findAllByRole('link', { name: /Andes/ });
    if (!row) throw new Error('there is no such row');
    act(() => {
      fireEvent.press(row);
      fireEvent.press(row);
    });
    await waitFor(() => expect(router.getPathname()).toBe('/trip/trip-1'));
    const backs = await screen.findAllByRole('button', { name: 'Back' });
    fireEvent.press(backs.at(-1) ?? row);
    await waitFor(() => expect(router.getPathname()).toBe('/trips'));
  });

  it('at the door open what the service says of itself once', async () => {
    const router = await open('/sign-in');
    const check = await screen.findByRole('button', { name: 'Is the service there?' });
    act(() => {
      fireEvent.press(check);
      fireEvent.press(check);
    });
    await waitFor(() => expect(router.getPathname()).toBe('/service'));
    const backs = await screen.findAllByRole('button', { name: 'Back' });
    fireEvent.press(backs.at(-1) ?? check);
    await waitFor(() => expect(router.getPathname()).toBe('/sign-in'));
  });

  it('are no double tap with a Back between them, however quick', async () => {
    const router = await open('/trips');
    const [row] = await screen.findAllByRole('link', { name: /Andes/ });
    for (let visit = 1; visit <= 2; visit += 1) {
      fireEvent.press(row ?? screen.root);
      act(() => expect(router.getPathname()).toBe('/trip/trip-1'));
      act(() => expoRouter.back());
      expect(router.getPathname()).toBe('/trips');
    }
  });

  it('on Back close one screen', async () => {
    const router = await open('/trips');
    const [row] = await screen.findAllByRole('link', { name: /Andes/ });
    fireEvent.press(row ?? screen.root);
    await waitFor(() => expect(router.getPathname()).toBe('/trip/trip-1'));
    const edit = await screen.findByRole('button', { name: 'Edit' });
    fireEvent.press(edit);
    await waitFor(() => expect(router.getPathname()).toBe('/trip/trip-1/edit'));
    const back = (await screen.findAllByRole('button', { name: 'Back' })).at(-1) ?? edit;
    fireEvent.press(back);
    fireEvent.press(back);
    await waitFor(() => expect(router.getPathname()).toBe('/trip/trip-1'));
  });
});
