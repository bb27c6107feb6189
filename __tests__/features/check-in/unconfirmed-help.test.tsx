import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { CheckInStatus } from '@/contract/check-in';
import type { Edges } from '@/runtime/edges';
import { markCheckInSent, saveCheckIn } from '@/store/check-ins';
import { removeEntries } from '@/store/outbox';
import type { Transaction } from '@/store/store-database';

import { refusingKey, serviceThat } from '../../support/app-fakes';
import { FakeSecrets } from '../../support/fake-secrets';
import { FakeSms } from '../../support/fake-sms';
import { bringCountries, inCusco } from '../../support/on-the-spot';
import { aCheckInRecord, aServiceCheckIn } from '../../support/records';
import { NOW, openApp, type OpenApp, renderIn } from '../../support/render-screen';

const SILENCE = serviceThat(() => new Promise<never>(() => undefined));
const SERVICES: [string, Edges['service']][] = [
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
const openOnline = (service: Edges['service'], fill = bringCountries) =>
  openApp({ fill, edges: { createLocator: inCusco, sms, service, secrets: aKey() } });

const smsButton = () => screen.queryByRole('button', { name: 'Send by SMS now' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const callForHelp = async () => {
  fireEvent.press(screen.getByRole('button', { name: 'I need help' }));
  await screen.findByRole('heading', { name: 'Saved: you need help' });
};
const confirm = async ({ opened }: OpenApp) => {
  const [help] = await opened.reads.checkIns.list();
  const entry = (await opened.reads.unsent()).find(({ kind }) => kind === 'check-in');
  await act(() =>
    opened.store.database.write('cache', async (transaction) => {
      await markCheckInSent(transaction, help?.id ?? '', aServiceCheckIn());
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

describe('a call for help that nobody confirms', () => {
  beforeEach(() => jest.useFakeTimers());

  it.each(SERVICES)(
    'is answered by %s: after 20 s there is a text message, and whom to call',
    async (_by, service) => {
      const app = await openOnline(service);
      await renderIn(app, <CheckInPanel />);
      await callForHelp();
      void app.opened.engine.send();
      await pass(19_000);
      expect(smsButton()).toBeNull();
      await pass(1_000);
      expect(smsButton()).toBeOnTheScreen();
      expect(screen.getByText(/has not confirmed it yet.*do not wait/)).toBeOnTheScreen();
      expect(await screen.findByRole('button', { name: 'Call 106, Ambulance' })).toBeOnTheScreen();
      await app.opened.engine.stop();
    },
  );

  it('offers the same after its sheet was closed, until somebody has it', async () => {
    const app = await openOnline(SILENCE);
    await renderIn(app, <CheckInPanel />);
    await callForHelp();
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('Your call for help is not confirmed')).toBeNull();
    await pass(20_000);
    expect(await screen.findByText('Your call for help is not confirmed')).toBeOnTheScreen();
    expect(await screen.findByRole('button', { name: 'Call 106, Ambulance' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Send by SMS now' }));
    expect(await screen.findByText('The SMS was sent.')).toBeOnTheScreen();
    expect(sms.composed.at(-1)?.text).toContain('-13.53');
    await confirm(app);
    await waitFor(() => expect(screen.queryByText('Your call for help is not confirmed')).toBeNull());
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
    await renderIn(app, <CheckInPanel />);
    await waitFor(() =>
      expect(app.runtime.queryClient.getQueryState(['check-ins', 'unconfirmed-help'])?.status).toBe(
        'success',
      ),
    );
    await pass(10);
    expect(screen.queryByText('Your call for help is not confirmed') !== null).toBe(isOffered);
  });
});
