import { act, fireEvent, renderRouter, screen, waitFor } from 'expo-router/testing-library';

import { createRuntime } from '@/runtime/create-runtime';
import { getDeviceRuntime } from '@/runtime/device-runtime';

import { answering, serviceThat } from '../support/app-fakes';
import { FakeSecrets } from '../support/fake-secrets';
import { aTraveller } from '../support/records';
import { testDependencies } from '../support/test-dependencies';

jest.mock('@/runtime/device-runtime', () => ({ getDeviceRuntime: jest.fn() }));

function open(url: string, { isSignedIn }: { isSignedIn: boolean }) {
  const secrets = new FakeSecrets();
  if (isSignedIn) secrets.kept.set('traveller-key', 'a-key');
  const service = serviceThat(answering(200, aTraveller()));
  jest.mocked(getDeviceRuntime).mockReturnValue(createRuntime(testDependencies({ secrets, service })));
  return renderRouter('./app', { initialUrl: url });
}

describe('the routes', () => {
  it('have five tabs for whoever is signed in', async () => {
    const router = open('/', { isSignedIn: true });
    expect(await screen.findByRole('tab', { name: 'Today' })).toBeSelected();
    expect(screen.getAllByRole('tab').map((tab) => tab.props.accessibilityLabel as string)).toEqual([
      'Today',
      'Trips',
      'Alerts',
      'Explore',
      'Help',
    ]);
    for (const [name, path] of [
      ['Trips', '/trips'],
      ['Alerts', '/alerts'],
      ['Explore', '/explore'],
      ['Help', '/help'],
      ['Today', '/'],
    ] as const) {
      fireEvent.press(screen.getByRole('tab', { name }));
      await waitFor(() => expect(router.getPathname()).toBe(path));
      expect(screen.getByRole('tab', { name })).toBeSelected();
    }
  });

  it('ask for the key first, and then lead to where the link wanted to go', async () => {
    const router = open('/help', { isSignedIn: false });
    fireEvent.changeText(await screen.findByLabelText('Traveller key'), 'a-key');
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Sign in' })));

    expect(await screen.findByRole('tab', { name: 'Help' })).toBeSelected();
    expect(router.getPathname()).toBe('/help');
  });

  it('take the key out of an invitation, and do not leave it in the address', async () => {
    const router = open('/sign-in?key=invited-key', { isSignedIn: false });
    expect(await screen.findByDisplayValue('invited-key')).toBeOnTheScreen();
    await waitFor(() => expect(router.getPathnameWithParams()).toBe('/sign-in'));
    expect(screen.getByDisplayValue('invited-key')).toBeOnTheScreen();
    expect(JSON.stringify(router.getRouterState())).not.toContain('invited-key');

    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Sign in' })));
    expect(await screen.findByRole('tab', { name: 'Today' })).toBeSelected();
  });

  it('lead out of a link that leads nowhere', async () => {
    const router = open('/no/such/place', { isSignedIn: true });
    expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Go to the first screen' }));
    expect(await screen.findByRole('tab', { name: 'Today' })).toBeSelected();
    expect(router.getPathname()).toBe('/');
  });
});
