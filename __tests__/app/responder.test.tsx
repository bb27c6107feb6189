import { router as expoRouter } from 'expo-router';
import { act, fireEvent, screen, waitFor } from 'expo-router/testing-library';
import { Dimensions } from 'react-native';

import { RoleType } from '@/contract/role';
import { getDeviceRuntime } from '@/runtime/device-runtime';
import { openedFile } from '@/runtime/opened-file';
import { replaceIssues } from '@/store/issues';
import { savePreference } from '@/store/preferences';
import { saveProfile } from '@/store/profile';

import { anIssueOfAnother } from '../support/issues';
import { aRole, aTraveller } from '../support/records';
import { openRoutes } from '../support/routed-app';

jest.mock('@/runtime/device-runtime', () => ({ getDeviceRuntime: jest.fn() }));
// The map has tests of its own.
jest.mock('@/map/travel-map', () => ({ TravelMap: () => null }));

function open(url: string, role: RoleType, { showsOwnTravels = false } = {}) {
  return openRoutes(url, async (transaction) => {
    await savePreference(transaction, 'showsOwnTravels', showsOwnTravels);
    await saveProfile(transaction, aTraveller({ roles: [aRole({ type: role })] }));
    await replaceIssues(transaction, { issues: [anIssueOfAnother()], asOf: null }, 'whole');
  });
}

describe('whoever answers requests for help', () => {
  beforeEach(() => jest.useFakeTimers());

  it.each([
    ['/', '/responder'],
    ['/trips', '/responder'],
    ['/settings', '/responder/settings'],
    ['/request/issue-2', '/responder/request/issue-2'],
  ])('is led from %s to %s, without a word of the service', async (from, to) => {
    const router = await open(from, RoleType.OrganizationAdmin);
    await waitFor(() => expect(router.getPathname()).toBe(to));
  });

  it('opens a request, and leads back', async () => {
    const router = await open('/', RoleType.MedicalPractitioner);
    fireEvent.press(await screen.findByText('Lost passport · Mia Berg'));
    await waitFor(() => expect(router.getPathname()).toBe('/responder/request/issue-2'));
    fireEvent.press(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.getPathname()).toBe('/responder'));
  });

  it('hears that nobody has the answer that they gave by a notification, and whom to call', async () => {
    const router = await open('/', RoleType.OrganizationAdmin);
    await waitFor(() => expect(router.getPathname()).toBe('/responder'));
    const { shell } = jest.mocked(getDeviceRuntime)();
    await act(async () => shell.unkept.set({ kind: 'not-stored', status: 'help' }));
    expect(await screen.findByRole('heading', { name: 'This could not be saved' })).toBeOnTheScreen();
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Close' })));
    expect(screen.queryByRole('heading', { name: 'This could not be saved' })).toBeNull();
    expect(shell.unkept.get()).toBeNull();
  });

  it('opens one screen for two quick taps on a request in the list at the side', async () => {
    const [window, whole] = [Dimensions.get('window'), Dimensions.get('screen')];
    const resize = (width: number) =>
      act(() => Dimensions.set({ window: { ...window, width }, screen: whole }));
    resize(1280);
    const router = await open('/', RoleType.MedicalPractitioner);
    const request = await screen.findByText('Lost passport · Mia Berg');
    act(() => {
      fireEvent.press(request);
      fireEvent.press(request);
    });
    await waitFor(() => expect(router.getPathname()).toBe('/responder/request/issue-2'));
    act(() => expoRouter.back());
    expect(router.getPathname()).toBe('/responder');
    resize(window.width);
  });

  it('looks at their own travels where they want to, and comes back', async () => {
    const router = await open('/responder/settings', RoleType.OrganizationAdmin);
    fireEvent.press(await screen.findByText('Your own travels'));
    await waitFor(() => expect(router.getPathname()).toBe('/'));
  });

  it('is led to a request of somebody else out of their own travels', async () => {
    const router = await open('/request/issue-2', RoleType.OrganizationAdmin, { showsOwnTravels: true });
    await waitFor(() => expect(router.getPathname()).toBe('/responder/request/issue-2'));
  });

  it.each(['/', '/trips'])('opens a file with bookings among their own travels, from %s', async (from) => {
    const router = await open(from, RoleType.OrganizationAdmin);
    await waitFor(() => expect(router.getPathname()).toBe('/responder'));
    act(() => openedFile.set('file:///var/mobile/Documents/Inbox/table.ics'));
    if (from === '/trips') act(() => expoRouter.navigate('/trips'));
    expect(await screen.findByText('This file could not be opened.')).toBeTruthy();
    expect(router.getPathname()).toBe('/trips');
    expect(openedFile.get()).toBeNull();
  });

  it.each([RoleType.Traveller, RoleType.Employee])(
    'has rooms that nobody else is let into: %s',
    async (role) => {
      const router = await open('/responder', role);
      await waitFor(() => expect(router.getPathname()).toBe('/'));
      expect(screen.queryByText(/Mia Berg/)).toBeNull();
    },
  );
});
