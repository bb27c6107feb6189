import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { SettingsScreen } from '@/features/settings/settings-screen';
import { browserNotifications } from '@/platform/browser-notifications';
import { readDeviceFacts } from '@/platform/device-facts.web';
import { saveProfile } from '@/store/profile';

import { FakeSecrets } from '../../support/fake-secrets';
import { FakePushBrowser } from '../../support/fake-push-browser';
import { aTraveller } from '../../support/records';
import { renderScreen } from '../../support/render-screen';

const settings = <SettingsScreen allCountries={<Text>all</Text>} onOpen={jest.fn()} onBack={jest.fn()} />;
const NAME = 'Notifications in this browser';
const KEY = 'BKey_of-the-service-';

describe('the switch for messages in a browser', () => {
  let browser: FakePushBrowser;
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { navigator: { languages: ['en'] } });
    browser = new FakePushBrowser();
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'navigator'));

  const open = (told: { web_push_key?: string | null } = { web_push_key: KEY }) => {
    const secrets = new FakeSecrets();
    secrets.kept.set('traveller-key', 'a-key');
    return renderScreen(settings, {
      fill: (transaction) => saveProfile(transaction, { ...aTraveller(), ...told }),
      isOffline: true,
      dependencies: { secrets, notifications: browserNotifications(browser.apis()), readDeviceFacts },
    });
  };
  const press = async () => {
    const found = await screen.findByRole('switch', { name: NAME });
    await act(async () => fireEvent.press(found));
  };
  const becomes = (isOn: boolean) => screen.findByRole('switch', { name: NAME, checked: isOn });
  const registrations = async ({ opened }: Awaited<ReturnType<typeof open>>) =>
    (await opened.reads.unsent()).filter(({ kind }) => kind === 'device');

  it('is off until the traveller turns it on, and only then the browser asks', async () => {
    const app = await open();
    await becomes(false);
    expect(browser.timesAsked).toBe(0);
    expect(await registrations(app)).toEqual([]);

    await press();
    await becomes(true);
    expect(browser.timesAsked).toBe(1);
    expect(await registrations(app)).toMatchObject([
      {
        payload: {
          device: { platform: null, token: expect.stringContaining('https://push.example/1') as string },
        },
      },
    ]);

    await press();
    await becomes(false);
    expect(browser.subscription).toBeNull();
    expect(await registrations(app)).toMatchObject([{ payload: { device: { token: null } } }]);
  });

  it('says that the browser was told no, and stays off', async () => {
    browser.answer = 'denied';
    await open();
    await press();
    expect(await screen.findByText(/Your browser blocks notifications from this page/)).toBeOnTheScreen();
    await becomes(false);
  });

  it('says that it did not work, and is tried again', async () => {
    browser.isReachable = false;
    await open();
    await press();
    expect(await screen.findByText(/could not be turned on/)).toBeOnTheScreen();
    await becomes(false);
    browser.isReachable = true;
    await press();
    await becomes(true);
    expect(screen.queryByText(/could not be turned on/)).toBeNull();
  });

  it.each([{ web_push_key: null }, {}])('is none where the service has no keys: %j', async (told) => {
    await open(told);
    expect(await screen.findByText(/Your service sends no notifications to browsers/)).toBeOnTheScreen();
    expect(screen.queryByRole('switch', { name: NAME })).toBeNull();
  });

  it('is none where the browser can’t, and says what helps', async () => {
    browser.isSupported = false;
    await open();
    expect(await screen.findByText(/This browser can’t show notifications/)).toBeOnTheScreen();
    expect(screen.queryByRole('switch', { name: NAME })).toBeNull();
  });

  it('leads to the home screen where Apple wants it', async () => {
    browser.isSupported = false;
    browser.wantsHomeScreen = true;
    await open();
    expect(await screen.findByText(/Add to Home Screen/)).toBeOnTheScreen();
  });

  it('ends with the session: the browser lets go, and whoever comes next says yes anew', async () => {
    const { runtime, opened } = await open();
    await press();
    await becomes(true);
    await act(() => runtime.session.signOut(opened));
    expect(browser.subscription).toBeNull();
  });
});
