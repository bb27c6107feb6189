import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { PointerType, State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import type { MapContent } from '@/map/map-content';
import { mapGestures } from '@/map/outline/use-map-gestures';
import { TravelMap } from '@/map/travel-map';

import { A_PHONE } from './support/a-phone';
import { aMarker, anArea, shapesIn, someContent } from './support/map-records';

const onMarkerPress = jest.fn();
const onAreaPress = jest.fn();

const meta = anArea();
const arauca = anArea({
  id: 'arauca',
  name: 'Arauca',
  status: 'avoid',
  outline: shapesIn({ west: -72, south: 6, east: -70, north: 7 }),
});
const hospital = aMarker();
const alert = aMarker({
  id: 'closure',
  kind: 'alert',
  name: 'Road closure',
  position: { latitude: 3, longitude: -72 },
});

async function showMap(content: Partial<MapContent>, { isStrip = false } = {}) {
  render(
    <SafeAreaProvider initialMetrics={A_PHONE}>
      <TravelMap
        label="Colombia"
        content={someContent(content)}
        isOnline={false}
        hasMapKey={false}
        onMarkerPress={onMarkerPress}
        onAreaPress={onAreaPress}
        isStrip={isStrip}
      />
    </SafeAreaProvider>,
  );
  await layOut();
}

/** The outlines of the world are read when a map is first drawn. */
async function layOut() {
  await act(async () => {
    fireEvent(screen.getByTestId('map-frame', { includeHiddenElements: true }), 'layout', {
      nativeEvent: { layout: { width: 400, height: 300 } },
    });
    await new Promise(setImmediate);
  });
}

/** The middle of what the buttons and the legend leave free. */
const middle = { x: 178, y: 136 };

async function tap({ x, y }: { x: number; y: number }) {
  await act(async () => {
    fireGestureHandler(getByGestureTestId(mapGestures.tap), [
      { state: State.BEGAN, x, y },
      { state: State.ACTIVE, x, y },
      { state: State.END, x, y },
    ]);
  });
}

beforeEach(() => jest.clearAllMocks());

describe('the picture', () => {
  it('says in one sentence what it shows', async () => {
    await showMap({ areas: [meta, arauca], markers: [hospital] });

    expect(
      screen.getByRole('img', { name: 'Colombia: 1 area: avoid, 1 area: caution, 1 hospital' }),
    ).toBeOnTheScreen();
  });

  it('opens the area under the finger where there is no marker', async () => {
    await showMap({ areas: [meta] });

    await tap(middle);

    expect(onAreaPress).toHaveBeenCalledWith('meta');
    expect(onMarkerPress).not.toHaveBeenCalled();
  });

  it('opens nothing in the sea', async () => {
    await showMap({ areas: [meta] });

    await tap({ x: 2, y: 2 });

    expect(onAreaPress).not.toHaveBeenCalled();
  });

  it('follows a finger that drags it, and is drawn anew where it is let go', async () => {
    await showMap({ areas: [meta] });

    await act(async () => {
      fireGestureHandler(getByGestureTestId(mapGestures.pan), [
        { state: State.BEGAN, translationX: 0, translationY: 0 },
        { state: State.ACTIVE, translationX: 0, translationY: 0 },
        { state: State.ACTIVE, translationX: 80, translationY: 0 },
        { state: State.END, translationX: 80, translationY: 0 },
      ]);
    });
    await tap({ x: middle.x + 80 - 60, y: middle.y });

    expect(screen.getByRole('button', { name: 'Show everything' })).toBeOnTheScreen();
    expect(onAreaPress).toHaveBeenCalledWith('meta');
  });

  it('draws what it can and says that a part is missing', async () => {
    await showMap({ areas: [meta], faults: 1 });

    expect(screen.getByText('Part of this map could not be drawn')).toBeOnTheScreen();
    await tap(middle);
    expect(onAreaPress).toHaveBeenCalledWith('meta');
  });

  it('says nothing of missing parts when all are there', async () => {
    await showMap({ areas: [meta] });

    expect(screen.queryByText('Part of this map could not be drawn')).toBeNull();
  });

  it('explains the statuses that are on it, and no others', async () => {
    await showMap({ areas: [meta] });

    expect(screen.getByText('Caution')).toBeOnTheScreen();
    expect(screen.queryByText('Avoid')).toBeNull();
  });
});

describe('the buttons', () => {
  it('zoom, and lead back to everything', async () => {
    await showMap({ areas: [meta] });

    fireEvent.press(screen.getByRole('button', { name: 'Zoom in' }));
    fireEvent.press(screen.getByRole('button', { name: 'Zoom out' }));
    fireEvent.press(screen.getByRole('button', { name: 'Zoom in' }));
    fireEvent.press(screen.getByRole('button', { name: 'Show everything' }));

    expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();
  });
});

/** One finger that goes down and up over the map, as a page is scrolled. */
async function scrollOver(fingers: number) {
  const touches = (y: number) =>
    Array.from({ length: fingers }, (_, id) => ({ id, x: 100, y, absoluteX: 100, absoluteY: y }));
  const event = (y: number) => ({
    allTouches: touches(y),
    changedTouches: touches(y),
    numberOfTouches: fingers,
    pointerType: PointerType.TOUCH,
  });
  const pan = getByGestureTestId(mapGestures.pan) as unknown as {
    handlers: Record<'onTouchesDown' | 'onTouchesMove', (event: object) => void>;
  };
  await act(async () => {
    pan.handlers.onTouchesDown(event(200));
    pan.handlers.onTouchesMove(event(120));
  });
}

const HINT = 'Use two fingers on the map, or open it full screen';

describe('in a page', () => {
  it('asks for two fingers, so that one scrolls the page', async () => {
    await showMap({ areas: [meta] });

    const { config } = getByGestureTestId(mapGestures.pan);
    expect(config).toMatchObject({ minPointers: 2 });
  });

  it('says for a moment how it is moved when one finger scrolls over it', async () => {
    await showMap({ areas: [meta] });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      await scrollOver(2);
      expect(screen.queryByText(HINT)).toBeNull();
      await scrollOver(1);
      expect(screen.getByText(HINT)).toBeOnTheScreen();
      await act(async () => jest.advanceTimersByTime(5_000));
      expect(screen.queryByText(HINT)).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('opens full screen, where one finger moves it, and closes again', async () => {
    await showMap({ areas: [meta] });
    fireEvent.press(screen.getByRole('button', { name: 'Open full screen' }));
    await layOut();

    expect(getByGestureTestId(mapGestures.pan).config).toMatchObject({ minPointers: 1 });
    await scrollOver(1);
    expect(screen.queryByText(HINT)).toBeNull();

    fireEvent.press(screen.getByRole('button', { name: 'Close full screen' }));
    await layOut();
    expect(screen.getByRole('button', { name: 'Open full screen' })).toBeOnTheScreen();
  });

  it('leaves the full screen for what is opened on it', async () => {
    await showMap({ areas: [meta] });
    fireEvent.press(screen.getByRole('button', { name: 'Open full screen' }));
    await layOut();

    await tap(middle);

    expect(onAreaPress).toHaveBeenCalledWith('meta');
    expect(screen.queryByRole('button', { name: 'Close full screen' })).toBeNull();
  });
});

describe('as a strip', () => {
  const hospitals = [hospital, aMarker({ id: 'san-jose' }), aMarker({ id: 'country' })];
  const isCounted = () => JSON.stringify(screen.toJSON()).includes('"content":"3"');

  it('counts nothing that would hide the areas and the way, and tells of it all the same', async () => {
    await showMap({ areas: [meta], markers: hospitals });
    expect(isCounted()).toBe(true);
    screen.unmount();

    await showMap({ areas: [meta], markers: hospitals }, { isStrip: true });
    expect(isCounted()).toBe(false);
    expect(screen.getByRole('button', { name: 'Open map' })).toHaveProp(
      'accessibilityHint',
      'Colombia: 1 area: caution, 3 hospitals',
    );
  });
});

describe('the list', () => {
  it('names everything on the map, the most urgent area first', async () => {
    await showMap({
      areas: [meta, arauca],
      markers: [hospital, alert],
      me: { position: { latitude: 4, longitude: -74 }, accuracy: 20 },
    });

    fireEvent.press(screen.getByRole('button', { name: 'Show as list' }));

    expect(screen.getByLabelText('You are here, within 20 m')).toBeOnTheScreen();
    const names = screen.getAllByRole('button').map((button) => button.props.accessibilityLabel as string);
    expect(names).toEqual([
      'Arauca, Avoid',
      'Meta, Caution',
      'Road closure, Alert',
      'Fundación Santa Fe, Hospital',
      'Show as map',
    ]);
  });

  it('opens what is touched', async () => {
    await showMap({ areas: [meta], markers: [hospital] });
    fireEvent.press(screen.getByRole('button', { name: 'Show as list' }));

    fireEvent.press(screen.getByRole('button', { name: 'Meta, Caution' }));
    fireEvent.press(screen.getByRole('button', { name: 'Fundación Santa Fe, Hospital' }));

    expect(onAreaPress).toHaveBeenCalledWith('meta');
    expect(onMarkerPress).toHaveBeenCalledWith('santa-fe');
  });

  it('says so when there is nothing', async () => {
    await showMap({});

    fireEvent.press(screen.getByRole('button', { name: 'Show as list' }));

    expect(screen.getByText('Nothing to show on this map yet.')).toBeOnTheScreen();
  });
});
