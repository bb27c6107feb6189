import { router } from 'expo-router';
import { act, fireEvent, renderRouter, screen, waitFor } from 'expo-router/testing-library';
import type { ComponentProps } from 'react';

import { createRuntime, type Runtime } from '@/runtime/create-runtime';
import { getDeviceRuntime } from '@/runtime/device-runtime';
import type { Opened } from '@/runtime/running-store';
import { saveProfile } from '@/store/profile';
import { saveTrips } from '@/store/trips';
import type { Text } from '@/ui/text';

import { FakeSecrets } from '../support/fake-secrets';
import { aTraveller, aTrip } from '../support/records';
import { testDependencies } from '../support/test-dependencies';

jest.mock('@/runtime/device-runtime', () => ({ getDeviceRuntime: jest.fn() }));
// The map has tests of its own.
jest.mock('@/map/travel-map', () => ({ TravelMap: () => null }));

/** Every word that was drawn, frame by frame, also of frames that were gone at once. */
const mockDrawn: string[] = [];
const mockDraw = (children: unknown) => mockDrawn.push([children].flat(2).join(''));

jest.mock('@/ui/text', () => {
  const real = jest.requireActual<{ Text: typeof Text }>('@/ui/text');
  return {
    ...real,
    Text: (props: ComponentProps<typeof Text>) => {
      mockDraw(props.children);
      return <real.Text {...props} />;
    },
  };
});

/** Whatever is Ada's carries this word. */
const OF_ADA = 'Xylophone';
const ada = aTraveller({ id: 'ada', first_name: `${OF_ADA} Ada`, email: 'xylophone@example.org' });
const bo = aTraveller({ id: 'bo', first_name: 'Bo', email: 'bo@example.org' });
const trip = aTrip({ id: 'trip-of-ada', name: `${OF_ADA} tour` });

function opened(runtime: Runtime): Opened {
  const state = runtime.running.state.get();
  if (state.kind !== 'ready') throw new Error(`the store is ${state.kind}`);
  return state;
}

describe('whoever signs in next', () => {
  let runtime: Runtime;
  afterEach(() => act(() => runtime.running.close()));

  async function openAsAda(initialUrl: string) {
    mockDrawn.length = 0;
    const secrets = new FakeSecrets();
    secrets.kept.set('traveller-key', 'key-of-ada');
    const fetch = (address: string, { headers }: { headers: Record<string, string> }) => {
      if (!address.includes('/user')) return Promise.reject(new TypeError('Network request failed'));
      const isBo = Object.values(headers).some((value) => value.includes('key-of-bo'));
      return Promise.resolve(new Response(JSON.stringify(isBo ? bo : ada), { status: 200 }));
    };
    runtime = createRuntime(
      testDependencies({ secrets, service: { address: 'http://service.test', fetch } }),
    );
    jest.mocked(getDeviceRuntime).mockReturnValue(runtime);
    await runtime.running.open();
    await opened(runtime).store.database.write('cache', async (transaction) => {
      await saveProfile(transaction, ada);
      await saveTrips(transaction, [trip]);
    });
    const app = renderRouter('./app', { initialUrl });
    await waitFor(() => expect(wordsOfAda()).toBeGreaterThan(0));
    return app;
  }

  const cachedWords = () =>
    JSON.stringify(
      runtime.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data ?? null),
    );
  const wordsOfAda = () => mockDrawn.filter((words) => words.includes(OF_ADA)).length;

  /** What was looked at and left is kept for the next look, also when another looks. */
  async function lookAround(): Promise<void> {
    for (const name of [/^Trips/, /^Alerts/, /^Help/, /^Today/]) {
      const tab = await screen.findByRole('tab', { name });
      await act(async () => fireEvent.press(tab));
    }
    await act(async () => router.push('/settings'));
    await screen.findByRole('heading', { name: 'Settings' });
    await act(async () => router.back());
  }

  it.each(['/trip/trip-of-ada', '/trips', '/settings'])(
    'after a signing out at %s, is shown not a word of the one before, not for a frame',
    async (url) => {
      const app = await openAsAda(url);
      await lookAround();
      await act(() => runtime.session.signOut(opened(runtime)));
      const field = await screen.findByLabelText('Traveller key');
      mockDrawn.length = 0;
      fireEvent.changeText(field, 'key-of-bo');
      await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Sign in' })));
      expect(await screen.findByRole('tab', { name: /^Today/ })).toBeOnTheScreen();
      expect(app.getPathname()).toBe('/');
      await lookAround();
      expect(mockDrawn.length).toBeGreaterThan(0);
      expect(wordsOfAda()).toBe(0);
      expect(cachedWords()).not.toContain(OF_ADA);
    },
  );

  it('in the place of another, sees nothing of theirs either', async () => {
    await openAsAda('/trips');
    await lookAround();
    const outcome = await act(() => runtime.session.signIn('key-of-bo', opened(runtime), { replace: true }));
    expect(outcome).toEqual({ kind: 'signed-in' });
    mockDrawn.length = 0;
    await lookAround();
    expect(wordsOfAda()).toBe(0);
  });
});
