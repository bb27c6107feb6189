import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { CheckInSheets } from '@/features/check-in/check-in-sheets';
import { OpenHelp } from '@/features/check-in/open-help';
import { ActiveIssue } from '@/features/issues/active-issue';
import { AskForHelp } from '@/features/issues/ask-for-help';
import { IssueScreen } from '@/features/issues/issue-screen';
import { IssuesScreen } from '@/features/issues/issues-screen';
import { CheckInAccuracy, CheckInStatus } from '@/contract/check-in';
import type { Issue } from '@/contract/issue';
import { improveCheckIn, saveCheckIn } from '@/store/check-ins';
import { saveConversations } from '@/store/conversations';
import { replaceIssues } from '@/store/issues';
import { markSending, parkEntry } from '@/store/outbox';
import { cancelIssue } from '@/store/issue-writes';
import { saveProfile } from '@/store/profile';
import type { Transaction } from '@/store/store-database';

import { aConversation, aMessage } from '../../support/conversations';
import { bringCountries, inCusco } from '../../support/on-the-spot';
import { anIssue } from '../../support/issues';
import { databaseFilesIn } from '../../support/node-sqlite';
import { aTraveller } from '../../support/records';
import {
  NOW,
  openApp,
  renderIn,
  renderScreen,
  type OnTheDevice,
  type OpenApp,
} from '../../support/render-screen';
import { temporaryFolder } from '../../support/temporary-folder';

const aCheckIn = {
  latitude: null,
  longitude: null,
  accuracy: CheckInAccuracy.Unknown,
  country_code: null,
  request_id: null,
};
const onOpen = jest.fn();
const onBack = jest.fn();
const having =
  (...issues: Issue[]) =>
  (transaction: Transaction) =>
    replaceIssues(transaction, { issues, asOf: null }, 'whole');
/** Of each of these requests something was said that the traveller has not read. */
async function hearingOf(transaction: Transaction, issueIds: readonly string[]): Promise<void> {
  await saveProfile(transaction, aTraveller());
  const conversations = issueIds.map((issueId) => {
    const id = `about-${issueId}`;
    const message = aMessage({ id: `said-${issueId}`, body: 'Where are you?' });
    return aConversation({ id, issue_id: issueId, messages: [message] });
  });
  await saveConversations(transaction, conversations);
}

const anyTab = (
  <CheckInSheets askForHelp={(id) => <AskForHelp key={id} checkInId={id} />}>
    <OpenHelp>
      <CheckInPanel />
    </OpenHelp>
  </CheckInSheets>
);
const callForHelp = async () => {
  fireEvent.press(screen.getByRole('button', { name: 'I need help' }));
  await screen.findByRole('heading', { name: 'What kind of help?' });
};

describe('asking for help', () => {
  beforeEach(() => jest.useFakeTimers());

  it('says what kind in the sheet of the call, offline, beside the numbers; a mistake takes it back', async () => {
    const app = await openApp({
      fill: bringCountries,
      isOffline: true,
      dependencies: { createLocator: inCusco },
    });
    await renderIn(app, anyTab);
    await callForHelp();
    fireEvent.press(screen.getByRole('checkbox', { name: 'Lost passport' }));
    expect(screen.getByText('Goes to your company, with your position.')).toBeTruthy();
    fireEvent.changeText(screen.getByLabelText('A few words, if you like'), 'In a taxi');
    fireEvent.press(screen.getByRole('button', { name: 'Choose from your photos' }));
    await screen.findByRole('button', { name: 'Take the photo away' });
    fireEvent.press(screen.getByRole('button', { name: 'Ask for this help' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask for this help' })).toBeNull());
    expect(screen.getByText('Lost passport')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Call/ }).length).toBeGreaterThan(0);
    const [call] = await app.opened.reads.checkIns.list();
    expect(await app.opened.reads.issues.list()).toMatchObject([
      { type: 10, description: 'In a taxi', checkInId: call?.id, sending: { kind: 'waiting' } },
    ]);
    // The photo is the first thing that is said about it, and goes behind it.
    const waiting = (await app.opened.reads.unsent()).map(({ kind }) => kind);
    expect(waiting).toEqual(['check-in', 'issue-create', 'issue-photo']);
    fireEvent.press(screen.getAllByRole('button', { name: "I'm safe" }).at(-1) ?? screen.getByText('?'));
    await screen.findByText('Saved: you are safe');
    expect(await app.opened.reads.issues.list()).toEqual([]);
  });

  it.each(['openOfCall', 'placeOfCall'] as const)(
    'says in the sheet where %s could not be read, and reads it again for whoever taps',
    async (what) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const app = await openApp({ fill: bringCountries, isOffline: true });
      const { issues, checkIns } = app.opened.reads;
      const failing =
        what === 'openOfCall' ? jest.spyOn(issues, 'openOfCall') : jest.spyOn(checkIns, 'placeOfCall');
      failing.mockRejectedValue(new Error('disk I/O error'));
      await renderIn(app, anyTab);
      fireEvent.press(screen.getByRole('button', { name: 'I need help' }));
      const again = await screen.findByRole('button', { name: 'Try again' });
      failing.mockRestore();
      fireEvent.press(again);
      expect(await screen.findByRole('heading', { name: 'What kind of help?' })).toBeOnTheScreen();
    },
  );

  it('finds what was begun again after the app was killed, until it is asked for or the call is over', async () => {
    const files = databaseFilesIn(temporaryFolder());
    const start = async (fill?: OnTheDevice['fill']) => {
      const app = await openApp({ fill, isOffline: true, dependencies: { files, createLocator: inCusco } });
      await renderIn(app, anyTab);
      return app;
    };
    const kill = async (app: OpenApp) => {
      act(() => jest.advanceTimersByTime(400));
      await waitFor(async () =>
        expect(await app.opened.reads.issues.draft()).toEqual({ type: 10, description: 'In a taxi' }),
      );
      await waitFor(async () => expect(await app.opened.reads.draftPhoto('help')).not.toBeNull());
      screen.unmount();
      await app.runtime.running.close();
    };
    const begin = async () => {
      fireEvent.press(screen.getByRole('checkbox', { name: 'Lost passport' }));
      fireEvent.changeText(screen.getByLabelText('A few words, if you like'), 'In a taxi');
      fireEvent.press(screen.getByRole('button', { name: 'Choose from your photos' }));
      await screen.findByRole('button', { name: 'Take the photo away' });
    };
    const first = await start(bringCountries);
    await callForHelp();
    await begin();
    await kill(first);

    const { reads } = (await start()).opened;
    // Of the same call: nobody has to call a second time to say what for.
    fireEvent.press(await screen.findByRole('button', { name: 'Say what you need' }));
    expect(await screen.findByDisplayValue('In a taxi')).toBeTruthy();
    await screen.findByRole('button', { name: 'Take the photo away' });
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Ask for this help' })));
    await screen.findByText('Lost passport');
    const nothing = { type: null, description: '' };
    expect(await reads.issues.draft()).toEqual(nothing);
    expect(await reads.draftPhoto('help')).toBeNull();
    const waiting = (await reads.unsent()).map(({ kind }) => kind);
    expect(waiting).toEqual(['check-in', 'issue-create', 'issue-photo']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Say what you need' })).toBeNull());
  });

  it('finds what was begun with a second tap on "I need help" too, while the call is open', async () => {
    let now = NOW;
    const clock = { now: () => now, today: () => '2026-03-20' };
    const app = await openApp({
      fill: bringCountries,
      isOffline: true,
      dependencies: { createLocator: inCusco, clock },
    });
    await renderIn(app, anyTab);
    await callForHelp();
    fireEvent.press(screen.getByRole('checkbox', { name: 'Lost passport' }));
    fireEvent.changeText(screen.getByLabelText('A few words, if you like'), 'In a taxi');
    await act(() => jest.advanceTimersByTimeAsync(400));
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('What kind of help?')).toBeNull());
    // No finger trembles for so long.
    now += 60_000;
    await callForHelp();
    expect(await screen.findByDisplayValue('In a taxi')).toBeOnTheScreen();
    expect(screen.getByRole('checkbox', { name: 'Lost passport', checked: true })).toBeOnTheScreen();
    const calls = (await app.opened.reads.unsent()).map(({ kind }) => kind);
    expect(calls).toEqual(['check-in', 'check-in']);
  });

  const offered = () => screen.getAllByRole('checkbox').map(({ props }) => String(props.accessibilityLabel));
  const withDoctorsIn = (doctor_countries?: string[]) => async (transaction: Transaction) => {
    await bringCountries(transaction);
    await saveProfile(transaction, aTraveller({ doctor_countries }));
  };

  it.each([[['CO']], [[]], [undefined]])(
    'offers no doctors where the service said that they are in %j: the company would read what is meant for them',
    async (countries) => {
      const app = await openApp({
        fill: withDoctorsIn(countries),
        isOffline: true,
        dependencies: { createLocator: inCusco },
      });
      // Begun where there were some.
      await app.opened.mutations.saveHelpDraft({ type: 1, description: 'A rash' });
      await renderIn(app, anyTab);
      await callForHelp();
      expect(offered()).not.toContain('A doctor here');
      expect(screen.queryByRole('button', { name: 'Ask for this help' })).toBeNull();
      fireEvent.press(screen.getByRole('checkbox', { name: 'Medical help' }));
      expect(screen.getByText('Goes to your company, with your position.')).toBeTruthy();
    },
  );

  it('offers doctors as soon as the country is known, and moves nothing else for it', async () => {
    const app = await openApp({ fill: withDoctorsIn(['PE']), isOffline: true });
    const { opened } = app;
    await renderIn(app, anyTab);
    await callForHelp();
    const before = offered();
    const [call] = await opened.reads.checkIns.list();
    const inPeru = {
      latitude: -13.53,
      longitude: -71.97,
      accuracy: CheckInAccuracy.Fine,
      country_code: 'PE',
    };
    await act(() =>
      opened.store.database.write('user', (transaction) =>
        improveCheckIn(transaction, call?.id ?? '', inPeru),
      ),
    );
    await screen.findByRole('checkbox', { name: 'A doctor here' });
    expect(offered()).toEqual([...before, 'A doctor here']);
    fireEvent.press(screen.getByRole('checkbox', { name: 'A doctor here' }));
    expect(
      screen.getByText(
        'Goes to doctors and dentists in this country, with your position. If there is none any more when it arrives, your company gets it, so that somebody answers.',
      ),
    ).toBeTruthy();
  });

  it('promises no position where none is known', async () => {
    await renderIn(await openApp({ fill: bringCountries, isOffline: true }), anyTab);
    await callForHelp();
    fireEvent.press(screen.getByRole('checkbox', { name: 'Lost passport' }));
    expect(screen.getByText('Goes to your company.')).toBeTruthy();
    expect(screen.getByText(/It goes out without your position/)).toBeTruthy();
  });

  it('forgets what was begun when the traveller is safe', async () => {
    const { opened } = await openApp();
    const say = (status: CheckInStatus) =>
      opened.store.database.write('user', (transaction) =>
        saveCheckIn(
          transaction,
          { ...aCheckIn, status, checkedInAt: new Date(NOW), deviceToken: 'd' },
          { newId: () => crypto.randomUUID(), now: () => NOW },
        ),
      );
    await say(CheckInStatus.Help);
    await opened.mutations.saveHelpDraft({ type: 10, description: 'In a taxi' });
    await opened.mutations.saveDraftPhoto('help', { content: 'AAAA', width: 4, height: 3 });
    await say(CheckInStatus.Unreported);
    expect(await opened.reads.issues.draft()).toEqual({ type: 10, description: 'In a taxi' });
    await say(CheckInStatus.Safe);
    expect(await opened.reads.issues.draft()).toEqual({ type: null, description: '' });
    expect(await opened.reads.draftPhoto('help')).toBeNull();
  });

  it('says after 20 s that nobody has confirmed it, and leads to emergency help', async () => {
    const { opened } = await renderScreen(
      <>
        <ActiveIssue onOpen={onOpen} />
        <IssuesScreen onOpen={onOpen} onBack={onBack} />
      </>,
    );
    await act(() => opened.mutations.askForHelp({ type: 10, description: '', checkInId: 'call' }));
    expect(await screen.findByText('On its way')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(19_000));
    expect(screen.queryByText(/Not confirmed yet/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Not confirmed yet')).toBeTruthy();
    expect(screen.getByText(/^Not confirmed yet · /)).toBeTruthy();
  });

  it.each([
    [0, 'Your company reads this request.'],
    [1, 'Doctors and dentists read this request. Your company does not.'],
  ] as const)('says on its page who reads one of type %j', async (type, readers) => {
    await renderScreen(<IssueScreen issueId="issue-1" onOpen={onOpen} onBack={onBack} />, {
      fill: having(anIssue({ type })),
    });
    expect(await screen.findByText(readers)).toBeTruthy();
  });

  it('says on its page who will read it, until the service has it', async () => {
    const app = await openApp();
    const id = await app.opened.mutations.askForHelp({ type: 10, description: '', checkInId: 'call' });
    await renderIn(app, <IssueScreen issueId={id} onOpen={onOpen} onBack={onBack} />);
    expect(await screen.findByText('Goes to your company.')).toBeTruthy();
  });

  it('offers emergency help on its page as long as nobody has confirmed it', async () => {
    const app = await openApp();
    const id = await app.opened.mutations.askForHelp({ type: 10, description: '', checkInId: 'call' });
    await renderIn(app, <IssueScreen issueId={id} onOpen={onOpen} onBack={onBack} />);
    await screen.findByText('On its way');
    expect(screen.queryByRole('button', { name: 'Emergency help' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    fireEvent.press(screen.getByRole('button', { name: 'Emergency help' }));
    expect(onOpen).toHaveBeenLastCalledWith('/help');
  });

  it('shows the request that is open, who has taken it, and leads to it', async () => {
    await renderScreen(<ActiveIssue onOpen={onOpen} />, {
      fill: having(anIssue({ id: 'old', status: 3 }), anIssue({ handler: 'Sam' })),
    });
    fireEvent.press(await screen.findByText('Sam has taken it'));
    expect(onOpen).toHaveBeenCalledWith('/request/issue-1');
  });

  it('says how many are open where there are several, what is new in them, and leads to them', async () => {
    const asked = { fill: having(anIssue({ handler: 'Sam' }), anIssue({ id: 'other', type: 20 })) };
    const { opened } = await renderScreen(<ActiveIssue onOpen={onOpen} />, asked);
    await screen.findByText('2 open requests');
    expect(screen.getByText('Sam has taken it · Sent, waiting for somebody')).toBeTruthy();
    await act(() =>
      opened.store.database.write('cache', (transaction) => hearingOf(transaction, ['issue-1', 'other'])),
    );
    fireEvent.press(await screen.findByText('2 new messages'));
    expect(onOpen).toHaveBeenLastCalledWith('/requests');
  });

  it('tells in the list in which of them somebody wrote', async () => {
    await renderScreen(<IssuesScreen onOpen={onOpen} onBack={onBack} />, {
      fill: async (transaction) => {
        await having(anIssue({ handler: 'Sam' }), anIssue({ id: 'other', type: 20 }))(transaction);
        await hearingOf(transaction, ['issue-1']);
      },
    });
    await screen.findByText(/^1 new message · Sam has taken it · /);
    expect(screen.getByText(/^Sent, waiting for somebody · /)).toBeTruthy();
  });

  it('lists what was asked for, how each stands, and leads to it', async () => {
    await renderScreen(<IssuesScreen onOpen={onOpen} onBack={onBack} />, {
      fill: having(anIssue(), anIssue({ id: 'old', type: 20, status: 3 })),
    });
    await screen.findByText(/^Sent, waiting for somebody · /);
    expect(screen.getByText(/^Closed · /)).toBeTruthy();
    fireEvent.press(screen.getByText('Lost luggage'));
    expect(onOpen).toHaveBeenCalledWith('/request/old');
  });

  it('withdraws a request once that is confirmed, and says that the service has not confirmed it yet', async () => {
    const { opened } = await renderScreen(<IssueScreen issueId="issue-1" onOpen={onOpen} onBack={onBack} />, {
      fill: having(anIssue()),
    });
    fireEvent.press(await screen.findByRole('button', { name: 'Withdraw this request' }));
    await screen.findByRole('heading', { name: 'Withdraw this request?' });
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Keep it' })));
    expect(await opened.reads.unsent()).toEqual([]);
    fireEvent.press(screen.getByRole('button', { name: 'Withdraw this request' }));
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Withdraw it' })));
    await screen.findByText('Withdrawn, not confirmed yet');
    expect(screen.queryByRole('button', { name: 'Withdraw this request' })).toBeNull();
  });

  it('tells that a request was over before its withdrawal arrived, until that is understood', async () => {
    const context = { newId: () => 'entry', now: () => 1 };
    const { opened } = await renderScreen(<IssueScreen issueId="issue-1" onOpen={onOpen} onBack={onBack} />, {
      fill: async (transaction) => {
        await having(anIssue())(transaction);
        await cancelIssue(transaction, 'issue-1', context);
        await having(anIssue({ status: 3 }))(transaction);
        await markSending(transaction, ['entry'], 1);
        await parkEntry(transaction, 'entry', { status: 409, message: 'No.', fields: [] });
      },
    });
    await screen.findByText('The request was over before your withdrawal arrived.');
    expect(screen.getByText('Closed')).toBeTruthy();
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Understood' })));
    expect(await opened.reads.unsent()).toEqual([]);
  });

  it('says that a request is not here', async () => {
    await renderScreen(<IssueScreen issueId="gone" onOpen={onOpen} onBack={onBack} />);
    expect(await screen.findByText('This request is not here')).toBeTruthy();
  });
});
