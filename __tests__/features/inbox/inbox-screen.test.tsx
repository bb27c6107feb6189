import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { ComponentProps } from 'react';
import Swipeable, { SwipeDirection } from 'react-native-gesture-handler/ReanimatedSwipeable';

import { RoleType } from '@/contract/role';
import { InboxScreen } from '@/features/inbox/inbox-screen';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload, saveFailedDownload } from '@/store/downloads';
import { replaceNotifications } from '@/store/notifications';
import { markSending } from '@/store/outbox';
import { saveProfile } from '@/store/profile';
import type { Transaction } from '@/store/store-database';

import { aNotification, aRole, aTraveller } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';

const onOpen = jest.fn();
const inbox = <InboxScreen askedFor={null} onOpen={onOpen} onBack={jest.fn()} />;
type Element = ReturnType<typeof screen.getByText>;

/** What a finger that went far enough makes of a card. */
function swipe(within: Element, direction: SwipeDirection) {
  let card: Element | null = within;
  while (card !== null && card.type !== Swipeable) card = card.parent;
  const { onSwipeableWillOpen } = card?.props as ComponentProps<typeof Swipeable>;
  act(() => onSwipeableWillOpen?.(direction));
}

const OLD_MS = 48 * 3_600_000;

const bring =
  (checkedAt = NOW) =>
  async (transaction: Transaction) => {
    await replaceNotifications(transaction, [
      aNotification({ id: 'alert', title: 'Clashes', type: 110, data: { alert_id: 'alert-1' } }),
      aNotification({ id: 'odd', title: 'Something new', type: 4711, created_at: '2026-03-01T00:00:00Z' }),
    ]);
    await saveDownload(transaction, downloadNames.notifications, { checkedAt });
  };

describe('the inbox', () => {
  beforeEach(() => jest.useFakeTimers());

  it('does not say "no messages" before the service did', async () => {
    const { opened } = await renderScreen(inbox);
    expect(await screen.findByText('Messages are not on this device yet')).toBeOnTheScreen();

    const write = (work: (transaction: Transaction) => Promise<void>) =>
      act(() => opened.store.database.write('cache', work));
    await write((transaction) =>
      saveFailedDownload(transaction, downloadNames.notifications, 'offline', NOW),
    );
    expect(await screen.findByText('no connection')).toBeOnTheScreen();

    await write((transaction) => saveDownload(transaction, downloadNames.notifications, { checkedAt: NOW }));
    expect(await screen.findByText('No messages')).toBeOnTheScreen();
  });

  it('opens what a message is about, and has read it then', async () => {
    const { opened } = await renderScreen(inbox, { fill: bring() });
    fireEvent.press(await screen.findByRole('link', { name: /^Open: Clashes/ }));
    expect(onOpen).toHaveBeenCalledWith('/alert/alert-1');
    await waitFor(async () =>
      expect(await opened.reads.unsent()).toMatchObject([
        { kind: 'notification-read', subject: 'notification/alert' },
      ]),
    );
    await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(1));
  });

  it('opens a call for help, for whoever answers', async () => {
    const call = { type: 53, data: { user_id: 'traveller-2', issue_id: 'issue-2' } };
    await renderScreen(inbox, {
      fill: async (transaction) => {
        await replaceNotifications(transaction, [aNotification({ id: 'call', title: 'A call', ...call })]);
        await saveProfile(transaction, aTraveller({ roles: [aRole({ type: RoleType.OrganizationAdmin })] }));
        await saveDownload(transaction, downloadNames.notifications, { checkedAt: NOW });
      },
    });
    fireEvent.press(await screen.findByRole('link', { name: /^Open: A call/ }));
    expect(onOpen).toHaveBeenCalledWith('/request/issue-2');
  });

  it('shows a message of a kind that nobody knows as plain text, which can be read but not opened', async () => {
    await renderScreen(inbox, { fill: bring() });
    expect(await screen.findByText('Something new')).toBeOnTheScreen();
    expect(screen.queryByRole('link', { name: /Something new/ })).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Mark as read: Something new' }));
    await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(1));
  });

  it('takes back a deletion, also of the last message, and what was read stays read', async () => {
    const { opened } = await renderScreen(inbox, {
      fill: async (transaction) => {
        await replaceNotifications(transaction, [aNotification({ id: 'only', title: 'Only one' })]);
        await saveDownload(transaction, downloadNames.notifications, { checkedAt: NOW });
      },
    });
    fireEvent.press(await screen.findByRole('button', { name: 'Mark as read: Only one' }));
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    fireEvent.press(screen.getByRole('button', { name: 'Delete: Only one' }));
    expect(await screen.findByText('Message deleted')).toBeOnTheScreen();
    expect(await screen.findByText('No messages')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Only one')).toBeOnTheScreen();
    expect(screen.queryByText('Message deleted')).toBeNull();
    expect(await opened.reads.unsent()).toMatchObject([{ kind: 'notification-read' }]);
  });

  it('says that it is too late once the service has been asked', async () => {
    const { opened } = await renderScreen(inbox, { fill: bring() });
    fireEvent.press(await screen.findByRole('button', { name: 'Delete: Clashes' }));
    await screen.findByText('Message deleted');
    const [entry] = await opened.reads.unsent();
    await opened.store.database.write('user', (transaction) =>
      markSending(transaction, [entry?.id ?? ''], NOW),
    );
    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/too late to undo/)).toBeOnTheScreen();
  });

  it('deletes with one tap', async () => {
    const { opened } = await renderScreen(inbox, { fill: bring() });
    fireEvent.press(await screen.findByRole('button', { name: 'Delete: Clashes' }));
    await waitFor(() => expect(screen.queryByText('Clashes')).toBeNull());
    expect(await opened.reads.unsent()).toMatchObject([{ kind: 'notification-delete' }]);
  });

  it('deletes what is swiped to the left, and takes it back', async () => {
    const { opened } = await renderScreen(inbox, { fill: bring() });
    swipe(await screen.findByText('Clashes'), SwipeDirection.LEFT);
    expect(await screen.findByText('Message deleted')).toBeOnTheScreen();
    await waitFor(() => expect(screen.queryByText('Clashes')).toBeNull());
    expect(await opened.reads.unsent()).toMatchObject([{ kind: 'notification-delete' }]);
    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Clashes')).toBeOnTheScreen();
    expect(await opened.reads.unsent()).toEqual([]);
  });

  it('has read what is swiped to the right, once', async () => {
    const { opened } = await renderScreen(inbox, { fill: bring() });
    swipe(await screen.findByText('Clashes'), SwipeDirection.RIGHT);
    await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(1));
    swipe(screen.getByText('Clashes'), SwipeDirection.RIGHT);
    expect(screen.getByText('Clashes')).toBeOnTheScreen();
    expect(await opened.reads.unsent()).toMatchObject([
      { kind: 'notification-read', subject: 'notification/alert' },
    ]);
  });

  it('puts the one that a tap outside of the app was about first', async () => {
    await renderScreen(<InboxScreen askedFor="odd" onOpen={onOpen} onBack={jest.fn()} />, { fill: bring() });
    await screen.findByText('Something new');
    const titles = screen
      .getAllByText(/^(Clashes|Something new)$/)
      .map((title) => title.props.children as string);
    expect(titles).toEqual(['Something new', 'Clashes']);
  });

  it('says how old it is, and that there is no network', async () => {
    await renderScreen(inbox, { fill: bring(NOW - OLD_MS), isOffline: true });
    expect(
      await screen.findByText(/May be out of date · checked 2 days ago · you are offline/),
    ).toBeOnTheScreen();
  });
});
