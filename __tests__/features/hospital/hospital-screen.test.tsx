import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen } from '@testing-library/react-native';

import { HospitalScreen } from '@/features/hospital/hospital-screen';
import { Directions } from '@/features/hospital/directions';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveHospitals } from '@/store/hospitals';
import type { Transaction } from '@/store/store-database';

import { FakeLocator } from '../../support/fake-locator';
import { FakeOutsideApps } from '../../support/fake-outside-apps';
import { aHospital } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';

const hospital = aHospital({
  accr_jci: true,
  contact_details: [
    { typ: 0, val: '+51 84 123 456', note: null, order: 0 },
    { typ: 4, val: 'https://hospital.example', note: null, order: 1 },
  ],
});

async function fill(transaction: Transaction) {
  const download = downloadNames.tripHospitals('trip-1');
  await saveHospitals(transaction, download, [hospital]);
  await saveDownload(transaction, download, { checkedAt: NOW - 3_600_000 });
}

describe('the hospital screen', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  const onBack = jest.fn<undefined, []>();
  const open = (outsideApps = new FakeOutsideApps(), id = 'hospital-1') => {
    const locator = new FakeLocator({ now: () => NOW });
    locator.grant();
    return renderScreen(<HospitalScreen hospitalId={id} onOpen={jest.fn()} onBack={onBack} />, {
      fill,
      isOffline: true,
      dependencies: { outsideApps, createLocator: () => locator },
    }).then((app) => ({ ...app, locator, outsideApps }));
  };

  it('is called with one tap, and says what is known of it', async () => {
    const { outsideApps } = await open();
    expect(await screen.findByRole('heading', { name: 'City hospital' })).toBeOnTheScreen();
    expect(screen.getByText('Emergency care')).toBeOnTheScreen();
    expect(screen.getByText('JCI accredited')).toBeOnTheScreen();
    expect(screen.getByText('City hospital\nCusco')).toBeOnTheScreen();
    expect(screen.getByText('Checked 1 h ago · you are offline')).toBeOnTheScreen();
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Call +5184123456' })));
    expect(outsideApps.called).toEqual(['+5184123456']);
  });

  it('tells the way itself without a network: how far, where to, and the address to show and to copy', async () => {
    const { runtime, locator, outsideApps } = await open();
    await screen.findByText('Emergency care');
    await locator.moveTo({ latitude: -13.62, longitude: -71.97 });
    await act(() => runtime.whereabouts.look());
    expect(screen.getByRole('heading', { name: 'Directions' })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Directions' })).toBeNull();
    expect(screen.getByText(/^10 km north of you$/)).toBeOnTheScreen();
    outsideApps.sharing = 'copied';
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Share or copy the address' })));
    expect(outsideApps.shared).toEqual(['City hospital, Cusco']);
    expect(screen.getByText('Copied. You can paste it into a message.')).toBeOnTheScreen();
  });

  it('leaves the way to another app where there is a network', async () => {
    const outsideApps = new FakeOutsideApps();
    const position = { latitude: -13.53, longitude: -71.97 };
    const onTried = jest.fn<undefined, [boolean]>();
    const way = { name: 'City hospital', position, lines: ['Cusco'], from: null, isOnline: true, onTried };
    await renderScreen(<Directions {...way} />, { dependencies: { outsideApps } });
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Directions' })));
    expect(outsideApps.directions).toEqual([{ to: position, name: 'City hospital' }]);
    expect(onTried).toHaveBeenCalledWith(true);
  });

  it('says how far it is once the traveller is found', async () => {
    const { runtime, locator } = await open();
    await screen.findByText('Emergency care');
    await locator.moveTo({ latitude: -13.62, longitude: -71.97 });
    await act(() => runtime.whereabouts.look());
    expect(screen.getByText(/^10 km north of you$/)).toBeOnTheScreen();
  });

  it('says so where nothing on the device can call', async () => {
    const apps = new FakeOutsideApps();
    apps.removeApps();
    await open(apps);
    const button = await screen.findByRole('button', { name: 'Call +5184123456' });
    await act(async () => fireEvent.press(button));
    expect(screen.getByText(/Nothing on this device can open that/)).toBeOnTheScreen();
  });

  it('says that a hospital is not here', async () => {
    await open(new FakeOutsideApps(), 'unknown');
    expect(await screen.findByText('This hospital is not on this device')).toBeOnTheScreen();
  });
});
