import 'react-native-gesture-handler/jestSetup';

import { fireEvent, screen } from '@testing-library/react-native';

import { ExploreScreen } from '@/features/explore/explore-screen';
import { LocaleProvider } from '@/i18n/locale-provider';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload, saveFailedDownload } from '@/store/downloads';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import { FakeLocator } from '../../support/fake-locator';
import { aShortCountry, aTrip } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';

const countries = [
  aShortCountry({ travel_status: 1 }),
  aShortCountry({ id: 'austria', name: 'Austria', country_code: 'AT' }),
  aShortCountry({ id: 'chad', name: 'Chad', country_code: 'TD', travel_status: 2 }),
];

async function fill(transaction: Transaction) {
  await saveTrips(transaction, [aTrip()]);
  await saveShortCountries(transaction, countries);
  await saveDownload(transaction, downloadNames.shortCountries, { checkedAt: NOW - 48 * 3_600_000 });
}

describe('the explore screen', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  const onOpen = jest.fn<undefined, [string]>();
  const explore = <ExploreScreen onOpen={onOpen} />;

  it('has where the traveller is and goes first, then the rest by letter, and says how old it is', async () => {
    const locator = new FakeLocator({ now: () => NOW });
    locator.grant();
    await locator.moveTo({ latitude: 48.2, longitude: 16.37 });
    await renderScreen(explore, { fill, dependencies: { createLocator: () => locator } });
    expect(await screen.findByText('Where you are')).toBeOnTheScreen();
    const names = screen.getAllByText(/^(Peru|Austria|Chad)$/).map(({ children }) => children[0]);
    expect(names).toEqual(['Austria', 'Peru', 'Chad']);
    expect(screen.getByText('On your trips')).toBeOnTheScreen();
    expect(screen.getByText('Avoid')).toBeOnTheScreen();
    expect(screen.getByText('May be out of date · checked 2 days ago')).toBeOnTheScreen();
  });

  it('finds a country while its name is typed, opens it, and leads on from none', async () => {
    await renderScreen(explore, { fill });
    fireEvent.changeText(await screen.findByLabelText('Find a country'), 'cha');
    expect(screen.queryByText('Austria')).toBeNull();
    fireEvent.press(screen.getByText('Chad'));
    fireEvent.changeText(screen.getByLabelText('Find a country'), 'malaria');
    expect(screen.getByText('No country is called “malaria”')).toBeOnTheScreen();
    fireEvent.press(screen.getAllByRole('button', { name: 'Search everything' })[1] ?? screen.root);
    expect(onOpen.mock.calls).toEqual([['/country/chad'], ['/search']]);
  });

  it('calls countries what they are called in the traveller’s language, in its order', async () => {
    const device = {
      languageTag: 'de',
      region: 'AT',
      usesMetric: true,
      uses24HourClock: true,
      firstWeekday: null,
    };
    await renderScreen(<LocaleProvider device={device}>{explore}</LocaleProvider>, { fill });
    expect(await screen.findByText('Tschad')).toBeOnTheScreen();
    const names = screen.getAllByText(/^(Peru|Österreich|Tschad)$/).map(({ children }) => children[0]);
    expect(names).toEqual(['Peru', 'Österreich', 'Tschad']);
    fireEvent.changeText(screen.getByLabelText('Land finden'), 'österr');
    expect(screen.getByText('Österreich')).toBeOnTheScreen();
    expect(screen.queryByText('Tschad')).toBeNull();
  });

  it('leads to a letter by a tap, and by steps for those who do not see it', async () => {
    await renderScreen(explore, {
      fill: (transaction) =>
        saveShortCountries(
          transaction,
          Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) =>
            Array.from({ length: 9 }, (_, n) =>
              aShortCountry({
                id: letter + String(n),
                name: `${letter}land ${n}`,
                country_code: letter + String(n),
              }),
            ),
          ).flat(),
        ),
    });
    const index = await screen.findByRole('slider', { name: 'Letters' });
    expect(screen.queryByText('Zland 0')).toBeNull();
    fireEvent(index, 'responderGrant', { nativeEvent: { locationY: 10_000 } });
    expect(index).toHaveAccessibilityValue({ text: 'Z' });
    fireEvent(index, 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
    expect(index).toHaveAccessibilityValue({ text: 'Y' });
  });

  it('shows the world by status instead, and back', async () => {
    await renderScreen(explore, { fill });
    fireEvent.press(await screen.findByRole('button', { name: 'World map' }));
    expect(screen.queryByLabelText('Find a country')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'List' }));
    expect(await screen.findByLabelText('Find a country')).toBeOnTheScreen();
  });

  it('does not draw all of 250 countries at once', async () => {
    await renderScreen(explore, {
      fill: (transaction) =>
        saveShortCountries(
          transaction,
          Array.from({ length: 250 }, (_, n) => aShortCountry({ id: `c${n}`, name: `Country ${n}` })),
        ),
    });
    await screen.findByText('Country 0');
    expect(screen.getAllByText(/^Country \d+$/).length).toBeLessThan(150);
  });

  it('says that the countries were never downloaded, or why they did not come', async () => {
    await renderScreen(explore);
    expect(await screen.findByText('The countries are not on this device yet')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Download' })).toBeOnTheScreen();
    screen.unmount();
    await renderScreen(explore, {
      fill: (transaction) =>
        saveFailedDownload(transaction, downloadNames.shortCountries, 'unauthorized', NOW),
    });
    expect(await screen.findByText('sign in again')).toBeOnTheScreen();
  });
});
