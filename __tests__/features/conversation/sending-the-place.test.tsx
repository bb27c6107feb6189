import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen } from '@testing-library/react-native';

import { FakeLocator } from '../../support/fake-locator';
import { CUSCO, inCusco } from '../../support/on-the-spot';
import {
  messageField as field,
  openConversation as open,
  press,
  talking,
} from '../../support/open-conversation';
import { NOW } from '../../support/render-screen';

const A_QUARTER_HOUR_MS = 15 * 60_000;

describe('where the traveller is, said in a conversation', () => {
  beforeEach(() => jest.useFakeTimers());

  it('is looked for again where what is known is old; what is old is not said', async () => {
    const locator = new FakeLocator({ now: () => NOW });
    locator.grant();
    locator.remember(CUSCO, NOW - A_QUARTER_HOUR_MS, 20);
    const { opened } = await open(talking(), {
      isOffline: true,
      dependencies: { createLocator: () => locator },
    });
    await field();
    await press('Send where I am');
    expect(await screen.findByText(/does not know yet where you are/)).toBeTruthy();
    expect(await opened.reads.unsent()).toEqual([]);
    await locator.moveTo({ latitude: -13.6, longitude: -72 });
    await press('Send where I am');
    expect(await screen.findByText('I am here: -13.60000, -72.00000')).toBeTruthy();
    expect(screen.queryByText(/does not know yet where you are/)).toBeNull();
    expect(await opened.reads.unsent()).toHaveLength(1);
  });

  it('says that it looks as long as it does', async () => {
    const locator = new FakeLocator({ now: () => NOW });
    locator.grant();
    await open(talking(), { isOffline: true, dependencies: { createLocator: () => locator } });
    await field();
    let end: () => void = () => undefined;
    jest.spyOn(locator, 'current').mockImplementation(
      () =>
        new Promise((resolve) => {
          end = () => resolve(null);
        }),
    );
    await press('Send where I am');
    expect(await screen.findByText('Looking for your position…')).toBeTruthy();
    await act(async () => end());
    expect(await screen.findByText(/does not know yet where you are/)).toBeTruthy();
  });

  it('is said once, however quickly it is tapped', async () => {
    const { opened } = await open(talking(), { isOffline: true, dependencies: { createLocator: inCusco } });
    await field();
    const button = screen.getByRole('button', { name: 'Send where I am' });
    await act(async () => {
      fireEvent.press(button);
      fireEvent.press(button);
    });
    await screen.findByText(/^I am here: -13\./);
    await press('Send where I am');
    expect(await opened.reads.unsent()).toHaveLength(1);
  });
});
