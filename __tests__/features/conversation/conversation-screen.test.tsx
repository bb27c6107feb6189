import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { ConversationScreen } from '@/features/conversation/conversation-screen';
import { LinkedConversation } from '@/features/conversation/linked-conversation';
import { ActiveIssue } from '@/features/issues/active-issue';
import type { OpenLine } from '@/platform/socket-line';
import { saveToldMessages } from '@/store/conversations';
import { keepPhoto, keepSentPhoto } from '@/store/message-photos';
import { writeMessage } from '@/store/message-writes';
import { listEntries, markSending, parkEntry, removeEntries } from '@/store/outbox';
import type { Transaction } from '@/store/store-database';

import { aMessage, aPhoto } from '../../support/conversations';
import { FakeOutsideApps } from '../../support/fake-outside-apps';
import { FakePhotos } from '../../support/fake-photos';
import { FakePicturePicker } from '../../support/fake-picture-picker';
import {
  ME,
  messageField as field,
  onBack,
  openConversation as open,
  press,
  talking,
  typeMessage as type,
} from '../../support/open-conversation';
import { databaseFilesIn } from '../../support/node-sqlite';
import { inCusco } from '../../support/on-the-spot';
import { renderScreen, type OpenApp } from '../../support/render-screen';
import { temporaryFolder } from '../../support/temporary-folder';
import { testDependencies } from '../../support/test-dependencies';

/** Opened, and nothing comes over it. */
const dumbLine: OpenLine = () => ({ send: () => undefined, close: () => undefined });
const onOpen = jest.fn();
const SAID = [
  aMessage({ position: 1, type: 3, user_id: null, body: 'Sam has joined.' }),
  aMessage({ position: 2, user_id: ME, client_id: 'mine', body: 'My passport is gone' }),
  aMessage({ position: 3, body: 'Where were you?', created_at: '2026-03-05T09:00:00.000Z' }),
  aMessage({ position: 4, type: 2, body: null, created_at: '2026-03-05T09:01:00.000Z' }),
];
const heard = (read: number) => [
  { user_id: ME, delivered_position: 4, read_position: read },
  { user_id: 'agent-1', delivered_position: 4, read_position: 2 },
];

describe('the conversation about a request', () => {
  beforeEach(() => jest.useFakeTimers());

  it('shows who said what and when, what is new, and what was deleted; whoever sees it has read it', async () => {
    const { opened } = await open(talking({ messages: SAID, positions: heard(2) }));
    await screen.findByText(/Where were you\?/);
    expect(screen.getByText(/Sam has joined\./)).toBeTruthy();
    expect(screen.getByText(/My passport is gone/)).toBeTruthy();
    expect(screen.getByText(/^Read /)).toBeTruthy();
    expect(screen.getByText(/This message was deleted/)).toBeTruthy();
    expect(screen.getByText('Sam Agent')).toBeTruthy();
    expect(screen.getAllByRole('heading').map(({ props }) => String(props.children))).toEqual(
      expect.arrayContaining(['Wednesday · Mar 4', 'New', 'Thursday · Mar 5']),
    );
    await waitFor(async () =>
      expect(await opened.reads.unsent()).toMatchObject([
        { kind: 'conversation-read', payload: { position: 4 } },
      ]),
    );
    expect(screen.getByText('New')).toBeTruthy();
  });

  it('says in its header with whom and about what', async () => {
    await open(talking());
    expect(await screen.findByRole('heading', { name: 'Sam · Lost passport' })).toBeOnTheScreen();
  });

  it('shows who writes at this moment, by their name', async () => {
    const { opened } = await open(talking({ messages: SAID }), { dependencies: { openLine: dumbLine } });
    await screen.findByText(/Where were you\?/);
    const typing = { conversationId: 'conversation-1', userId: 'agent-1' };
    act(() => opened.schedule.typing?.hear(typing));
    expect(screen.getByText('Sam Agent is writing …')).toBeTruthy();
    act(() => opened.schedule.typing?.hear({ ...typing, conversationId: 'another' }));
    act(() => opened.schedule.typing?.end(typing));
    expect(screen.queryByText(/is writing/)).toBeNull();
  });

  it('that lies behind another screen is not read', async () => {
    const { opened } = await renderScreen(
      <ConversationScreen issueId="issue-1" isInFront={false} onBack={onBack} />,
      { fill: talking({ messages: SAID, positions: heard(2) }) },
    );
    await screen.findByText(/Where were you\?/);
    expect(await opened.reads.unsent()).toEqual([]);
  });

  it('keeps what is written at every pause, and says it once, however often it is tapped', async () => {
    const { opened } = await open(talking(), { isOffline: true });
    await type('I am at the');
    act(() => jest.advanceTimersByTime(400));
    await waitFor(async () => expect(await opened.reads.conversations.draft('issue-1')).toBe('I am at the'));
    await type('I am at the station');
    const send = screen.getByRole('button', { name: 'Send' });
    await act(async () => {
      fireEvent.press(send);
      fireEvent.press(send);
    });
    await screen.findByText('I am at the station');
    expect(screen.getByText('Waiting for a signal · goes out by itself')).toBeTruthy();
    expect((await field()).props.value).toBe('');
    expect(await opened.reads.unsent()).toMatchObject([{ kind: 'issue-message' }]);
    act(() => jest.advanceTimersByTime(1000));
    expect(await opened.reads.conversations.draft('issue-1')).toBe('');
  });

  it('takes what waits back into the field to be edited, in front of what is there', async () => {
    const { opened } = await open(
      async (transaction) => {
        await talking()(transaction);
        await writeMessage(
          transaction,
          { issueId: 'issue-1', body: 'Frist' },
          { newId: () => 'a', now: () => 1 },
        );
      },
      { isOffline: true },
    );
    await type('second');
    await press('Edit');
    await waitFor(async () => expect((await field()).props.value).toBe('Frist\nsecond'));
    expect(await opened.reads.unsent()).toEqual([]);
  });

  const refused = async (transaction: Transaction) => {
    await talking()(transaction);
    for (const id of ['a', 'b']) {
      const context = { newId: () => id, now: () => 1 };
      await writeMessage(transaction, { issueId: 'issue-1', body: `Word ${id}` }, context);
      await markSending(transaction, [id], 1);
      const message = id === 'a' ? 'Too long.' : '';
      await parkEntry(transaction, id, { status: 422, message, fields: [] });
    }
  };

  it.each([
    ['Try again', 2],
    ['Delete', 1],
  ])('says why something was refused; "%s" leaves %d of two', async (name, left) => {
    const { opened } = await open(refused, { isOffline: true });
    await screen.findByText('Not sent · Too long.');
    expect(screen.getByText('Not sent · The service did not take it.')).toBeTruthy();
    const [first] = screen.getAllByRole('button', { name });
    await act(async () => first && fireEvent.press(first));
    const unsent = await opened.reads.unsent();
    expect(unsent).toHaveLength(left);
    expect(unsent.filter(({ parked }) => parked !== null)).toHaveLength(1);
  });

  it('sends where the traveller is', async () => {
    const { opened } = await open(talking(), { isOffline: true, dependencies: { createLocator: inCusco } });
    await field();
    await press('Send where I am');
    await screen.findByText(/^I am here: -13\./);
    expect(await opened.reads.unsent()).toMatchObject([
      { kind: 'issue-message', payload: { message: { type: 4, body: null } } },
    ]);
  });

  it('is not here where its request is not', async () => {
    await renderScreen(<LinkedConversation conversationId="gone" isInFront onBack={onBack} />);
    expect(await screen.findByText('This request is not here')).toBeTruthy();
  });

  it('is found by its own id, as messages of the service name it', async () => {
    await renderScreen(<LinkedConversation conversationId="conversation-1" isInFront onBack={onBack} />, {
      fill: talking({ messages: SAID }),
    });
    expect(await screen.findByText(/Where were you\?/)).toBeTruthy();
  });

  it('is one tap away from every tab while something in it is new', async () => {
    await renderScreen(<ActiveIssue onOpen={onOpen} />, {
      fill: talking({ messages: SAID, positions: heard(2) }),
    });
    fireEvent.press(await screen.findByText('2 new messages'));
    expect(onOpen).toHaveBeenCalledWith('/request/issue-1/conversation');
  });

  it('shows a photo that is here, also without a network, and opens it; of one that is not it says so', async () => {
    const messages = [
      aMessage({ position: 1, type: 4, body: 'Bring this', asset: aPhoto('A stamped form') }),
      aMessage({ position: 2, type: 4, body: null, asset: aPhoto('The entrance') }),
    ];
    const fill = async (transaction: Transaction) => {
      await talking({ messages })(transaction);
      await keepPhoto(transaction, 'message-1', { content: 'AAAA', width: 400, height: 300 }, 1);
    };
    await open(fill, { isOffline: true });
    const photo = await screen.findByRole('button', { name: 'Open the photo, A stamped form' });
    expect(screen.getByText(/Bring this/)).toBeTruthy();
    expect(screen.getByText('This photo is not on this device yet.')).toBeTruthy();
    // Nobody can ask for it now.
    expect(screen.queryByRole('button', { name: 'Fetch the photo' })).toBeNull();
    await act(async () => fireEvent.press(photo));
    expect(screen.getByRole('button', { name: 'Larger' })).toBeTruthy();
    await press('Close');
    expect(screen.queryByRole('button', { name: 'Larger' })).toBeNull();
  });

  it('fetches a photo that is in sight and not here, and lets the traveller ask for it again', async () => {
    const said = aMessage({ type: 4, body: null, asset: aPhoto() });
    const asked: string[] = [];
    const fetchBytes = async (url: string) => {
      asked.push(url);
      throw new TypeError('Network request failed');
    };
    const { service } = testDependencies();
    await open(talking({ messages: [said] }), { dependencies: { service: { ...service, fetchBytes } } });
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => fireEvent.press(await screen.findByRole('button', { name: 'Fetch the photo' })));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(new URL(asked[1] ?? '').pathname).toBe('/assets/photos/1/whole');
  });

  it('sends a photo with words, which is shown from the device while it waits', async () => {
    const picturePicker = new FakePicturePicker();
    const { opened } = await open(talking(), { isOffline: true, dependencies: { picturePicker } });
    await type('My passport');
    await press('Add a photo');
    await press('Choose from your photos');
    await screen.findByRole('button', { name: 'Take the photo away' });
    // What the system handed over lies in the open no longer.
    expect(picturePicker.gone).toEqual(['file:///chosen.jpg']);
    const send = screen.getByRole('button', { name: 'Send' });
    await act(async () => {
      fireEvent.press(send);
      fireEvent.press(send);
    });
    await screen.findByRole('button', { name: 'Open the photo, My passport' });
    expect(screen.queryByRole('button', { name: 'Take the photo away' })).toBeNull();
    expect((await field()).props.value).toBe('');
    expect(await opened.reads.unsent()).toMatchObject([
      { kind: 'issue-photo', payload: { message: { body: 'My passport' } } },
    ]);
    await press('Edit');
    await screen.findByRole('button', { name: 'Take the photo away' });
    expect(await opened.reads.unsent()).toEqual([]);
    expect(await screen.findByDisplayValue('My passport')).toBeOnTheScreen();
    await press('Send');
    // With another photo in the field there would be no room for this one.
    await press('Add a photo');
    await press('Choose from your photos');
    await screen.findByRole('button', { name: 'Take the photo away' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull());
    await press('Delete');
    await waitFor(async () => expect(await opened.reads.unsent()).toEqual([]));
  });

  it('offers to open and to call what a message names, after saying where that leads', async () => {
    const body = 'Fill in https://forms.example.org/lost?id=4, then call +57 1 234 5678.';
    await open(talking({ messages: [aMessage({ body })] }), { isOffline: true });
    expect(await screen.findByRole('button', { name: 'Call +5712345678' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: 'forms.example.org' }));
    expect(await screen.findByText('https://forms.example.org/lost?id=4')).toBeOnTheScreen();
  });

  it('shows how much of a photo has left', async () => {
    const photo = { content: 'AAAA', width: 4, height: 3 };
    const context = { newId: () => 'entry-1', now: () => 1 };
    const fill = async (transaction: Transaction) => {
      await talking()(transaction);
      await writeMessage(transaction, { issueId: 'issue-1', body: 'Look', photo }, context);
    };
    const { opened } = await open(fill, { isOffline: true });
    await screen.findByRole('button', { name: 'Open the photo, Look' });
    const { status } = opened.engine;
    const tell = (sent: number) =>
      act(() => status.set({ ...status.get(), uploads: [{ entryId: 'entry-1', sent, total: 200 }] }));
    tell(60);
    expect(screen.getByRole('progressbar', { name: 'On its way' })).toHaveAccessibilityValue({ now: 30 });
    tell(200);
    expect(screen.getByText('On its way · 100%')).toBeTruthy();
    act(() => status.set({ ...status.get(), uploads: [] }));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('keeps a photo in sight when it has been sent', async () => {
    const photo = { content: 'AAAA', width: 4, height: 3 };
    const context = { newId: () => crypto.randomUUID(), now: () => 1 };
    const fill = async (transaction: Transaction) => {
      await talking()(transaction);
      await writeMessage(transaction, { issueId: 'issue-1', body: 'Look', photo }, context);
    };
    const { opened } = await open(fill, { isOffline: true });
    await screen.findByRole('button', { name: 'Open the photo, Look' });
    await act(() =>
      opened.store.database.write('user', async (transaction) => {
        const [entry] = await listEntries(transaction);
        await removeEntries(transaction, [entry?.id ?? '']);
        const sent = { user_id: ME, client_id: entry?.id, type: 4 as const, body: 'Look', asset: aPhoto() };
        const told = { conversationId: 'conversation-1', messages: [aMessage(sent)], from: 0, to: 1 };
        await saveToldMessages(transaction, told);
        const known = { messageId: 'message-1', entryId: entry?.id ?? '' };
        await keepSentPhoto(transaction, known, photo, 1);
      }),
    );
    await screen.findByText(/^Sent /);
    expect(screen.getByRole('button', { name: 'Open the photo, Look' })).toBeTruthy();
    expect(screen.queryByText('This photo is not on this device yet.')).toBeNull();
  });

  it('says why there is no photo, and the way out; nothing is lost of what was written', async () => {
    const picturePicker = new FakePicturePicker();
    picturePicker.taken = { kind: 'not-allowed' };
    const outsideApps = new FakeOutsideApps();
    const photos = new FakePhotos();
    photos.answerWith('file:///chosen.jpg', { kind: 'heic' });
    await open(talking(), { dependencies: { picturePicker, outsideApps, photos } });
    await type('Look');
    await press('Add a photo');
    await press('Take a photo');
    expect(await screen.findByText(/may not use the camera/)).toBeTruthy();
    await press('Open settings');
    expect(outsideApps.timesSettingsOpened).toBe(1);
    await press('Choose from your photos');
    expect(await screen.findByText(/HEIC/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open settings' })).toBeNull();
    expect((await field()).props.value).toBe('Look');
  });

  it('keeps a photo that is chosen and not sent when the app is killed, until it is sent or taken away', async () => {
    const files = databaseFilesIn(temporaryFolder());
    const device = { isOffline: true, dependencies: { files } };
    const kill = async ({ runtime }: OpenApp) => {
      screen.unmount();
      await runtime.running.close();
    };
    const first = await open(talking(), device);
    await type('My passport');
    await press('Add a photo');
    await press('Choose from your photos');
    await screen.findByRole('button', { name: 'Take the photo away' });
    await waitFor(async () => expect(await first.opened.reads.draftPhoto('issue/issue-1')).not.toBeNull());
    await kill(first);

    const second = await open(undefined, device);
    await screen.findByRole('button', { name: 'Take the photo away' });
    expect(await screen.findByDisplayValue('My passport')).toBeTruthy();
    await press('Send');
    await screen.findByRole('button', { name: 'Open the photo, My passport' });
    expect(screen.queryByRole('button', { name: 'Take the photo away' })).toBeNull();
    await press('Add a photo');
    await press('Choose from your photos');
    await screen.findByRole('button', { name: 'Take the photo away' });
    await press('Take the photo away');
    await waitFor(async () => expect(await second.opened.reads.draftPhoto('issue/issue-1')).toBeNull());
    expect(await second.opened.reads.unsent()).toHaveLength(1);
    await kill(second);

    await open(undefined, device);
    await screen.findByRole('button', { name: 'Open the photo, My passport' });
    expect(screen.queryByRole('button', { name: 'Take the photo away' })).toBeNull();
  });

  it('takes back what was said, once that is confirmed', async () => {
    const { opened } = await open(talking({ messages: SAID, positions: heard(4) }), { isOffline: true });
    await screen.findByText(/My passport is gone/);
    await press('Take the message back');
    await press('Keep it');
    expect(await opened.reads.unsent()).toEqual([]);
    await press('Take the message back');
    await press('Take it back');
    await waitFor(() => expect(screen.queryByText(/My passport is gone/)).toBeNull());
    expect(await opened.reads.unsent()).toMatchObject([{ kind: 'message-delete' }]);
    expect(screen.queryByRole('button', { name: 'Take the message back' })).toBeNull();
  });
});
