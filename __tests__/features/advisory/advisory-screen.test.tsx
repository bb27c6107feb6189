import 'react-native-gesture-handler/jestSetup';

import { fireEvent, screen } from '@testing-library/react-native';

import { AdvisoryScreen } from '@/features/advisory/advisory-screen';
import { saveAdvisories } from '@/store/advisories';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import { anAdvisory, aShortCountry, aTrip } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';

async function fill(transaction: Transaction) {
  const download = downloadNames.tripAdvisories('trip-1');
  await saveTrips(transaction, [aTrip()]);
  await saveShortCountries(transaction, [aShortCountry()]);
  await saveAdvisories(transaction, download, [
    anAdvisory(),
    anAdvisory({ id: 'closed', headline: 'Curfew', status: 1 }),
  ]);
  await saveDownload(transaction, download, { checkedAt: NOW - 40 * 3_600_000 });
}

describe('the advisory screen', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  const onOpen = jest.fn<undefined, [string]>();
  const open = (id: string) =>
    renderScreen(<AdvisoryScreen advisoryId={id} onOpen={onOpen} onBack={jest.fn()} />, {
      fill,
      isOffline: true,
    });

  it('says what it says, how old it is, and where and for which trip it holds', async () => {
    await open('advisory-1');
    expect(await screen.findByText('Keep away from crowds.')).toBeOnTheScreen();
    expect(screen.getByText('Issued Mar 4')).toBeOnTheScreen();
    expect(screen.getByText('May be out of date · checked 1 day ago · you are offline')).toBeOnTheScreen();
    fireEvent.press(await screen.findByText('Peru'));
    fireEvent.press(screen.getByText('Andes'));
    expect(onOpen.mock.calls).toEqual([['/country/peru'], ['/trip/trip-1']]);
  });

  it('says that one is closed, and that one is not here', async () => {
    await open('closed');
    expect(await screen.findByText('Closed')).toBeOnTheScreen();
    screen.unmount();
    await open('unknown');
    expect(await screen.findByText('This advisory is not on this device')).toBeOnTheScreen();
  });
});
