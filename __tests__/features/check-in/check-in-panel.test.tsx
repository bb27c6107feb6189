import { act, fireEvent, screen } from '@testing-library/react-native';

import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { CheckInStatus } from '@/contract/check-in';
import { withoutQueuedRequests } from '@/platform/without-queued-requests';
import { markCheckInSent } from '@/store/check-ins';
import { parkEntry, removeEntries } from '@/store/outbox';

import { FakeLocator } from '../../support/fake-locator';
import { FakeOutsideApps } from '../../support/fake-outside-apps';
import { FakeSms } from '../../support/fake-sms';
import { bringCountries, inCusco } from '../../support/on-the-spot';
import { aServiceCheckIn } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';
import { withSheets } from '../../support/with-sheets';

/** Whatever the sheet says over it: where a call for help is, or that "safe" is kept. */
const HAS_BEEN_SAID = /^(Saved|Your company is being told|Waiting for a signal)/;

async function checkIn(name: "I'm safe" | 'I need help', { isOffline = false, locator = inCusco() } = {}) {
  const sms = new FakeSms();
  const outsideApps = new FakeOutsideApps();
  const app = await renderScreen(withSheets(<CheckInPanel />), {
    fill: bringCountries,
    isOffline,
    dependencies: { createLocator: () => locator, sms, outsideApps },
  });
  fireEvent.press(screen.getByRole('button', { name }));
  await screen.findByRole('heading', { name: HAS_BEEN_SAID });
  return { ...app, sms, outsideApps };
}

describe('checking in', () => {
  beforeEach(() => jest.useFakeTimers());

  it('is on the disk with its place and time when the sheet says so', async () => {
    const { opened } = await checkIn("I'm safe");
    expect(screen.getByRole('heading', { name: 'Saved: you are safe' })).toBeOnTheScreen();
    expect(await screen.findByText(/^Cuzco, Peru · .*today/)).toBeOnTheScreen();
    expect(screen.getByText('On this phone')).toBeOnTheScreen();
    expect(screen.getByText('On its way')).toBeOnTheScreen();
    expect(screen.queryByText('Send by SMS now')).toBeNull();
    expect(await opened.reads.checkIns.list()).toMatchObject([
      { status: CheckInStatus.Safe, latitude: -13.53, country_code: 'PE', sending: { kind: 'waiting' } },
    ]);
  });

  it('waits for a signal where there is none, and offers a text message', async () => {
    const { sms } = await checkIn("I'm safe", { isOffline: true });
    expect(screen.getByText('Waiting for a signal')).toBeOnTheScreen();
    expect(screen.getByText(/goes out by itself/)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Send by SMS now' }));
    expect(await screen.findByText('The SMS was sent.')).toBeOnTheScreen();
    expect(sms.composed[0]?.text).toContain('-13.53');
  });

  it.each([
    ['a phone wakes the app by itself', 'system', /You can close the app\.$/],
    ['nobody sends it once the app is closed', 'nobody', /Keep this page open until it has arrived/],
  ] as const)('says whether the app may be closed: %s', async (_where, kind, said) => {
    await renderScreen(withSheets(<CheckInPanel />), {
      isOffline: true,
      dependencies: { createLocator: inCusco, backgroundSender: withoutQueuedRequests(kind) },
    });
    fireEvent.press(screen.getByRole('button', { name: "I'm safe" }));
    expect(await screen.findByText(said)).toBeOnTheScreen();
  });

  it('goes out without a position, and says so', async () => {
    const { opened } = await checkIn("I'm safe", { locator: new FakeLocator({ now: () => NOW }) });
    expect(screen.getByText(/^Position not known · /)).toBeOnTheScreen();
    expect(screen.getByText(/goes out without your position/)).toBeOnTheScreen();
    expect(await opened.reads.checkIns.list()).toMatchObject([{ latitude: null }]);
  });

  it('names whom to call when help is needed', async () => {
    const { outsideApps } = await checkIn('I need help');
    expect(screen.getByRole('heading', { name: 'Your company is being told' })).toBeOnTheScreen();
    fireEvent.press(await screen.findByRole('button', { name: 'Call 106, Ambulance' }));
    expect(outsideApps.called).toEqual(['106']);
  });

  it('tells when the service has it', async () => {
    const { opened } = await checkIn("I'm safe");
    const [[sent], [entry]] = [await opened.reads.checkIns.list(), await opened.reads.unsent()];
    await act(() =>
      opened.store.database.write('user', async (transaction) => {
        await markCheckInSent(transaction, sent?.id ?? '', aServiceCheckIn());
        await removeEntries(transaction, [entry?.id ?? '']);
      }),
    );
    expect(await screen.findByText('It is sent to your company.')).toBeOnTheScreen();
    expect(screen.getByText('Sent')).toBeOnTheScreen();
    expect(screen.queryByText('Seen by your company')).toBeNull();
  });

  it('says of a call for help where it is, and never that somebody has seen it', async () => {
    const { opened } = await checkIn('I need help', { isOffline: true });
    expect(screen.getByRole('heading', { name: 'Waiting for a signal' })).toBeOnTheScreen();
    expect(screen.getByText('Seen by your company')).toBeOnTheScreen();
    const [[sent], [entry]] = [await opened.reads.checkIns.list(), await opened.reads.unsent()];
    await act(() =>
      opened.store.database.write('user', async (transaction) => {
        await markCheckInSent(transaction, sent?.id ?? '', aServiceCheckIn());
        await removeEntries(transaction, [entry?.id ?? '']);
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Sent to your company' })).toBeOnTheScreen();
    expect(screen.getByText('It is sent. Nobody has said yet that they have seen it.')).toBeOnTheScreen();
  });

  it('takes a tap by mistake back with another, which tells the company what it was', async () => {
    const { opened } = await checkIn('I need help');
    expect(screen.getByText('Tapped by mistake?')).toBeOnTheScreen();
    // Over the panel, which has a button of the same name.
    fireEvent.press(screen.getAllByRole('button', { name: "I'm safe" }).at(-1) as never);
    expect(await screen.findByRole('heading', { name: 'Saved: you are safe' })).toBeOnTheScreen();
    const said = await opened.reads.checkIns.list();
    expect(said.map(({ status }) => status).sort()).toEqual([CheckInStatus.Safe, CheckInStatus.Help]);
    const safe = said.find(({ status }) => status === CheckInStatus.Safe);
    expect(safe?.message).toMatch(/sent by mistake\. I am safe\.$/);
  });

  it('tells in the service’s words when it was not taken', async () => {
    const { opened } = await checkIn("I'm safe");
    const [entry] = await opened.reads.unsent();
    const reason = { status: 422, message: 'This account is closed.', fields: [] };
    await act(() =>
      opened.store.database.write('user', (transaction) => parkEntry(transaction, entry?.id ?? '', reason)),
    );
    expect(await screen.findByText(/This account is closed/)).toBeOnTheScreen();
    expect(screen.getByText('Not accepted')).toBeOnTheScreen();
  });

  it('says that nothing was done where the phone could not keep it, and whom to call', async () => {
    const sms = new FakeSms();
    const { opened } = await renderScreen(withSheets(<CheckInPanel />), {
      fill: bringCountries,
      dependencies: { createLocator: inCusco, sms },
    });
    jest
      .spyOn(opened.services.checkIns, 'checkIn')
      .mockResolvedValue({ kind: 'not-stored', reason: new Error('SQLITE_FULL') });
    fireEvent.press(screen.getByRole('button', { name: 'I need help' }));
    expect(await screen.findByRole('heading', { name: 'This could not be saved' })).toBeOnTheScreen();
    expect(await screen.findByRole('button', { name: 'Call 105, Police' })).toBeOnTheScreen();
    fireEvent.press(await screen.findByRole('button', { name: 'Send by SMS now' }));
    expect(await screen.findByText('The SMS was sent.')).toBeOnTheScreen();
    expect(sms.composed[0]?.text).toContain('-13.53');
  });
});
