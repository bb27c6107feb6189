import 'react-native-gesture-handler/jestSetup';

import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Text } from 'react-native';

import { AlertsScreen } from '@/features/alerts/alerts-screen';
import { CountryScreen } from '@/features/country/country-screen';
import { HelpScreen } from '@/features/help/help-screen';
import { AboutMeScreen } from '@/features/prepare/about-me-screen';
import { TripFormScreen } from '@/features/trip-form/trip-form-screen';
import { TripScreen } from '@/features/trip/trip-screen';
import { saveTripAlerts } from '@/store/alerts';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveHospitals } from '@/store/hospitals';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import { inCusco } from '../../support/on-the-spot';
import { aHospital, anAlert, aShortCountry, aTrip, aTripAlert } from '../../support/records';
import { NOW, openApp, type OpenApp, renderIn } from '../../support/render-screen';

// The map has tests of its own.
jest.mock('@/map/travel-map', () => ({ TravelMap: () => null }));

const HOSPITALS = 5_000;
const ALERTS = 2_000;
const COUNTRIES = 5_000;
/** In a test the screen is 4000 high and a line 100; lists draw a little ahead. */
const MOST_LINES = 80;

const navigation = { onOpen: jest.fn(), onBack: jest.fn(), onEdit: jest.fn(), onRemoved: jest.fn() };

const guard = {
  setUnsaved: jest.fn(),
  isAsking: false,
  stay: jest.fn(),
  leave: jest.fn(),
  release: jest.fn(),
};
const PICKERS = {
  help: <HelpScreen checkIn={<Text>the buttons</Text>} onOpen={navigation.onOpen} />,
  trip: <TripFormScreen tripId={null} guard={guard} onSaved={jest.fn()} onBack={jest.fn()} />,
  me: <AboutMeScreen onBack={jest.fn()} />,
};

const hospitals = Array.from({ length: HOSPITALS }, (_, index) =>
  aHospital({
    id: `h${index}`,
    name: `Hospital ${String(index).padStart(4, '0')}`,
    location: [-72 + index / 1e4, -13.5],
  }),
);
const alerts = Array.from({ length: ALERTS }, (_, index) =>
  anAlert({ id: `a${index}`, headline: `Alert ${String(index).padStart(4, '0')}` }),
);

async function fill(transaction: Transaction): Promise<void> {
  await saveShortCountries(transaction, [aShortCountry()]);
  await saveTrips(transaction, [aTrip({ start: '2026-03-19' })]);
  await saveDownload(transaction, downloadNames.trips, { checkedAt: NOW });
  const of = [downloadNames.tripHospitals('trip-1'), downloadNames.countryHospitals('peru')];
  for (const name of of) {
    await saveHospitals(transaction, name, hospitals);
    await saveDownload(transaction, name, { checkedAt: NOW });
  }
  await saveTripAlerts(transaction, 'trip-1', {
    trip_alerts: alerts.map((alert) => aTripAlert(alert)),
    past_alerts: [],
  });
  await saveDownload(transaction, downloadNames.tripAlerts('trip-1'), { checkedAt: NOW });
  await saveDownload(transaction, downloadNames.tripAdvisories('trip-1'), { checkedAt: NOW });
}

/** Which no country has. */
const manyCountries = Array.from({ length: COUNTRIES }, (_, index) => {
  const number = String(index).padStart(4, '0');
  return aShortCountry({ id: `c${index}`, name: `Country ${number}`, country_code: `C${number}` });
});

describe('lists of thousands', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));

  const show = async (view: ReactElement, filling = fill): Promise<OpenApp> => {
    const app = await openApp({ fill: filling, isOffline: true, dependencies: { createLocator: inCusco } });
    await renderIn(app, view);
    return app;
  };
  const open = async (part: string) => fireEvent.press(await screen.findByRole('tab', { name: part }));
  const drawn = (name: RegExp) => screen.queryAllByRole('link', { name }).length;

  it('draw what is in sight of a country’s hospitals, and know all of them', async () => {
    const app = await show(<CountryScreen countryId="peru" {...navigation} />);
    await open('Hospitals');
    expect((await screen.findAllByRole('link', { name: /^Hospital \d/ })).length).toBeGreaterThan(5);
    expect(drawn(/^Hospital/)).toBeLessThan(MOST_LINES);
    expect(await app.opened.reads.hospitals.ofCountry('peru')).toHaveLength(HOSPITALS);
  });

  it('draw what is in sight of a trip’s hospitals', async () => {
    await show(<TripScreen tripId="trip-1" {...navigation} />);
    await open('Hospitals');
    expect((await screen.findAllByRole('link', { name: /^Hospital \d/ })).length).toBeGreaterThan(5);
    expect(drawn(/^Hospital/)).toBeLessThan(MOST_LINES);
  });

  it('draw what is in sight of a trip’s alerts', async () => {
    await show(<TripScreen tripId="trip-1" {...navigation} />);
    await open('Alerts');
    expect((await screen.findAllByRole('link', { name: /Alert \d/ })).length).toBeGreaterThan(5);
    expect(drawn(/Alert \d/)).toBeLessThan(MOST_LINES);
  });

  it('draw what is in sight of all alerts', async () => {
    await show(<AlertsScreen onOpen={navigation.onOpen} />);
    expect((await screen.findAllByRole('link', { name: /Alert \d/ })).length).toBeGreaterThan(5);
    expect(drawn(/Alert \d/)).toBeLessThan(MOST_LINES);
  });

  it('are a few on the screen for help: the nearest', async () => {
    await show(<HelpScreen checkIn={<Text>the buttons</Text>} onOpen={navigation.onOpen} />);
    expect((await screen.findAllByRole('link', { name: /^Hospital/ })).length).toBe(5);
  });

  it.each([
    ['on the screen for help', 'help', /^Choose a country/],
    ['in the form of a trip', 'trip', /Country$/],
    ['where one says which passport one has', 'me', /^Nationality/],
  ] as const)('draw what is in sight of the countries to choose from, %s', async (_, where, opener) => {
    await show(PICKERS[where], (transaction) => saveShortCountries(transaction, manyCountries));
    fireEvent.press(await screen.findByRole('button', { name: opener }));
    const offered = () => screen.queryAllByRole('radio', { name: /^Country \d/ });
    await waitFor(() => expect(offered().length).toBeGreaterThan(5));
    expect(offered().length).toBeLessThan(MOST_LINES);
    fireEvent.changeText(screen.getByLabelText('Search'), 'Country 4321');
    expect(await screen.findByRole('radio', { name: 'Country 4321' })).toBeOnTheScreen();
  });
});
