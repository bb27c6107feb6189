import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen } from '@testing-library/react-native';

import { CountryScreen } from '@/features/country/country-screen';
import { saveListedAlerts } from '@/store/alerts';
import { saveMapData, saveShortCountries, saveWholeCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveHospitals } from '@/store/hospitals';
import type { Transaction } from '@/store/store-database';

import { FakeOutsideApps } from '../../support/fake-outside-apps';
import { aCountry, aHospital, aMap, anAlert, aShortCountry } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';

const HOUR = 3_600_000;
const numbers = [{ typ: 90 as const, val: '105', note: null, order: 0 }];

async function short(transaction: Transaction) {
  await saveShortCountries(transaction, [aShortCountry({ travel_status: 1, emerg_numbers: numbers })]);
  await saveDownload(transaction, downloadNames.shortCountries, { checkedAt: NOW - HOUR });
}

async function whole(transaction: Transaction) {
  await saveWholeCountries(transaction, [
    aCountry({
      emerg_numbers: numbers,
      sec_personal: 'Watch your bag.',
      country_datum: {
        id: 'datum',
        company_id: null,
        country_disease_comments: [
          { comment: 'In the lowlands.', disease: { id: 'malaria', common_name: 'Malaria' } },
        ],
        country_medication_comments: [],
        country_vaccination_comments: [
          { comment: 'Everybody.', vaccination: { id: 'hep', name: 'Hepatitis A' } },
        ],
      },
    }),
  ]);
  await saveMapData(transaction, aMap('peru'));
  for (const name of [downloadNames.country, downloadNames.countryAlerts, downloadNames.countryAdvisories])
    await saveDownload(transaction, name('peru'), { checkedAt: NOW - 2 * HOUR, bytes: 20_000 });
}

describe('the country screen', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  const onOpen = jest.fn<undefined, [string]>();
  afterEach(() => onOpen.mockClear());
  const outsideApps = new FakeOutsideApps();
  const open = (fill: (transaction: Transaction) => Promise<void>, id = 'peru') =>
    renderScreen(<CountryScreen countryId={id} onOpen={onOpen} onBack={jest.fn()} />, {
      fill,
      isOffline: true,
      dependencies: { outsideApps },
    });
  const choose = (name: string) => fireEvent.press(screen.getByRole('tab', { name }));

  it('shows the number where this device can’t call', async () => {
    const withoutPhone = new FakeOutsideApps();
    withoutPhone.removeApps();
    await renderScreen(<CountryScreen countryId="peru" onOpen={onOpen} onBack={jest.fn()} />, {
      fill: short,
      isOffline: true,
      dependencies: { outsideApps: withoutPhone },
    });
    fireEvent.press(await screen.findByRole('button', { name: 'Call 105, Police' }));
    expect(await screen.findByText('This device can’t call. The number is 105.')).toBeOnTheScreen();
  });

  it('shows of a country in the short list what there is, and that the rest needs a network', async () => {
    await open(short);
    expect(await screen.findByText('Exercise high caution')).toBeOnTheScreen();
    expect(screen.getByText('105')).toBeOnTheScreen();
    expect(screen.getByText('It comes by itself as soon as there is a network.')).toBeOnTheScreen();
    expect(screen.queryByText('None in the past month')).toBeNull();
  });

  it('says how fresh a country is that came with the list of all', async () => {
    await open(async (transaction) => {
      await saveWholeCountries(transaction, [aCountry()]);
      await saveDownload(transaction, downloadNames.allCountries, { checkedAt: NOW - 2 * HOUR });
    });
    expect(await screen.findByText('Lima')).toBeOnTheScreen();
    expect(screen.getByText('Checked 2 h ago · you are offline')).toBeOnTheScreen();
  });

  it('calls an emergency number with one tap', async () => {
    await open(short);
    fireEvent.press(await screen.findByText('105'));
    expect(outsideApps.called).toEqual(['105']);
  });

  it('shows facts, safety and health of a whole country, and leads on', async () => {
    await open(whole);
    expect(await screen.findByText('Lima')).toBeOnTheScreen();
    expect(screen.getByText('PEN · Sol')).toBeOnTheScreen();
    expect(screen.getByText('None in the past month')).toBeOnTheScreen();
    choose('Safety');
    expect(screen.getByText('Watch your bag.')).toBeOnTheScreen();
    choose('Health');
    fireEvent.press(screen.getByText('Malaria'));
    fireEvent.press(screen.getByText('Hepatitis A'));
    expect(onOpen.mock.calls).toEqual([['/disease/malaria'], ['/vaccination/hep']]);
  });

  it('lists what happened there, the most serious first', async () => {
    await open(async (transaction) => {
      await whole(transaction);
      await saveListedAlerts(transaction, downloadNames.countryAlerts('peru'), [
        anAlert({ id: 'a', headline: 'Strike', risk_level: 'low' }),
        anAlert({ id: 'b', headline: 'Landslide', risk_level: 'high' }),
      ]);
    });
    await screen.findByText('Landslide');
    const headlines = screen.getAllByText(/^(Strike|Landslide)$/).map(({ children }) => children[0]);
    expect(headlines).toEqual(['Landslide', 'Strike']);
    expect(screen.getByText('2 alerts, 0 advisories')).toBeOnTheScreen();
  });

  it('tells hospitals that came with a trip from all there are', async () => {
    await open(async (transaction) => {
      await whole(transaction);
      await saveHospitals(transaction, downloadNames.tripHospitals('trip-1'), [aHospital()]);
    });
    await screen.findByText('Lima');
    choose('Hospitals');
    expect(screen.getByText('Only those that came with your trips')).toBeOnTheScreen();
    fireEvent.press(screen.getByText('City hospital'));
    expect(onOpen).toHaveBeenCalledWith('/hospital/hospital-1');
  });

  it('is kept offline at a tap', async () => {
    const { opened } = await open(whole);
    await screen.findByText('Lima');
    expect(screen.getByText(/60 KB on this device/)).toBeOnTheScreen();
    await act(async () => fireEvent.press(screen.getByRole('switch', { name: 'Keep offline' })));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await opened.reads.countries.pinnedIds()).toEqual(['peru']);
    expect(screen.getByRole('switch', { name: 'Keep offline' })).toBeChecked();
  });

  it('says that it does not know a country', async () => {
    await open(short, 'atlantis');
    expect(await screen.findByText('This country is not on this device')).toBeOnTheScreen();
  });
});
