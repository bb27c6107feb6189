import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { BackHandler, Modal } from 'react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import type { MapMarker } from '@/map/map-content';
import { mapGestures } from '@/map/outline/use-map-gestures';
import { TravelMap } from '@/map/travel-map';

import { A_PHONE } from './support/a-phone';
import { aMarker, someContent } from './support/map-records';

const onMarkerPress = jest.fn();
const hospital = aMarker({ note: 'Bogotá, Cundinamarca' });
const beside = (index: number) =>
  aMarker({
    id: `beside ${index}`,
    name: `Clinic ${index}`,
    position: { latitude: 4.7, longitude: -74 - index / 1e5 },
  });

async function showMap(markers: MapMarker[], open: ((id: string) => void) | null = onMarkerPress) {
  render(
    <SafeAreaProvider initialMetrics={A_PHONE}>
      <TravelMap
        label="Colombia"
        content={someContent({ markers })}
        isOnline={false}
        hasMapKey={false}
        {...(open && { onMarkerPress: open })}
      />
    </SafeAreaProvider>,
  );
  await layOut();
}

async function layOut() {
  await act(async () => {
    fireEvent(screen.getByTestId('map-frame'), 'layout', {
      nativeEvent: { layout: { width: 400, height: 300 } },
    });
    await new Promise(setImmediate);
  });
}

/** The middle of what the buttons and the legend leave free, where the markers are. */
async function tap({ x, y } = { x: 178, y: 136 }) {
  await act(async () => {
    fireGestureHandler(getByGestureTestId(mapGestures.tap), [
      { state: State.BEGAN, x, y },
      { state: State.ACTIVE, x, y },
      { state: State.END, x, y },
    ]);
  });
}

const callout = (name: string) => screen.queryByLabelText(name);
const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
/** The key of Android where no modal is open. */
const backHandlers = () => jest.spyOn(BackHandler, 'addEventListener');

beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.restoreAllMocks());

describe('a tap on a marker', () => {
  it('tells its first lines before it leads away from the map', async () => {
    await showMap([hospital]);

    await tap({ x: 187, y: 127 });
    expect(callout('Hospital')).toBeOnTheScreen();
    expect(onMarkerPress).not.toHaveBeenCalled();

    press('Fundación Santa Fe, Bogotá, Cundinamarca');
    expect(onMarkerPress).toHaveBeenCalledWith('santa-fe');
    expect(callout('Hospital')).toBeNull();
  });

  it('tells them also where there is nothing more to open', async () => {
    await showMap([hospital], null);
    await tap();
    expect(screen.getByLabelText('Fundación Santa Fe, Bogotá, Cundinamarca')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /Fundación/ })).toBeNull();
  });

  it('is undone by its button, and by the key of Android', async () => {
    const listen = backHandlers();
    await showMap([hospital]);
    await tap();
    press('Close');
    expect(callout('Hospital')).toBeNull();

    await tap();
    const [event, goBack] = listen.mock.calls.at(-1) ?? [];
    expect(event).toBe('hardwareBackPress');
    await act(async () => expect((goBack as () => boolean)()).toBe(true));
    expect(callout('Hospital')).toBeNull();
  });

  it('on a map that fills the screen is undone by the back key before the map is closed', async () => {
    await showMap([hospital]);
    press('Open full screen');
    await layOut();
    await tap();

    fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
    expect(callout('Hospital')).toBeNull();
    expect(screen.getByRole('button', { name: 'Close full screen' })).toBeOnTheScreen();

    fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
    expect(screen.queryByRole('button', { name: 'Close full screen' })).toBeNull();
  });
});

describe('a tap on a cluster', () => {
  const five = [hospital, ...[1, 2, 3, 4].map(beside)];

  it('tells how many there are and the first of them', async () => {
    await showMap(five);
    await tap();

    expect(callout('5 hospitals')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Clinic 2' })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Clinic 3' })).toBeNull();
    press('Clinic 1');
    expect(onMarkerPress).toHaveBeenCalledWith('beside 1');
  });

  it('leads to all of them as a list', async () => {
    await showMap([
      ...five,
      aMarker({ id: 'far', name: 'Far away', position: { latitude: 9, longitude: -70 } }),
    ]);
    expect(screen.getByRole('img', { name: 'Colombia: 6 hospitals' })).toBeOnTheScreen();
    // Those of Bogotá are to the south-west.
    await tap({ x: 94, y: 236 });
    press('Show all 5');

    expect(screen.getByRole('button', { name: 'Clinic 4, Hospital' })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Far away, Hospital' })).toBeNull();
  });

  it('leads nearer to them', async () => {
    await showMap(five);
    await tap();
    press('Zoom in here');

    expect(callout('5 hospitals')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show everything' })).toBeOnTheScreen();
  });
});
