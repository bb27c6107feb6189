import { act, fireEvent, screen } from '@testing-library/react-native';

import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { OpenHelp } from '@/features/check-in/open-help';
import { CheckInStatus } from '@/contract/check-in';
import { markCheckInSent, saveCheckIn } from '@/store/check-ins';
import { replaceIssues } from '@/store/issues';
import { removeEntries } from '@/store/outbox';
import { savePreference } from '@/store/preferences';
import type { Transaction } from '@/store/store-database';

import { anIssue } from '../../support/issues';
import { bringCountries } from '../../support/on-the-spot';
import { aCheckInRecord, aServiceCheckIn } from '../../support/records';
import { NOW, openApp, renderIn } from '../../support/render-screen';
import { withSheets } from '../../support/with-sheets';

const anyTab = withSheets(
  <OpenHelp>
    <CheckInPanel />
  </OpenHelp>,
);
const context = { newId: () => crypto.randomUUID(), now: () => NOW };
const call = (
  transaction: Transaction,
  id: string,
  secondsAgo: number,
  repeats?: string,
  countryCode = 'PE',
) =>
  saveCheckIn(
    transaction,
    {
      ...aCheckInRecord(),
      status: CheckInStatus.Help,
      country_code: countryCode,
      checkedInAt: new Date(NOW - secondsAgo * 1000),
      ...(repeats !== undefined && { repeats }),
    },
    context,
    { checkIn: id, entry: `entry-of-${id}` },
  );
/** Called, and heard by the service. */
async function called(transaction: Transaction): Promise<void> {
  await bringCountries(transaction);
  await call(transaction, 'first', 60);
  await markCheckInSent(transaction, 'first', aServiceCheckIn());
  await removeEntries(transaction, ['entry-of-first']);
}

describe('a call that was made and heard', () => {
  beforeEach(() => jest.useFakeTimers());

  it('stays heard while the one that says it again with its place still waits', async () => {
    const app = await openApp({ fill: called, isOffline: true });
    await renderIn(app, anyTab);
    expect(await screen.findByText(/It is sent\. Nobody has said yet/)).toBeOnTheScreen();
    await act(() =>
      app.opened.store.database.write('user', (transaction) => call(transaction, 'second', 50, 'first')),
    );
    expect((await app.opened.reads.checkIns.openHelp(NOW))?.id).toBe('second');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText(/It is sent\. Nobody has said yet/)).toBeOnTheScreen();
    expect(screen.queryByText(/has not reached your company/)).toBeNull();
  });

  it('is nobody’s any more where what was asked for with it is closed and something else is asked for', async () => {
    const askedSince = new Date(NOW + 60_000).toISOString();
    const app = await openApp({
      fill: async (transaction) => {
        await called(transaction);
        const issues = [
          anIssue({ id: 'over', handler: 'Sam', status: 3 }),
          anIssue({ id: 'new', created_at: askedSince }),
        ];
        await replaceIssues(transaction, { issues, asOf: null }, 'whole');
        await transaction.run(`update issues set check_in_id = 'first' where id = 'over'`);
      },
    });
    await renderIn(app, anyTab);
    expect(await screen.findByText(/Nobody has said yet/)).toBeOnTheScreen();
    expect(screen.queryByText(/Somebody has it/)).toBeNull();
  });

  it('has the numbers of the country that it was made in, whichever was chosen to read about', async () => {
    const app = await openApp({
      fill: async (transaction) => {
        await bringCountries(transaction);
        await savePreference(transaction, 'helpCountry', 'CO');
        await call(transaction, 'first', 60);
      },
      isOffline: true,
    });
    await renderIn(app, anyTab);
    expect(await screen.findByRole('button', { name: 'Call 106, Ambulance' })).toBeOnTheScreen();
    fireEvent.press(await screen.findByRole('button', { name: 'Say what you need' }));
    expect(await screen.findAllByRole('button', { name: 'Call 106, Ambulance' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Call 123/ })).toBeNull();
  });

  it('has the numbers of where they are now where this device knows none of the country that it was made in', async () => {
    const app = await openApp({
      fill: async (transaction) => {
        await bringCountries(transaction);
        await savePreference(transaction, 'helpCountry', 'PE');
        await call(transaction, 'first', 60, undefined, 'XK');
      },
      isOffline: true,
    });
    await renderIn(app, anyTab);
    expect(await screen.findByRole('button', { name: 'Call 106, Ambulance' })).toBeOnTheScreen();
  });
});
