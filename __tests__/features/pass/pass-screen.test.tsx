import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { PassScreen } from '@/features/pass/pass-screen';
import { keepPass, keepPassPicture } from '@/store/boarding-passes';
import type { Dependencies } from '@/runtime/dependencies';
import { downloadNames } from '@/store/download-kinds';
import { saveSegments } from '@/store/segments';
import { saveTrips } from '@/store/trips';

import { aPassCode } from '../../support/boarding-passes';
import { FakeAppActivity } from '../../support/fake-app-activity';
import { FakeScreenLight } from '../../support/fake-screen-light';
import { aTrip } from '../../support/records';
import { NOW, type OpenApp, renderScreen } from '../../support/render-screen';
import { aFlight } from '../../support/segments';

const navigation = { onOpen: jest.fn(), onBack: jest.fn() };
const LUC = aPassCode();
const EVE = aPassCode([{ seat: '9D', sequence: '26' }], 'DESMARAIS/EVE');

interface Seen {
  booked?: boolean;
  passId?: string | null;
  dependencies?: Partial<Dependencies>;
}

const seePass = (codes: readonly string[], { booked = true, passId = null, dependencies }: Seen = {}) =>
  renderScreen(<PassScreen segmentId="air-1" passId={passId} {...navigation} />, {
    isOffline: true,
    dependencies,
    fill: async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      const flights = booked ? [aFlight({ departure_gate: 'B12' })] : [];
      await saveSegments(transaction, downloadNames.tripSegments('trip-1'), flights);
      for (const code of codes)
        await keepPass(transaction, { segmentId: 'air-1', code, format: 'aztec' }, { now: () => NOW });
    },
  });

const keptIn = ({ opened }: OpenApp) => opened.reads.boardingPasses.ofSegment('air-1');
const drawn = (viewBox: string) => expect(screen.root.findAllByProps({ viewBox }).length).toBeGreaterThan(0);

describe('a boarding pass', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.clearAllMocks());

  it('is drawn without a network, with what is asked for at the gate', async () => {
    await seePass([LUC]);
    expect(await screen.findByRole('img', { name: /boarding pass of LUC DESMARAIS/ })).toBeOnTheScreen();
    for (const words of [
      'BOG → LIM · Thursday, Apr 2',
      'B12',
      '9C',
      '25',
      'AV 9145',
      'LUC DESMARAIS',
      'K7Q2MD',
    ])
      expect(screen.getByText(words)).toBeOnTheScreen();
    await waitFor(() => drawn('0 0 31 31'));
    fireEvent.press(screen.getByRole('link', { name: 'To the booking' }));
    expect(navigation.onOpen).toHaveBeenCalledWith('/segment/air-1');
  });

  it('is shown on a bright screen, which is as it was once nobody looks at the pass', async () => {
    const screenLight = new FakeScreenLight();
    const activity = new FakeAppActivity();
    await seePass([LUC], { dependencies: { screenLight, activity } });
    await screen.findByRole('img', { name: /boarding pass of LUC DESMARAIS/ });
    expect(screenLight.wanted).toBe(1);
    act(() => activity.goAway());
    expect(screenLight.wanted).toBe(0);
    act(() => activity.comeBack());
    expect(screenLight.wanted).toBe(1);
    screen.unmount();
    expect(screenLight.wanted).toBe(0);
  });

  it('is drawn as the kind of code that the scanner reads, and stays so', async () => {
    const app = await seePass([LUC]);
    fireEvent.press(await screen.findByRole('tab', { name: 'QR' }));
    await waitFor(() => drawn('0 0 37 37'));
    expect(await keptIn(app)).toMatchObject([{ format: 'qr' }]);
  });

  it('is one of several where people travel together', async () => {
    await seePass([LUC, EVE], { passId: '2' });
    expect(await screen.findByRole('img', { name: /EVE DESMARAIS/ })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('tab', { name: 'LUC DESMARAIS, Seat 9C' }));
    expect(await screen.findByRole('img', { name: /LUC DESMARAIS/ })).toBeOnTheScreen();
  });

  it('goes when it is removed, after a question', async () => {
    const app = await seePass([LUC]);
    fireEvent.press(await screen.findByRole('button', { name: 'Remove this pass' }));
    expect(await keptIn(app)).toHaveLength(1);
    fireEvent.press(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(navigation.onBack).toHaveBeenCalled());
    expect(await keptIn(app)).toEqual([]);
    expect(await screen.findByText('No boarding pass is kept here')).toBeOnTheScreen();
  });

  it('tells where its booking is gone, and what can’t be read in it', async () => {
    await seePass([aPassCode([{ seat: '#9' }])], { booked: false });
    expect(await screen.findByText('The booking of this pass is no longer on this device')).toBeOnTheScreen();
    expect(screen.getByText('Not readable in this code: seat')).toBeOnTheScreen();
    expect(screen.getByText('BOG → LIM · Thursday, Apr 2')).toBeOnTheScreen();
  });

  it('tells that it names another flight than the booking', async () => {
    await seePass([aPassCode([{ dayOfYear: 93 }])]);
    expect(await screen.findByText(/^This pass names another flight/)).toBeOnTheScreen();
  });

  it('that is a picture is shown as it is, on a bright screen, and larger when it is asked for', async () => {
    const screenLight = new FakeScreenLight();
    await renderScreen(<PassScreen segmentId="air-1" passId={null} {...navigation} />, {
      isOffline: true,
      dependencies: { screenLight },
      fill: (transaction) =>
        keepPassPicture(
          transaction,
          { segmentId: 'air-1', content: btoa('a pass'), width: 800, height: 1600 },
          { now: () => NOW },
        ),
    });
    fireEvent.press(await screen.findByRole('button', { name: /^Picture of a boarding pass/ }));
    expect(await screen.findByLabelText('Picture of a pass')).toHaveProp('source', {
      uri: `data:image/jpeg;base64,${btoa('a pass')}`,
    });
    expect(screenLight.wanted).toBe(1);
    expect(screen.queryByText('Kind of code')).toBeNull();
  });
});
