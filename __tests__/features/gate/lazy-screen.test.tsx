import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Platform, Text } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { lazyScreen } from '@/features/gate/lazy-screen';

interface Delivery {
  come: () => void;
  fail: () => void;
}

function Greeting({ name }: { name: string }) {
  return <Text>Hello {name}</Text>;
}

/** A screen whose code comes when the test says so. */
function aLateScreen() {
  const deliveries: Delivery[] = [];
  const Screen = lazyScreen(
    () =>
      new Promise<typeof Greeting>((resolve, reject) => {
        deliveries.push({ come: () => resolve(Greeting), fail: () => reject(new Error('no network')) });
      }),
  );
  return { Screen, deliveries };
}

describe('a screen whose code comes later', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is drawn, with what it was given, when the code is there', async () => {
    const { Screen, deliveries } = aLateScreen();
    render(<Screen name="Ana" />);
    expect(screen.queryByText('Hello Ana')).toBeNull();
    await act(async () => deliveries[0]?.come());
    expect(screen.getByText('Hello Ana')).toBeOnTheScreen();
  });

  it('is drawn at once the second time', async () => {
    const { Screen, deliveries } = aLateScreen();
    render(<Screen name="Ana" />);
    await act(async () => deliveries[0]?.come());
    screen.unmount();
    render(<Screen name="Ben" />);
    expect(screen.getByText('Hello Ben')).toBeOnTheScreen();
    expect(deliveries).toHaveLength(1);
  });

  it('says so where the code does not come, and tries again', async () => {
    const { Screen, deliveries } = aLateScreen();
    const metrics = {
      frame: { x: 0, y: 0, width: 0, height: 0 },
      insets: { top: 0, right: 0, bottom: 0, left: 0 },
    };
    render(<Screen name="Ana" />, {
      wrapper: ({ children }) => <SafeAreaProvider initialMetrics={metrics}>{children}</SafeAreaProvider>,
    });
    await act(async () => deliveries[0]?.fail());
    expect(screen.getByText('This screen could not be loaded')).toBeOnTheScreen();
    fireEvent.press(screen.getByText('Try again'));
    await act(async () => deliveries[1]?.come());
    expect(screen.getByText('Hello Ana')).toBeOnTheScreen();
  });

  it('is taken in before it is opened on a phone, and not in a browser', () => {
    expect(aLateScreen().deliveries).toHaveLength(1);
    jest.replaceProperty(Platform, 'OS', 'web');
    expect(aLateScreen().deliveries).toHaveLength(0);
  });
});
