import { fireEvent, renderRouter, screen } from 'expo-router/testing-library';

import { createRuntime } from '@/runtime/create-runtime';
import { getDeviceRuntime } from '@/runtime/device-runtime';

import { testEdges } from '../support/test-edges';

jest.mock('@/runtime/device-runtime', () => ({ getDeviceRuntime: jest.fn() }));

describe('the routes', () => {
  beforeEach(() => {
    const runtime = createRuntime(testEdges());
    jest.mocked(getDeviceRuntime).mockReturnValue(runtime);
  });

  it('start at the health of the service', async () => {
    renderRouter('./app', { initialUrl: '/' });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeOnTheScreen();
  });

  it('lead out of a link that leads nowhere', async () => {
    const router = renderRouter('./app', { initialUrl: '/no/such/place' });
    expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeOnTheScreen();

    fireEvent.press(screen.getByRole('button', { name: 'Go to the first screen' }));

    expect(await screen.findByRole('heading', { name: 'Sojourn' })).toBeOnTheScreen();
    expect(router.getPathname()).toBe('/');
    expect(screen.queryByText('Nothing here')).toBeNull();
  });
});
