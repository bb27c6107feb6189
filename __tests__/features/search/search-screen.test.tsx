import { act, fireEvent, screen } from '@testing-library/react-native';

import { SearchScreen } from '@/features/search/search-screen';
import { saveTripAlerts } from '@/store/alerts';
import { saveShortCountries } from '@/store/countries';
import { replaceShelf } from '@/store/health-library';
import { saveTrips } from '@/store/trips';

import { aDisease, anAlert, aShortCountry, aTrip, aTripAlert } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';

describe('the search screen', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  const onOpen = jest.fn<undefined, [string]>();

  it('finds records of every kind without a network, by kind, and opens them', async () => {
    await renderScreen(<SearchScreen onOpen={onOpen} onBack={jest.fn()} />, {
      isOffline: true,
      fill: async (transaction) => {
        await saveTrips(transaction, [aTrip()]);
        await saveShortCountries(transaction, [
          aShortCountry({ id: 'mali', name: 'Mali', country_code: 'ML' }),
        ]);
        await replaceShelf(transaction, 'diseases', [aDisease()]);
        const alert = anAlert({ headline: 'Malaria season' });
        await saveTripAlerts(transaction, 'trip-1', { trip_alerts: [aTripAlert(alert)], past_alerts: [] });
      },
    });
    fireEvent.changeText(await screen.findByLabelText('Search everything on this device'), 'mal');
    expect(await screen.findByText('3 results')).toBeOnTheScreen();
    for (const name of ['Mali', 'Malaria', 'Malaria season']) fireEvent.press(screen.getByText(name));
    expect(onOpen.mock.calls).toEqual([['/country/mali'], ['/disease/disease-1'], ['/alert/alert-1']]);

    fireEvent.changeText(screen.getByLabelText('Search everything on this device'), 'xyzzy');
    expect(await screen.findByText('Nothing on this device for “xyzzy”')).toBeOnTheScreen();
    fireEvent.changeText(screen.getByLabelText('Search everything on this device'), '  ');
    expect(screen.queryByText(/Nothing on this device/)).toBeNull();
  });

  it('never says that there is nothing before it has looked', async () => {
    const { opened } = await renderScreen(<SearchScreen onOpen={onOpen} onBack={jest.fn()} />, {
      fill: (transaction) => replaceShelf(transaction, 'diseases', [aDisease()]),
    });
    const field = await screen.findByLabelText('Search everything on this device');
    fireEvent.changeText(field, 'xyzzy');
    await screen.findByText('Nothing on this device for “xyzzy”');
    // A device with much to do takes its time.
    const find = opened.reads.search;
    let look = () => undefined as unknown;
    const looking = new Promise<void>((resolve) => {
      look = resolve;
    });
    jest.spyOn(opened.reads, 'search').mockImplementation(async (text) => {
      await looking;
      return find(text);
    });
    fireEvent.changeText(field, 'mal');
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(screen.queryByText(/Nothing on this device/)).toBeNull();
    look();
    expect(await screen.findByText('1 result')).toBeOnTheScreen();
  });
});
