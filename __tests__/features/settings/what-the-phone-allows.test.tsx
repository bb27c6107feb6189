import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';

import { SettingsScreen } from '@/features/settings/settings-screen';
import { browserNotifications } from '@/platform/browser-notifications';
import { saveProfile } from '@/store/profile';

import { FakeAppActivity } from '../../support/fake-app-activity';
import { FakeLocator } from '../../support/fake-locator';
import { FakeNotifications } from '../../support/fake-notifications';
import { FakeOutsideApps } from '../../support/fake-outside-apps';
import { FakePushBrowser } from '../../support/fake-push-browser';
import { aTraveller } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';

const settings = <SettingsScreen allCountries={<Text>all</Text>} onOpen={jest.fn()} onBack={jest.fn()} />;
const REPORT = 'Report my position by itself';
const ALERTS = 'Alerts on this phone';

describe('a switch that needs the phone’s permission', () => {
  const locator = () => phone.locator;
  let phone: {
    locator: FakeLocator;
    notifications: FakeNotifications;
    activity: FakeAppActivity;
    outside: FakeOutsideApps;
  };
  beforeEach(() => {
    jest.useFakeTimers();
    phone = {
      locator: new FakeLocator({ now: () => NOW }),
      notifications: new FakeNotifications(() => NOW),
      activity: new FakeAppActivity(),
      outside: new FakeOutsideApps(),
    };
  });

  const open = (chosen: Partial<ReturnType<typeof aTraveller>['settings']> = {}) =>
    renderScreen(settings, {
      fill: (transaction) =>
        saveProfile(transaction, aTraveller({ settings: { ...aTraveller().settings, ...chosen } })),
      dependencies: {
        createLocator: () => phone.locator,
        notifications: phone.notifications,
        activity: phone.activity,
        outsideApps: phone.outside,
      },
    });
  const toggle = (name: string) => screen.getByRole('switch', { name });
  const becomes = (name: string, isOn: boolean) =>
    waitFor(() => (isOn ? expect(toggle(name)).toBeChecked() : expect(toggle(name)).not.toBeChecked()));
  const press = async (role: 'switch' | 'button', name: string | RegExp) => {
    const found = await screen.findByRole(role, { name });
    await act(async () => fireEvent.press(found));
  };
  const isSaved = async (app: Awaited<ReturnType<typeof open>>) =>
    (await app.opened.reads.profile())?.settings.check_in_with_location;
  const comeBack = () =>
    act(async () => {
      phone.activity.goAway();
      phone.activity.comeBack();
    });

  it('says what is collected while the app is closed, why and for whom, before the system asks', async () => {
    const app = await open();
    await press('switch', REPORT);
    expect(
      screen.getByText(/collects your position even while it is closed or not in use/),
    ).toBeOnTheScreen();
    expect(screen.getByText(/warns you when you come into an area/)).toBeOnTheScreen();
    expect(screen.getByText(/go to your company/)).toBeOnTheScreen();
    expect(locator().asked).toEqual([]);
    await press('button', 'Not now');
    expect(locator().asked).toEqual([]);
    expect(await isSaved(app)).toBe(false);

    await press('switch', REPORT);
    await press('button', 'Agree and turn on');
    await becomes(REPORT, true);
    expect(locator().asked).toEqual(['background']);
    expect(await isSaved(app)).toBe(true);

    await press('switch', REPORT);
    await becomes(REPORT, false);
    expect(await isSaved(app)).toBe(false);
  });

  it('stays off where the system was told no', async () => {
    locator().answerWith('while-open', 'refused');
    const app = await open();
    await press('switch', REPORT);
    await press('button', 'Agree and turn on');
    expect(toggle(REPORT)).not.toBeChecked();
    expect(await isSaved(app)).toBe(false);
  });

  it('leads to the system’s settings where that alone helps, and is on after the return', async () => {
    locator().refuse('blocked');
    const app = await open();
    await press('switch', REPORT);
    await press('button', 'Agree and turn on');
    await waitFor(() => expect(phone.outside.timesSettingsOpened).toBe(1));
    expect(await isSaved(app)).toBe(false);
    locator().grant('background');
    await comeBack();
    await becomes(REPORT, true);
    expect(await isSaved(app)).toBe(true);
  });

  it('is not shown on where the phone does not allow it, and says so', async () => {
    locator().grant('background');
    phone.notifications.grant();
    await open({ check_in_with_location: true, send_trip_alert_push: true });
    await becomes(REPORT, true);
    expect(toggle(ALERTS)).toBeChecked();

    locator().refuse('blocked');
    phone.notifications.refuse('blocked');
    await comeBack();
    await becomes(REPORT, false);
    expect(toggle(ALERTS)).not.toBeChecked();
    await press('button', /does not let Sojourn know your position/);
    await press('button', /does not let Sojourn speak up/);
    expect(phone.outside.timesSettingsOpened).toBe(2);
    await press('switch', ALERTS);
    await waitFor(() => expect(phone.outside.timesSettingsOpened).toBe(3));
  });

  it('promises no more than the phone allows, and leads to where more is allowed', async () => {
    locator().grant('while-open');
    await open({ check_in_with_location: true });
    await becomes(REPORT, true);
    expect(screen.getByText(/^On: .* but only while Sojourn is open/)).toBeOnTheScreen();
    expect(screen.queryByText(/also while Sojourn is closed/)).not.toBeOnTheScreen();
    await press('button', /only while it is open/);
    expect(phone.outside.timesSettingsOpened).toBe(1);

    locator().grant('background');
    await comeBack();
    expect(await screen.findByText(/^On: .* also while Sojourn is closed/)).toBeOnTheScreen();
    expect(screen.queryByText(/only while/)).not.toBeOnTheScreen();
  });

  it('offers no reports while the app is closed where the phone was told never to allow them', async () => {
    locator().grant('while-open');
    locator().refuseInBackground('blocked');
    await open();
    await becomes(REPORT, false);
    expect(screen.getByText(/^On: .* but only while Sojourn is open/)).toBeOnTheScreen();

    locator().refuseInBackground('refused');
    await comeBack();
    expect(await screen.findByText(/^On: .* also while Sojourn is closed/)).toBeOnTheScreen();
  });

  it('asks the phone to let it speak when it is turned on', async () => {
    await open({ send_trip_alert_push: false });
    await press('switch', ALERTS);
    await becomes(ALERTS, true);
    expect(phone.notifications.timesAsked).toBe(1);
  });

  it('speaks of no phone in a browser', async () => {
    phone.notifications.refuse('unavailable');
    await open({ send_trip_alert_push: true });
    await becomes('Alerts as notifications', true);
  });

  it('promises nothing in a browser but reports while it is open', async () => {
    phone.notifications.refuse('unavailable');
    phone.notifications.inBrowser = browserNotifications(new FakePushBrowser().apis()).inBrowser;
    locator().refuseInBackground('unavailable');
    const app = await open();
    await becomes(REPORT, false);
    expect(screen.getByText(/^On: .* but only while Sojourn is open in this browser/)).toBeOnTheScreen();

    await press('switch', REPORT);
    expect(screen.getByText(/collects your position while it is open in this browser/)).toBeOnTheScreen();
    expect(screen.queryByText(/closed|your phone warns|an area with/)).not.toBeOnTheScreen();
    await press('button', 'Agree and turn on');
    await becomes(REPORT, true);
    expect(await isSaved(app)).toBe(true);
    expect(screen.queryByText(/also while Sojourn is closed|warned of areas/)).not.toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /settings/ })).not.toBeOnTheScreen();
  });
});
