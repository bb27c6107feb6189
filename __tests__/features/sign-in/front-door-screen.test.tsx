import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { FrontDoorScreen } from '@/features/sign-in/front-door-screen';
import { FrontDoor, type WholeApp } from '@/runtime/front-door';

import { answering, runtimeWith, serviceThat } from '../../support/app-fakes';
import { aTraveller } from '../../support/records';

const runtime = () => runtimeWith({ service: serviceThat(answering(200, aTraveller())) });

/** The door of a page whose app comes when the test says so. */
function open({ asksForKey = true, invitedKey = '' } = {}) {
  const deliveries: { come: () => void; fail: () => void }[] = [];
  const device = runtime();
  const door = new FrontDoor(
    () =>
      new Promise<WholeApp>((resolve, reject) => {
        deliveries.push({
          come: () =>
            resolve({
              App: () => <Text>the app</Text>,
              getDeviceRuntime: () => device,
              readAhead: () => Promise.resolve(),
            }),
          fail: () => reject(new TypeError('Failed to fetch')),
        });
      }),
    { asksForKey },
  );
  const onCheckService = jest.fn();
  render(<FrontDoorScreen door={door} invitedKey={invitedKey} onCheckService={onCheckService} />);
  return { door, deliveries, onCheckService, device };
}

const rest = () => act(() => jest.advanceTimersByTime(500));

describe('the first screen in a browser', () => {
  beforeEach(() => jest.useFakeTimers());

  it('is there before the app, and keeps what is written while it comes', async () => {
    const { deliveries, device } = open();
    fireEvent.changeText(screen.getByLabelText('Traveller key'), 'a-key');
    expect(deliveries).toHaveLength(0);
    rest();
    await act(async () => deliveries[0]?.come());
    await act(() => device.running.open());
    expect(screen.getByLabelText('Traveller key')).toHaveProp('value', 'a-key');

    fireEvent.press(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('the app')).toBeOnTheScreen();
    await act(() => device.running.close());
  });

  it('fills in the key of an invitation, and uses it only after a tap', () => {
    const { deliveries } = open({ invitedKey: 'from-the-link' });
    expect(screen.getByLabelText('Traveller key')).toHaveProp('value', 'from-the-link');
    expect(deliveries).toHaveLength(0);
  });

  it('leads to the state of the service', () => {
    const { onCheckService } = open();
    fireEvent.press(screen.getByText('Is the service there?'));
    expect(onCheckService).toHaveBeenCalledTimes(1);
  });

  it('says so where the app does not come for a signed-in traveller, and tries again', async () => {
    const { door, deliveries } = open({ asksForKey: false });
    act(() => void door.enter());
    expect(screen.queryByLabelText('Traveller key')).toBeNull();
    await act(async () => deliveries[0]?.fail());
    expect(screen.getByText('Sojourn could not be loaded')).toBeOnTheScreen();
    fireEvent.press(screen.getByText('Try again'));
    await act(async () => deliveries[1]?.come());
    expect(screen.getByText('the app')).toBeOnTheScreen();
  });
});
