import 'react-native-gesture-handler/jestSetup';

import { act, render, screen } from '@testing-library/react-native';

import { TravelMap } from '@/map/travel-map';

import { anArea, someContent } from './support/map-records';

// The map of the phone's maker is the edge of the device.
jest.mock('react-native-maps', () => {
  const { View } = jest.requireActual<typeof import('react-native')>('react-native');
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
    default: named('MapView'),
    Polygon: named('Polygon'),
    Polyline: named('Polyline'),
    Circle: named('Circle'),
    Marker: named('Marker'),
  };
});

async function showOnline(status: 'normal' | 'caution' | 'avoid') {
  render(
    <TravelMap
      label="Colombia"
      content={someContent({ areas: [anArea({ status })] })}
      isOnline
      hasMapKey={false}
    />,
  );
  await act(async () => {
    await new Promise(setImmediate);
  });
}

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
});
