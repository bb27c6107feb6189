import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { replaceCheckInRequests } from '@/store/check-ins';
import { replaceNotifications } from '@/store/notifications';
import { saveProfile } from '@/store/profile';

import { FakeNotifications } from '../../support/fake-notifications';
import { inCusco } from '../../support/on-the-spot';
import { aCheckInRequest, aNotification, aTraveller } from '../../support/records';
import { NOW } from '../../support/render-screen';
import { scrolls } from '../../support/scrolls';
import { onOpen, seeToday } from './support/today';

describe('today', () => {
  beforeEach(() => jest.useFakeTimers());

  it('has the check-in buttons before anything is known, and says that nothing was downloaded', async () => {
    await seeToday({ fill: undefined, dependencies: {} });
    // Beside what scrolls: nothing that comes in moves them.
    expect(scrolls(screen.getByText('the buttons'))).toBe(false);
    expect(await screen.findByText('Not on this device yet')).toBeOnTheScreen();
    expect(screen.queryByText('No alerts that concern you now')).toBeNull();
  });

  it('puts an open request to check in on top', async () => {
    await seeToday({ fill: (transaction) => replaceCheckInRequests(transaction, [aCheckInRequest()]) });
    fireEvent.press(await screen.findByRole('link', { name: /Your company asks: are you safe/ }));
    expect(onOpen).toHaveBeenCalledWith('/check-in?request=request-1');
  });

  it('leads to settings and to the inbox, with what is unread', async () => {
    await seeToday({
      fill: async (transaction) => {
        await saveProfile(transaction, aTraveller({ last_name: 'Byron' }));
        await replaceNotifications(transaction, [aNotification()]);
      },
    });
    fireEvent.press(await screen.findByRole('button', { name: 'Inbox, 1 unread' }));
    fireEvent.press(screen.getByRole('button', { name: 'Settings' }));
    expect(onOpen.mock.calls.slice(-2)).toEqual([['/inbox'], ['/settings']]);
    expect(screen.getByText('AB', { includeHiddenElements: true })).toBeOnTheScreen();
  });

  it('asks to be heard with a sentence of why, once', async () => {
    const notifications = new FakeNotifications(() => NOW);
    await seeToday({ dependencies: { createLocator: inCusco, notifications } });
    expect(await screen.findByText(/also while it is closed/)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Tell me' }));
    await waitFor(() => expect(screen.queryByText(/also while it is closed/)).toBeNull());
  });
});
