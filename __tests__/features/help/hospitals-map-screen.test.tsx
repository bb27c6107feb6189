import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen } from '@testing-library/react-native';

import { HospitalsMapScreen } from '@/features/help/hospitals-map-screen';
import { downloadNames } from '@/store/download-kinds';
import { saveHospitals } from '@/store/hospitals';
import { savePreference } from '@/store/preferences';
import type { Transaction } from '@/store/store-database';

import { bringCountries, inCusco } from '../../support/on-the-spot';
import { aHospital } from '../../support/records';
import { type OnTheDevice, renderScreen } from '../../support/render-screen';

const onOpen = jest.fn();
const see = (changes: OnTheDevice = {}) =>
  renderScreen(<HospitalsMapScreen onOpen={onOpen} />, {
    fill: bringHospitals,
    // Otherwise a phone draws its own map.
    isOffline: true,
    dependencies: { createLocator: inCusco },
    ...changes,
  });

async function bringHospitals(transaction: Transaction): Promise<void> {
  await bringCountries(transaction);
  await saveHospitals(transaction, downloadNames.tripHospitals('trip-1'), [
    aHospital({ id: 'near', name: 'Near', location: [-71.95, -13.53] }),
    aHospital({ id: 'bogota', name: 'Santa Fe', location: [-74.03, 4.69], country_id: 'colombia' }),
  ]);
}

/** What the map shows, as those read it who do not see it. */
async function readMap() {
  fireEvent.press(await screen.findByRole('button', { name: 'Show as list' }));
}

describe('beside Help in a wide window', () => {
  beforeEach(() => jest.useFakeTimers());

  it('the hospitals of its list are on a map, and lead to what is known of them', async () => {
    await see();
    expect(await screen.findByRole('heading', { name: 'Nearest hospitals' })).toBeOnTheScreen();
    await readMap();
    expect(screen.queryByText('Santa Fe')).toBeNull();
    await act(async () => fireEvent.press(screen.getByText('Near')));
    expect(onOpen).toHaveBeenCalledWith('/hospital/near');
  });

  it('those of the country that was chosen are, where the traveller is not in it', async () => {
    await see({
      fill: async (transaction) => {
        await bringHospitals(transaction);
        await savePreference(transaction, 'helpCountry', 'CO');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Hospitals in Colombia' })).toBeOnTheScreen();
    await readMap();
    expect(screen.getByText('Santa Fe')).toBeOnTheScreen();
    expect(screen.queryByText('Near')).toBeNull();
  });

  it('the map shows those around the traveller as large as it can, and leaves the next town to a list', async () => {
    await see({
      fill: async (transaction) => {
        await bringHospitals(transaction);
        await saveHospitals(transaction, downloadNames.tripHospitals('trip-2'), [
          aHospital({ id: 'next-town', name: 'Next town', location: [-70.2, -13.6] }),
        ]);
      },
    });
    fireEvent(await screen.findByTestId('map-frame', { includeHiddenElements: true }), 'layout', {
      nativeEvent: { layout: { width: 400, height: 300 } },
    });
    expect(await screen.findByText('5.0 km', { includeHiddenElements: true })).toBeTruthy();
    await readMap();
    expect(screen.getByText('Next town')).toBeOnTheScreen();
  });
});
