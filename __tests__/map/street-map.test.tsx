import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import type { MapContent } from '@/map/map-content';
import { TravelMap } from '@/map/travel-map';

import { A_PHONE } from './support/a-phone';
import { aMarker, anArea, shapesIn, someContent } from './support/map-records';

// The map of the phone's maker is the edge of the device.
const mockAnimateToRegion = jest.fn();
jest.mock('react-native-maps', () => {
  const { useImperativeHandle } = jest.requireActual<typeof import('react')>('react');
  const { View } = jest.requireActual<typeof import('react-native')>('react-native');
  function MapView({ ref, children, ...props }: { ref: React.Ref<object>; children?: React.ReactNode }) {
    useImperativeHandle(ref, () => ({ animateToRegion: mockAnimateToRegion }));
    return (
      <View testID="MapView" {...props}>
        {children}
      </View>
    );
  }
  const named = (name: string) =>
    function Fake({ children, ...props }: { children?: React.ReactNode }) {
      return (
        <View testID={name} {...props}>
          {children}
        </View>
      );
    };
  return {
    __esModule: true,
    default: MapView,
    Polygon: named('Polygon'),
    Polyline: named('Polyline'),
    Circle: named('Circle'),
    Marker: named('Marker'),
  };
});

const online = (content: MapContent) => (
  <SafeAreaProvider initialMetrics={A_PHONE}>
    <TravelMap label="Colombia" content={content} isOnline hasMapKey={false} />
  </SafeAreaProvider>
);

async function settle() {
  await act(async () => {
    await new Promise(setImmediate);
  });
}

async function showOnline(status: 'normal' | 'caution' | 'avoid') {
  render(online(someContent({ areas: [anArea({ status })] })));
  await settle();
}

const colombia = someContent({ areas: [anArea()] });
const norway = someContent({
  areas: [anArea({ outline: shapesIn({ west: 5, south: 58, east: 31, north: 71 }) })],
});
const inNorway = expect.objectContaining({ latitude: 64.5, longitude: 18 }) as unknown;

beforeEach(() => mockAnimateToRegion.mockClear());

describe('on an iPhone with a network', () => {
  it('areas lie over streets, fitted to them', async () => {
    await showOnline('normal');

    expect(screen.getAllByTestId('Polygon')).toHaveLength(1);
    expect(screen.queryByTestId('Polyline')).toBeNull();
    expect(screen.getByTestId('MapView')).toHaveProp(
      'initialRegion',
      expect.objectContaining({ latitude: 3.5, longitude: -73 }),
    );
  });

  it('what to avoid is hatched, and what asks for caution is dotted', async () => {
    await showOnline('avoid');
    expect(screen.getAllByTestId('Polyline')[0]).not.toHaveProp('lineDashPattern', expect.anything());
    screen.unmount();

    await showOnline('caution');
    expect(screen.getAllByTestId('Polyline')[0]).toHaveProp('lineDashPattern', [1, 8]);
  });

  it('content that comes later is fitted too', async () => {
    render(online(someContent()));
    await settle();

    screen.rerender(online(norway));
    await settle();

    expect(mockAnimateToRegion).toHaveBeenLastCalledWith(inNorway, expect.anything());
    expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();
  });

  it('content that comes later takes nobody away from where they went', async () => {
    render(online(colombia));
    await settle();
    const map = screen.getByTestId('MapView');
    fireEvent(map, 'touchStart', { nativeEvent: { pageX: 10, pageY: 10 } });
    fireEvent(map, 'regionChangeComplete', {
      latitude: 1,
      longitude: 1,
      latitudeDelta: 2,
      longitudeDelta: 2,
    });

    screen.rerender(online(norway));
    await settle();
    expect(mockAnimateToRegion).not.toHaveBeenCalled();

    fireEvent.press(screen.getByRole('button', { name: 'Show everything' }));
    expect(mockAnimateToRegion).toHaveBeenLastCalledWith(inNorway, expect.anything());
  });

  it('a tap on a mark tells its first lines, and the traveller covers none of its number', async () => {
    const at = { latitude: 3.5, longitude: -73 };
    const two = ['one', 'two'].map((id) => aMarker({ id, name: `Clinic ${id}`, position: at }));
    render(online(someContent({ areas: [anArea()], markers: two, me: { position: at, accuracy: null } })));
    await settle();
    await act(async () => {
      fireEvent(screen.getByTestId('street-frame'), 'layout', {
        nativeEvent: { layout: { width: 400, height: 300 } },
      });
    });

    const [cluster, me] = screen.getAllByTestId('Marker');
    expect(me).toHaveProp('coordinate', at);
    expect(cluster).not.toHaveProp('coordinate', at);
    fireEvent.press(screen.getByLabelText('2 hospitals'));
    expect(screen.getByLabelText('Clinic one')).toBeOnTheScreen();
    expect(screen.getByLabelText('Clinic two')).toBeOnTheScreen();
  });

  it('one finger scrolls the page until the map is alone on the screen', async () => {
    render(online(colombia));
    await settle();
    const finger = (pageY: number) => ({ nativeEvent: { pageX: 10, pageY, touches: [{}] } });
    expect(screen.getByTestId('MapView')).toHaveProp('scrollEnabled', false);

    fireEvent(screen.getByTestId('MapView'), 'touchStart', finger(100));
    fireEvent(screen.getByTestId('MapView'), 'touchMove', finger(60));
    expect(screen.getByText('Use two fingers on the map, or open it full screen')).toBeOnTheScreen();

    fireEvent.press(screen.getByRole('button', { name: 'Open full screen' }));
    await settle();
    expect(screen.getByTestId('MapView')).toHaveProp('scrollEnabled', true);
  });
});
