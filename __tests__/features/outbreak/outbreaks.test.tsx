import 'react-native-gesture-handler/jestSetup';

import { fireEvent, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { CountryScreen } from '@/features/country/country-screen';
import { HealthItemScreen } from '@/features/health-item/health-item-screen';
import { OutbreakScreen } from '@/features/outbreak/outbreak-screen';
import { saveShortCountries, saveWholeCountries } from '@/store/countries';
import { saveOutbreaks } from '@/store/disease-outbreaks';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { replaceShelf } from '@/store/health-library';
import type { Transaction } from '@/store/store-database';

import { aCountry, aDisease, anOutbreak, aShortCountry } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';

// The map has tests of its own.
jest.mock('@/map/travel-map', () => ({ TravelMap: () => null }));

const HOUR = 3_600_000;
const outbreak = anOutbreak({
  disease_id: 'disease-1',
  start: '2026-02-02T00:00:00.000Z',
  effective_as_of: '2026-03-12T00:00:00.000Z',
  country_divisions: [{ id: 'piura', name: 'Piura', iso_code: 'PE-PIU', country_id: 'peru' }],
});

describe('an outbreak that goes on', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  const onOpen = jest.fn<undefined, [string]>();
  afterEach(() => onOpen.mockClear());
  const way = { onOpen, onBack: jest.fn() };
  const told =
    (outbreaks = [outbreak]) =>
    async (transaction: Transaction) => {
      await saveShortCountries(transaction, [aShortCountry()]);
      await saveWholeCountries(transaction, [aCountry()]);
      await replaceShelf(transaction, 'diseases', [aDisease()]);
      const name = downloadNames.countryOutbreaks('peru');
      await saveOutbreaks(transaction, name, outbreaks);
      await saveDownload(transaction, name, { checkedAt: NOW - 2 * HOUR });
    };
  const openOffline = (element: ReactElement, fill = told()) =>
    renderScreen(element, { fill, isOffline: true });
  const SUMMARY = 'Piura · since Feb 2, 2026 · 62,500 cases · 71 deaths · as of Mar 12, 2026';

  it('is told under the health of its country, with its age, without a network', async () => {
    await openOffline(<CountryScreen countryId="peru" beginsWith="health" {...way} />);
    expect(await screen.findByRole('heading', { name: /^Outbreaks now/ })).toBeOnTheScreen();
    expect(screen.getByText(SUMMARY)).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'When was this checked?' })).toBeOnTheScreen();
    fireEvent.press(screen.getByText('Dengue'));
    expect(onOpen).toHaveBeenCalledWith('/outbreak/outbreak-1');
  });

  it('is told beside what is written of its disease, and of which countries that is', async () => {
    await openOffline(<HealthItemScreen shelf="diseases" itemId="disease-1" {...way} />);
    expect(await screen.findByText(SUMMARY)).toBeOnTheScreen();
    expect(screen.getByText('Only countries that are on this device.')).toBeOnTheScreen();
    fireEvent.press(screen.getByText('Peru'));
    expect(onOpen).toHaveBeenCalledWith('/outbreak/outbreak-1');
  });

  it('says by itself where it is, what is known, and leads to both', async () => {
    await openOffline(<OutbreakScreen outbreakId="outbreak-1" {...way} />);
    expect(await screen.findByRole('heading', { name: 'Dengue: Peru' })).toBeOnTheScreen();
    expect(screen.getByText('Piura')).toBeOnTheScreen();
    expect(screen.getByText('northern coast')).toBeOnTheScreen();
    fireEvent.press(screen.getByText('About Dengue'));
    fireEvent.press(screen.getByText('Health in Peru'));
    expect(onOpen.mock.calls).toEqual([['/disease/disease-1'], ['/country/peru?part=health']]);
  });

  it('is over on the day after its last, and says so where it is opened', async () => {
    const over = { ...outbreak, finish: '2026-03-10T00:00:00.000Z' };
    await openOffline(<CountryScreen countryId="peru" beginsWith="health" {...way} />, told([over]));
    expect(await screen.findByText('No outbreak is known here.')).toBeOnTheScreen();
    screen.unmount();
    await openOffline(<OutbreakScreen outbreakId="outbreak-1" {...way} />, told([over]));
    expect(await screen.findByText('This outbreak is over.')).toBeOnTheScreen();
  });
});
