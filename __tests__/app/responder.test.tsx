import { fireEvent, screen, waitFor } from 'expo-router/testing-library';

import { RoleType } from '@/contract/role';
import { replaceIssues } from '@/store/issues';
import { saveProfile } from '@/store/profile';

import { anIssueOfAnother } from '../support/issues';
import { aRole, aTraveller } from '../support/records';
import { openRoutes } from '../support/routed-app';

jest.mock('@/runtime/device-runtime', () => ({ getDeviceRuntime: jest.fn() }));
// The map has tests of its own.
jest.mock('@/map/travel-map', () => ({ TravelMap: () => null }));

function open(url: string, role: RoleType) {
  return openRoutes(url, async (transaction) => {
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

  it('looks at their own travels where they want to, and comes back', async () => {
    const router = await open('/responder/settings', RoleType.OrganizationAdmin);
    fireEvent.press(await screen.findByText('Your own travels'));
    await waitFor(() => expect(router.getPathname()).toBe('/'));
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
