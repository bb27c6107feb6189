import { act, fireEvent, screen, waitFor } from 'expo-router/testing-library';

import { CheckInStatus } from '@/contract/check-in';
import type { Issue } from '@/contract/issue';
import { saveCheckIn } from '@/store/check-ins';
import { replaceIssues } from '@/store/issues';
import { saveProfile } from '@/store/profile';

import { anIssue } from '../support/issues';
import { aCheckInRecord, aTraveller } from '../support/records';
import { NOW } from '../support/render-screen';
import { openRoutes } from '../support/routed-app';

jest.mock('@/runtime/device-runtime', () => ({ getDeviceRuntime: jest.fn() }));
// The map has tests of its own.
jest.mock('@/map/travel-map', () => ({ TravelMap: () => null }));

interface Said {
  issues: Issue[];
  checkIns?: CheckInStatus[];
}

function open(url: string, { issues, checkIns = [] }: Said) {
  return openRoutes(url, async (transaction) => {
    await saveProfile(transaction, aTraveller());
    await replaceIssues(transaction, { issues, asOf: null }, 'whole');
    const context = { newId: () => crypto.randomUUID(), now: () => NOW };
    for (const [minute, status] of checkIns.entries()) {
      const checkedInAt = new Date(NOW - 3_600_000 + minute * 60_000);
      await saveCheckIn(transaction, { ...aCheckInRecord(), status, checkedInAt }, context);
    }
  });
}

const TABS = ['/', '/trips', '/alerts', '/explore', '/help'];
const pills = () => screen.queryAllByText('Sam has taken it');

describe('a request for help that is open', () => {
  beforeEach(() => jest.useFakeTimers());

  it.each(TABS)('stands once above %s, where nobody ever called for help', async (tab) => {
    const router = await open(tab, { issues: [anIssue({ handler: 'Sam' })] });
    const pill = await screen.findByText('Sam has taken it');
    expect(pills()).toHaveLength(1);
    fireEvent.press(pill);
    await waitFor(() => expect(router.getPathname()).toBe('/request/issue-1'));
  });

  it.each(TABS)('stands once above %s, also after the traveller said that they are safe', async (tab) => {
    const checkIns = [CheckInStatus.Help, CheckInStatus.Safe];
    await open(tab, { issues: [anIssue({ handler: 'Sam' })], checkIns });
    await screen.findByText('Sam has taken it');
    expect(pills()).toHaveLength(1);
    expect(screen.queryByText(/^You asked for help/)).toBeNull();
  });

  it.each(TABS)('stands once, within the card of the call, above %s', async (tab) => {
    await open(tab, { issues: [anIssue({ handler: 'Sam' })], checkIns: [CheckInStatus.Help] });
    await screen.findByText(/^You asked for help/);
    await screen.findByText('Sam has taken it');
    expect(pills()).toHaveLength(1);
  });

  it('is not said twice where its own page says it', async () => {
    await open('/request/issue-1', { issues: [anIssue({ handler: 'Sam' })] });
    await screen.findByRole('button', { name: 'Withdraw this request' });
    expect(pills()).toHaveLength(1);
  });

  it('is not there once it is over', async () => {
    await open('/trips', { issues: [anIssue({ handler: 'Sam', status: 3 })] });
    await screen.findByRole('tab', { name: 'Trips' });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.queryByText('Lost passport')).toBeNull();
  });
});
