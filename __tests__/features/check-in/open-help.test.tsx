import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';

import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { OpenHelp } from '@/features/check-in/open-help';
import { CheckInStatus } from '@/contract/check-in';
import type { Issue } from '@/contract/issue';
import type { Dependencies } from '@/runtime/dependencies';
import { markCheckInSent, saveCheckIn } from '@/store/check-ins';
import { replaceIssues } from '@/store/issues';
import { removeEntries } from '@/store/outbox';
import { saveProfile } from '@/store/profile';
import type { Transaction } from '@/store/store-database';

import { refusingKey, serviceThat } from '../../support/app-fakes';
import { FakeSecrets } from '../../support/fake-secrets';
import { FakeSms } from '../../support/fake-sms';
import { anIssue } from '../../support/issues';
import { bringCountries, inCusco } from '../../support/on-the-spot';
import { aCheckInRecord, aServiceCheckIn, aTraveller } from '../../support/records';
import { NOW, openApp, type OpenApp, renderIn } from '../../support/render-screen';
import { withSheets } from '../../support/with-sheets';

const SILENCE = serviceThat(() => new Promise<never>(() => undefined));
const SERVICES: [string, Dependencies['service']][] = [
  ['a hotel’s sign-in page', serviceThat(() => Promise.resolve(new Response('<html>Welcome</html>')))],
  ['a portal’s 401', serviceThat(() => Promise.resolve(new Response('<html>No</html>', { status: 401 })))],
  ['the service’s own 401', serviceThat(refusingKey)],
  ['nobody, ever', SILENCE],
];

function aKey(): FakeSecrets {
  const secrets = new FakeSecrets();
  secrets.kept.set('traveller-key', 'a-key');
  return secrets;
}

const sms = new FakeSms();
const openOnline = (service: Dependencies['service'], fill = bringCountries) =>
  openApp({ fill, dependencies: { createLocator: inCusco, sms, service, secrets: aKey() } });

const anyTab = withSheets(
  <OpenHelp>
    <CheckInPanel />
  </OpenHelp>,
);
// The sheet may stand over the card, which offers the same.
const smsButton = () => screen.queryAllByRole('button', { name: 'Send by SMS now' })[0] ?? null;
const card = /^You asked for help/;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const callForHelp = async () => {
  fireEvent.press(screen.getByRole('button', { name: 'I need help' }));
  await screen.findByRole('heading', {
    name: /^(Your company is being told|Waiting for a signal|Not confirmed yet)$/,
  });
};
const confirm = async ({ opened }: OpenApp) => {
  const [help] = await opened.reads.checkIns.list();
  const entry = (await opened.reads.unsent()).find(({ kind }) => kind === 'check-in');
  await act(() =>
    opened.store.database.write('user', async (transaction) => {
      await markCheckInSent(
        transaction,
        help?.id ?? '',
        aServiceCheckIn({ created_at: new Date(NOW).toISOString() }),
      );
      await removeEntries(transaction, [entry?.id ?? '']);
    }),
  );
};
const saidEarlier =
  (...said: { status: CheckInStatus; secondsAgo: number }[]) =>
  async (transaction: Transaction) => {
    await bringCountries(transaction);
    let ids = 0;
    const context = { newId: () => `id-${(ids += 1)}`, now: () => NOW };
    for (const { status, secondsAgo } of said) {
      const checkedInAt = new Date(NOW - secondsAgo * 1000);
      await saveCheckIn(transaction, { ...aCheckInRecord(), status, checkedInAt }, context);
    }
  };

describe('a call for help', () => {
  beforeEach(() => jest.useFakeTimers());

  it.each(SERVICES)(
    'is answered by %s: after 20 s there is a text message, and whom to call',
    async (_by, service) => {
      const app = await openOnline(service);
      await renderIn(app, anyTab);
      await callForHelp();
      void app.opened.engine.send();
      await pass(19_000);
      expect(smsButton()).toBeNull();
      await pass(1_000);
      expect(smsButton()).toBeOnTheScreen();
      expect(screen.getAllByText(/has not confirmed it yet.*do not wait/)[0]).toBeOnTheScreen();
      expect((await screen.findAllByRole('button', { name: 'Call 106, Ambulance' }))[0]).toBeOnTheScreen();
      await app.opened.engine.stop();
    },
  );

  it('offers the same after its sheet was closed, until somebody has it', async () => {
    const app = await openOnline(SILENCE, async (transaction) => {
      await bringCountries(transaction);
      await saveProfile(transaction, aTraveller({ last_name: 'Byron' }));
    });
    await renderIn(app, anyTab);
    await callForHelp();
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(card)).toBeOnTheScreen();
    expect(screen.getByText('It is on its way to your company.')).toBeOnTheScreen();
    expect(screen.getByText('You can close the app.')).toBeOnTheScreen();
    expect(smsButton()).toBeNull();
    await pass(20_000);
    expect(await screen.findByRole('button', { name: 'Call 106, Ambulance' })).toBeOnTheScreen();
    // With large letters only the beginning of the card is in sight: what is to be tapped comes before what is to be read.
    const drawn = JSON.stringify(screen.toJSON());
    const places = ['has not confirmed it yet', 'Call 106, Ambulance', 'do not wait'].map((part) =>
      drawn.indexOf(part),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
    fireEvent.press(screen.getByRole('button', { name: 'Send by SMS now' }));
    expect(await screen.findByText('The SMS was sent.')).toBeOnTheScreen();
    expect(sms.composed.at(-1)?.text).toMatch(/^Ada Byron: I need help\.[^]*-13\.53/);
    await confirm(app);
    expect(
      await screen.findByText('It is sent. Nobody has said yet that they have seen it.'),
    ).toBeOnTheScreen();
    await waitFor(() => expect(smsButton()).toBeNull());
    expect(screen.getByText(card)).toBeOnTheScreen();
  });

  it('offers the same where the call has arrived and what was asked for with it has not', async () => {
    const app = await openOnline(SILENCE);
    await renderIn(app, anyTab);
    await callForHelp();
    await confirm(app);
    const [help] = await app.opened.reads.checkIns.list();
    await act(() =>
      app.opened.mutations.askForHelp({ type: 10, description: '', checkInId: help?.id ?? '' }),
    );
    await pass(19_000);
    expect(smsButton()).toBeNull();
    await pass(1_000);
    expect(screen.getAllByRole('button', { name: 'Send by SMS now' })).toHaveLength(2);
    expect(screen.getAllByText(/What you asked for is not confirmed yet/)).toHaveLength(2);
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Call 106, Ambulance' })).toBeOnTheScreen();
    expect(smsButton()).toBeOnTheScreen();
  });

  it('says that somebody has it once what was asked for since is taken, in its sheet and in the card', async () => {
    const app = await openOnline(SILENCE);
    await renderIn(app, anyTab);
    await callForHelp();
    await confirm(app);
    const tellOf = (issue: Issue) =>
      act(() =>
        app.opened.store.database.write('cache', (transaction) =>
          replaceIssues(transaction, { issues: [issue], asOf: null }, 'whole'),
        ),
      );
    // Who helped with something before has not seen this call.
    await tellOf(anIssue({ id: 'before', handler: 'Kim' }));
    expect(await screen.findByRole('heading', { name: 'Sent to your company' })).toBeOnTheScreen();
    await tellOf(anIssue({ created_at: new Date(NOW + 60_000).toISOString() }));
    await pass(100);
    expect(screen.getAllByText(/Nobody has said yet/)[0]).toBeOnTheScreen();
    await tellOf(anIssue({ created_at: new Date(NOW + 60_000).toISOString(), handler: 'Sam' }));
    expect(await screen.findByRole('heading', { name: 'Somebody has it' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Somebody has it: Sam.')).toBeOnTheScreen();
    expect(screen.queryByText(/Nobody has said yet/)).toBeNull();
    expect(screen.getByText(card)).toBeOnTheScreen();
    // Who takes it for done has it no more; whoever called may still need help.
    const over = { created_at: new Date(NOW + 60_000).toISOString(), handler: 'Sam', status: 3 } as const;
    await tellOf(anIssue({ ...over, updated_at: new Date(NOW + 120_000).toISOString() }));
    expect(await screen.findByText('Sam has closed your request.')).toBeOnTheScreen();
    expect(screen.getByText(/tap “I need help” again/)).toBeOnTheScreen();
    expect(screen.queryByText(/Somebody has it/)).toBeNull();
  });

  it('leaves its room to a screen about what was asked for, where the numbers stay and the rest is one tap away', async () => {
    const app = await openOnline(SILENCE, saidEarlier({ status: CheckInStatus.Help, secondsAgo: 60 }));
    const request = <Text>Medical</Text>;
    await renderIn(
      app,
      withSheets(
        <OpenHelp request={request} isRequestInSight>
          <Text>The conversation</Text>
        </OpenHelp>,
      ),
    );
    expect(await screen.findByText(card)).toBeOnTheScreen();
    expect(await screen.findByRole('button', { name: 'Call 106, Ambulance' })).toBeOnTheScreen();
    const rest = () => screen.queryByRole('button', { name: /safe now|by mistake|SMS/ });
    expect(rest()).toBeNull();
    // What it says of itself is enough.
    expect(screen.queryByText('Medical')).toBeNull();
    const turn = (expanded: boolean) =>
      fireEvent.press(screen.getByRole('button', { name: 'More about your call for help', expanded }));
    turn(false);
    expect(screen.getByRole('button', { name: "I'm safe now" })).toBeOnTheScreen();
    expect(await screen.findByRole('button', { name: 'Send by SMS now' })).toBeOnTheScreen();
    turn(true);
    expect(rest()).toBeNull();
  });

  it('asks what it is about only once it is known that nobody has said so', async () => {
    const app = await openOnline(SILENCE, saidEarlier({ status: CheckInStatus.Help, secondsAgo: 60 }));
    // A device with much to do takes its time.
    const openOfCall = app.opened.reads.issues.openOfCall;
    let look = () => undefined as unknown;
    const looking = new Promise<void>((resolve) => {
      look = resolve;
    });
    jest.spyOn(app.opened.reads.issues, 'openOfCall').mockImplementation(async (id) => {
      await looking;
      return openOfCall(id);
    });
    await renderIn(app, anyTab);
    await screen.findByText(card);
    expect(screen.queryByRole('button', { name: 'Say what you need' })).toBeNull();
    look();
    expect(await screen.findByRole('button', { name: 'Say what you need' })).toBeOnTheScreen();
    // It comes behind those that are there already, of which one takes everything back.
    const inOrder = screen.getAllByText(/^(Say what you need|Sent by mistake)$/);
    expect(inOrder.map(({ props }) => String(props.children))).toEqual([
      'Sent by mistake',
      'Say what you need',
    ]);
  });

  it('calls the country that it was made in where nobody knows any more where that is', async () => {
    const inPeru = { ...aCheckInRecord(), status: CheckInStatus.Help, country_code: 'PE' };
    const fill = async (transaction: Transaction) => {
      await bringCountries(transaction);
      let ids = 0;
      const context = { newId: () => `id-${(ids += 1)}`, now: () => NOW };
      await saveCheckIn(transaction, { ...inPeru, checkedInAt: new Date(NOW - 60_000) }, context);
    };
    const app = await openApp({ fill, isOffline: true, dependencies: { sms, secrets: aKey() } });
    await renderIn(app, anyTab);
    expect(await screen.findByRole('button', { name: 'Call 106, Ambulance' })).toBeOnTheScreen();
    fireEvent.press(await screen.findByRole('button', { name: 'Say what you need' }));
    expect(await screen.findAllByRole('button', { name: 'Call 106, Ambulance' })).toHaveLength(2);
  });

  it('stays until the traveller says that they are safe', async () => {
    const app = await openOnline(SILENCE, saidEarlier({ status: CheckInStatus.Help, secondsAgo: 60 }));
    await renderIn(app, anyTab);
    await screen.findByText(card);
    await act(async () => fireEvent.press(screen.getByRole('button', { name: "I'm safe now" })));
    await pass(100);
    expect(screen.queryByText(card)).toBeNull();
    const [said] = await app.opened.reads.checkIns.list();
    expect(said).toMatchObject({ status: CheckInStatus.Safe });
    expect(said?.message).toBeUndefined();
  });

  it.each([
    [{ kind: 'not-stored', reason: new Error('SQLITE_FULL') } as const, 'This could not be saved'],
    [{ kind: 'sent-unstored', status: 'safe' } as const, 'Sent: you are safe'],
  ])('tells where the phone could not keep that they are safe: %j', async (result, told) => {
    const app = await openOnline(SILENCE, saidEarlier({ status: CheckInStatus.Help, secondsAgo: 60 }));
    await renderIn(app, anyTab);
    await screen.findByText(card);
    jest.spyOn(app.opened.services.checkIns, 'checkIn').mockResolvedValue(result);
    await act(async () => fireEvent.press(screen.getByRole('button', { name: "I'm safe now" })));
    expect(await screen.findByRole('heading', { name: told })).toBeOnTheScreen();
  });

  it('tells the company where it was sent by mistake', async () => {
    const app = await openOnline(SILENCE, saidEarlier({ status: CheckInStatus.Help, secondsAgo: 60 }));
    await renderIn(app, anyTab);
    await screen.findByText(card);
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Sent by mistake' })));
    await pass(100);
    expect(screen.queryByText(card)).toBeNull();
    const message = 'The call for help of 2026-03-19 23:59 UTC was sent by mistake. I am safe.';
    const spoken = (await app.opened.reads.unsent()).filter(({ kind }) => kind === 'check-in');
    expect(spoken).toMatchObject([
      { kind: 'check-in', payload: { check_in: { status: CheckInStatus.Help } } },
      { kind: 'check-in', payload: { check_in: { status: CheckInStatus.Safe, message } } },
    ]);
  });

  it('offers no text message where the device can’t send one', async () => {
    const noSms = new FakeSms();
    noSms.answerWith('unavailable');
    const app = await openApp({
      fill: saidEarlier({ status: CheckInStatus.Help, secondsAgo: 60 }),
      isOffline: true,
      dependencies: { createLocator: inCusco, sms: noSms, secrets: aKey() },
    });
    await renderIn(app, anyTab);
    expect(await screen.findByText(/has not reached your company yet/)).toBeOnTheScreen();
    expect(await screen.findByRole('button', { name: 'Call 106, Ambulance' })).toBeOnTheScreen();
    expect(smsButton()).toBeNull();
  });

  it.each([
    ['opened again with it still waiting', [{ status: CheckInStatus.Help, secondsAgo: 3600 }], true],
    [
      'opened with a clock that was set back since',
      [{ status: CheckInStatus.Help, secondsAgo: -3600 }],
      true,
    ],
    [
      'opened again after the traveller said that they are safe',
      [
        { status: CheckInStatus.Help, secondsAgo: 3600 },
        { status: CheckInStatus.Safe, secondsAgo: 1800 },
      ],
      false,
    ],
    ['opened with only "safe" waiting', [{ status: CheckInStatus.Safe, secondsAgo: 3600 }], false],
  ])('is there, or not, where the app is %s', async (_when, said, isOffered) => {
    const app = await openOnline(SILENCE, saidEarlier(...said));
    await renderIn(app, anyTab);
    const query = () =>
      app.runtime.queryClient.getQueryCache().findAll({ queryKey: ['check-ins', 'open-help'] })[0];
    await waitFor(() => expect(query()?.state.status).toBe('success'));
    await pass(10);
    expect(screen.queryByText(card) !== null).toBe(isOffered);
  });
});
