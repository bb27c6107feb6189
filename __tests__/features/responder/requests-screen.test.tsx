import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

import type { Message } from '@/contract/conversation';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import { ChooseRequest } from '@/features/responder/choose-request';
import { RequestScreen } from '@/features/responder/request-screen';
import { RequestsScreen } from '@/features/responder/requests-screen';
import { ResponderPanes, ResponderScreen } from '@/features/responder/responder-panes';
import { saveConversations } from '@/store/conversations';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveHospitals } from '@/store/hospitals';
import { replaceIssues } from '@/store/issues';
import { listEntries, parkEntry } from '@/store/outbox';
import { saveProfile } from '@/store/profile';
import { moveRequest } from '@/store/requests-of-others';
import type { Transaction } from '@/store/store-database';

import { aConversation, aMessage } from '../../support/conversations';
import { FakeOutsideApps } from '../../support/fake-outside-apps';
import { anIssueOfAnother, aPerson } from '../../support/issues';
import { aHospital, aShortCountry, aTraveller, aTrip } from '../../support/records';
import { NOW, renderForResponder } from '../../support/render-screen';

// The navigator is not part of what is tried here.
jest.mock('expo-router', () => ({ useIsFocused: () => true }));
// The map has tests of its own.
jest.mock('@/map/travel-map', () => ({ TravelMap: () => null }));

const onOpen = jest.fn();
const onBack = jest.fn();
const HOUR = 3_600_000;

const having =
  (...issues: Issue[]) =>
  async (transaction: Transaction) => {
    await saveProfile(transaction, aTraveller());
    await saveShortCountries(transaction, [aShortCountry({ country_code: 'PE', travel_status: 1 })]);
    await saveDownload(transaction, downloadNames.issues, { checkedAt: NOW });
    await replaceIssues(transaction, { issues, asOf: null }, 'whole');
  };
const talkOf = (issueId: string, messages: Message[]) => aConversation({ issue_id: issueId, messages });
const askedAt = (time: number) => ({ created_at: new Date(time).toISOString() });
const aCall = (changes: Partial<Issue> = {}) =>
  anIssueOfAnother({
    type: IssueType.Other,
    status: IssueStatus.CollectingDetails,
    description: null,
    called_at: new Date(NOW).toISOString(),
    ...changes,
  });
const mine = (changes: Partial<Issue> = {}) =>
  anIssueOfAnother({ status: IssueStatus.Handling, current_handler: aPerson(), ...changes });

describe('the requests of others', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    onOpen.mockClear();
  });

  it('say who waits for what, how long and where; chips part them, and each leads to its request', async () => {
    await renderForResponder(<RequestsScreen onOpen={onOpen} />, {
      fill: having(
        anIssueOfAnother(askedAt(NOW - 2 * HOUR)),
        mine({ id: 'mine', type: 20 }),
        anIssueOfAnother({ id: 'theirs', handler: 'Kim' }),
        anIssueOfAnother({ id: 'over', status: IssueStatus.Closed }),
      ),
    });
    await screen.findByText('Lost passport · Mia Berg');
    expect(screen.getByText('Waiting for 2 h')).toBeTruthy();
    expect(await screen.findByText('Peru')).toBeTruthy();
    expect(screen.getByText('Caution')).toBeTruthy();
    fireEvent.press(screen.getByRole('tab', { name: 'Mine 1' }));
    fireEvent.press(await screen.findByText('Lost luggage · Mia Berg'));
    expect(onOpen).toHaveBeenCalledWith('/request/mine');
    fireEvent.press(screen.getByRole('tab', { name: 'Taken 1' }));
    expect(await screen.findByText('Kim has taken it')).toBeTruthy();
    fireEvent.press(screen.getByRole('tab', { name: 'Over 1' }));
    expect(await screen.findByText('Closed')).toBeTruthy();
  });

  it('say on the card of one that is theirs that the traveller has written', async () => {
    const said = [1, 2].map((position) => aMessage({ position, user_id: 'traveller-2' }));
    const { opened } = await renderForResponder(<RequestsScreen onOpen={onOpen} />, {
      fill: async (transaction) => {
        await having(mine())(transaction);
        await saveConversations(transaction, [talkOf('issue-2', said)]);
      },
    });
    expect(await screen.findByText('2 new messages')).toBeTruthy();
    await act(() => opened.mutations.readConversation({ issueId: 'issue-2', position: 2 }));
    await waitFor(() => expect(screen.queryByText('2 new messages')).toBeNull());
  });

  it('stay with the chip that was chosen when the phone is folded or the window becomes wide', async () => {
    const window = Dimensions.get('window');
    const screenOfDevice = Dimensions.get('screen');
    const resize = (width: number) =>
      act(() => Dimensions.set({ window: { ...window, width }, screen: screenOfDevice }));
    const list = <RequestsScreen onOpen={onOpen} />;
    await renderForResponder(
      <ResponderPanes list={list}>
        <ResponderScreen beside={<ChooseRequest />}>{list}</ResponderScreen>
      </ResponderPanes>,
      { fill: having(anIssueOfAnother(), anIssueOfAnother({ id: 'over', status: IssueStatus.Closed })) },
    );
    fireEvent.press(await screen.findByRole('tab', { name: 'Over 1' }));
    resize(1200);
    expect(await screen.findByRole('tab', { name: 'Over 1', selected: true })).toBeTruthy();
    fireEvent.press(screen.getByRole('tab', { name: 'Taken 0' }));
    resize(390);
    expect(await screen.findByRole('tab', { name: 'Taken 0', selected: true })).toBeTruthy();
    resize(window.width);
  });

  it('begin with those of whoever looks, where nobody else waits', async () => {
    await renderForResponder(<RequestsScreen onOpen={onOpen} />, {
      fill: having(mine({ id: 'mine', type: 20 })),
    });
    expect(await screen.findByRole('tab', { name: 'Mine 1', selected: true })).toBeTruthy();
    expect(screen.getByText('Lost luggage · Mia Berg')).toBeTruthy();
  });

  it('begin so also where they came after the screen was opened, and stay when somebody else waits', async () => {
    const { opened } = await renderForResponder(<RequestsScreen onOpen={onOpen} />, { fill: having() });
    await screen.findByRole('tab', { name: 'Mine 0' });
    const come = (...issues: Issue[]) =>
      act(() => opened.store.database.write('cache', (transaction) => having(...issues)(transaction)));
    await come(mine({ id: 'mine', type: 20 }));
    expect(await screen.findByRole('tab', { name: 'Mine 1', selected: true })).toBeTruthy();
    await come(mine({ id: 'mine', type: 20 }), anIssueOfAnother());
    await screen.findByRole('tab', { name: 'Waiting 1' });
    expect(screen.getByRole('tab', { name: 'Mine 1', selected: true })).toBeTruthy();
  });

  it('begin with who called for help and said no more, however long others wait; no other list hides that', async () => {
    await renderForResponder(<RequestsScreen onOpen={onOpen} />, {
      fill: having(
        anIssueOfAnother(askedAt(NOW - 2 * HOUR)),
        aCall({ id: 'call', ...askedAt(NOW - HOUR) }),
        mine({ id: 'mine', type: 20 }),
      ),
    });
    const names = await screen.findAllByText(/ · Mia Berg$/);
    expect(names.map(({ props }) => String(props.children))).toEqual([
      'Call for help · Mia Berg',
      'Lost passport · Mia Berg',
    ]);
    expect(screen.getByText('Has not said what for')).toBeTruthy();
    expect(screen.queryByText('A call for help waits')).toBeNull();
    fireEvent.press(screen.getByRole('tab', { name: 'Mine 1' }));
    fireEvent.press(await screen.findByText('A call for help waits'));
    fireEvent.press(await screen.findByText('Call for help · Mia Berg'));
    expect(onOpen).toHaveBeenCalledWith('/request/call');
  });

  it('say which was over and is open again, and since when it waits', async () => {
    const again = { reopened_at: new Date(NOW - HOUR).toISOString() };
    await renderForResponder(<RequestsScreen onOpen={onOpen} />, {
      fill: having(anIssueOfAnother({ ...askedAt(NOW - 50 * HOUR), ...again })),
    });
    expect(await screen.findByText('Open again')).toBeTruthy();
    expect(screen.getByText('Waiting for 1 h')).toBeTruthy();
  });

  it('that there are none of are told apart from those that were never downloaded', async () => {
    await renderForResponder(<RequestsScreen onOpen={onOpen} />, { fill: having() });
    expect(await screen.findByText('Nobody is waiting')).toBeTruthy();
    screen.unmount();
    await renderForResponder(<RequestsScreen onOpen={onOpen} />);
    expect(await screen.findByText('Nothing downloaded yet')).toBeTruthy();
  });
});

describe('a request of somebody else', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    onOpen.mockClear();
  });
  const open = (fill: (transaction: Transaction) => Promise<void>, isOffline = false) =>
    renderForResponder(<RequestScreen requestId="issue-2" onOpen={onOpen} onBack={onBack} />, {
      fill,
      isOffline,
    });

  it('is taken without a network: on the disk, not confirmed yet, with the way to the conversation', async () => {
    const { opened } = await open(having(anIssueOfAnother()), true);
    expect(await screen.findByText('Take the request to write to the traveller.')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Take this request' }));
    expect((await screen.findAllByText('Not confirmed yet')).length).toBeGreaterThan(0);
    expect(await opened.store.database.read(listEntries)).toMatchObject([
      { kind: 'issue-move', payload: { to: 'claim' } },
    ]);
    fireEvent.press(screen.getByText('Conversation'));
    expect(onOpen).toHaveBeenCalledWith('/request/issue-2/conversation');
    expect(screen.getByRole('button', { name: 'Close: help is given' })).toBeTruthy();
  });

  it('is closed, and finished for good, once that is confirmed', async () => {
    const { opened } = await open(having(mine()), true);
    const press = async (name: string) =>
      act(async () => fireEvent.press(await screen.findByRole('button', { name })));
    const moves = async () =>
      (await opened.store.database.read(listEntries)).map(({ payload }) => payload as { to: string });
    await press('Close: help is given');
    expect(screen.getByRole('heading', { name: 'Close this request?' })).toBeTruthy();
    await press('Not yet');
    expect(await moves()).toEqual([]);
    await press('Close: help is given');
    await press('Close it');
    expect(await moves()).toMatchObject([{ to: 'close' }]);
    await press('Finish for good');
    expect(screen.getByRole('heading', { name: 'Finish this request for good?' })).toBeTruthy();
    await press('Not yet');
    expect(await moves()).toHaveLength(1);
    await press('Finish for good');
    await press('Finish it');
    expect((await moves()).at(-1)).toMatchObject({ to: 'finish' });
  });

  it('that is finished lets nobody write any more: what was said can be read', async () => {
    await open(async (transaction) => {
      await having(mine({ status: IssueStatus.Finished }))(transaction);
      await saveConversations(transaction, [talkOf('issue-2', [aMessage({ user_id: 'traveller-1' })])]);
    });
    expect(await screen.findByText('Finished')).toBeTruthy();
    fireEvent.press(await screen.findByText('Conversation'));
    expect(onOpen).toHaveBeenCalledWith('/request/issue-2/conversation');
    expect(screen.queryByText('Write to the traveller')).toBeNull();
    expect(screen.getByText('Read what was said')).toBeTruthy();
  });

  it('that another was first to take says so plainly, until that is understood', async () => {
    const context = { newId: () => 'claim', now: () => 1 };
    await open(async (transaction) => {
      await having(anIssueOfAnother())(transaction);
      await moveRequest(transaction, { issueId: 'issue-2', to: 'claim' }, context);
      await parkEntry(transaction, 'claim', { status: 409, message: 'Conflict', fields: [] });
    });
    expect(await screen.findByText('You did not get this request')).toBeTruthy();
    expect(screen.getByText(/^Somebody else was first/)).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(screen.queryByText('You did not get this request')).toBeNull());
  });

  it.each([
    ['who has it', anIssueOfAnother({ handler: 'Kim' }), 'Kim was first.'],
    ['that nobody needs it any more', anIssueOfAnother({ status: 4 }), 'Withdrawn by the traveller'],
  ])('that another was first to take says %s, once it is known', async (_what, later, said) => {
    const context = { newId: () => 'claim', now: () => 1 };
    await open(async (transaction) => {
      await having(anIssueOfAnother())(transaction);
      await moveRequest(transaction, { issueId: 'issue-2', to: 'claim' }, context);
      await parkEntry(transaction, 'claim', { status: 409, message: 'Conflict', fields: [] });
      const updated_at = new Date(NOW).toISOString();
      await replaceIssues(transaction, { issues: [{ ...later, updated_at }], asOf: null }, 'whole');
    });
    expect(await screen.findByText('You did not get this request')).toBeTruthy();
    expect(screen.queryByText(/^Somebody else was first/)).toBeNull();
    expect(screen.getAllByText(said)[0]).toBeOnTheScreen();
  });

  it('that may have been closed long ago asks whether to close it, and does not say that it was refused', async () => {
    const context = { newId: () => 'close', now: () => 1 };
    await open(async (transaction) => {
      await having(mine())(transaction);
      await moveRequest(transaction, { issueId: 'issue-2', to: 'close' }, context);
      const asks = 'whether-to-overwrite' as const;
      await parkEntry(transaction, 'close', { status: 0, message: '', fields: [], asks });
    });
    expect(await screen.findByText('Sent already?')).toBeTruthy();
    expect(screen.queryByText(/was not closed/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeOnTheScreen();
  });

  it('that a colleague has taken is theirs; who steps in joins what is said, also without a network', async () => {
    const { opened } = await open(having(anIssueOfAnother({ handler: 'Kim' })), true);
    expect(await screen.findByText('Kim has taken it')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Take|Close|Finish/ })).toBeNull();
    expect(screen.getByText('Read what was said')).toBeTruthy();
    expect(await screen.findByText('Insured until May')).toBeTruthy();
    const press = (name: string) =>
      act(async () => fireEvent.press(screen.getAllByRole('button', { name }).at(-1) ?? screen.root));
    await press('Step in');
    expect(screen.getByText(/^All who take part are told/)).toBeTruthy();
    await press('Not now');
    expect(await opened.store.database.read(listEntries)).toEqual([]);
    await press('Step in');
    await press('Step in');
    expect(await opened.store.database.read(listEntries)).toMatchObject([{ kind: 'conversation-join' }]);
    expect(onOpen).toHaveBeenCalledWith('/request/issue-2/conversation');
    expect(await screen.findByText('Write to the traveller')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Step in' })).toBeNull();
  });

  it('who called for help and said no more can be called, and is asked by whoever takes it', async () => {
    const outsideApps = new FakeOutsideApps();
    const call = aCall({ whereabouts: { position: null, trip: null, phone_number: '+49 (0)30 123456' } });
    await renderForResponder(<RequestScreen requestId="issue-2" onOpen={onOpen} onBack={onBack} />, {
      fill: having(call),
      dependencies: { outsideApps },
    });
    expect(await screen.findByRole('heading', { name: 'Call for help' })).toBeTruthy();
    expect(screen.getByText('They called for help and said no more')).toBeTruthy();
    await act(async () => fireEvent.press(screen.getByText('+49 (0)30 123456')));
    expect(outsideApps.called).toEqual(['+4930123456']);
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Take this request' })));
    expect(await screen.findByText('You have taken it')).toBeTruthy();
    expect(screen.queryByText('They called for help and said no more')).toBeNull();
  });

  it('that was a call says so when they are safe', async () => {
    await open(having(aCall({ status: IssueStatus.Cancelled })));
    expect(await screen.findByText('They say they are safe')).toBeTruthy();
  });

  it('takes notes, which wait, and pins', async () => {
    await open(having(mine()), true);
    fireEvent.changeText(await screen.findByLabelText('New note'), 'Blood group A');
    fireEvent.press(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Blood group A')).toBeTruthy();
    expect(screen.getByText('Waiting to be sent')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Pin' }));
    expect(await screen.findByText('Pinned')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Unpin' })).toBeTruthy();
  });

  it('keeps a note that is begun, also where the screen is left in the middle of a word', async () => {
    const { opened } = await open(having(mine()), true);
    fireEvent.changeText(await screen.findByLabelText('New note'), 'Blood gr');
    screen.unmount();
    await waitFor(async () =>
      expect(await opened.reads.conversations.draft('issue-2', 'note')).toBe('Blood gr'),
    );
  });

  it('says where whoever asked is, what is near them, and on which trip they asked', async () => {
    const position = { lat: -13.53, lng: -71.97, at: new Date(NOW - HOUR).toISOString(), country_code: 'PE' };
    const trip = { ...aTrip(), name: 'Andes' };
    await open(async (transaction) => {
      await having(mine({ whereabouts: { position, trip } }))(transaction);
      await saveHospitals(transaction, 'country/peru/hospitals', [aHospital()], 'whole');
    });
    expect(await screen.findByText('Where they are')).toBeTruthy();
    expect(screen.getByText(/^Last told /)).toBeTruthy();
    expect(await screen.findByText('Andes')).toBeTruthy();
    fireEvent.press(await screen.findByText(aHospital().name));
    expect(onOpen).toHaveBeenCalledWith(`/hospital/${aHospital().id}`);
  });

  it('that is not here says what may be the reason', async () => {
    await open(having());
    expect(await screen.findByText('This request is not here')).toBeTruthy();
  });
});
