import 'react-native-gesture-handler/jestSetup';

import { act, screen } from '@testing-library/react-native';

import { aMessage } from '../../support/conversations';
import { FakeSecrets } from '../../support/fake-secrets';
import { openConversation as open, press, talking } from '../../support/open-conversation';
import { testDependencies } from '../../support/test-dependencies';

const MISSING = 'More was said before. It did not come.';
const LATER = [3, 4].map((position) => aMessage({ position, body: `Later ${position}` }));
const EARLIER = [1, 2].map((position) => aMessage({ position, body: `Earlier ${position}` }));

describe('what was said before all that is on the device', () => {
  beforeEach(() => jest.useFakeTimers());

  it('is said to be missing where it does not come, and asked for again with a tap', async () => {
    let answer = (): Promise<Response> => Promise.reject(new TypeError('Network request failed'));
    const { service } = testDependencies();
    const secrets = new FakeSecrets();
    secrets.kept.set('traveller-key', 'a-key');
    const fetch: typeof service.fetch = (url, init) =>
      url.includes('/messages?') ? answer() : service.fetch(url, init);
    await open(talking({ messages: LATER }), {
      dependencies: { secrets, service: { ...service, fetch } },
    });
    expect(await screen.findByText('Later 3')).toBeTruthy();
    expect(await screen.findByText(MISSING)).toBeTruthy();

    await press('Try again');
    expect(await screen.findByText(MISSING)).toBeTruthy();

    let come: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (come = resolve));
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Try again', busy: true })).toBeTruthy();
    await act(async () => come(Response.json(EARLIER)));
    expect(await screen.findByText('Earlier 1')).toBeTruthy();
    expect(screen.queryByText(MISSING)).toBeNull();
  });

  it('is nothing where the beginning is here', async () => {
    await open(talking({ messages: EARLIER }), { isOffline: true });
    expect(await screen.findByText('Earlier 1')).toBeTruthy();
    expect(screen.queryByText(MISSING)).toBeNull();
  });
});
