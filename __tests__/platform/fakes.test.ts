import type { WorkOutcome } from '@/platform/background-tasks';
import type { Fix } from '@/platform/locator';

import { FakeBackgroundTasks } from '../support/fake-background-tasks';
import { FakeLocator } from '../support/fake-locator';
import { FakeNetwork } from '../support/fake-network';
import { FakeNotifications } from '../support/fake-notifications';
import { FakeOutsideApps } from '../support/fake-outside-apps';
import { FakeSms } from '../support/fake-sms';

const VIENNA = { latitude: 48.2, longitude: 16.37 };
const message = { id: 'm1', title: 'Are you safe?', body: null, data: { type: 50 } };
const own = { id: 'a1', title: 'Careful', body: '…', data: {}, isUrgent: true };

// Services are tested against these, so they must not be kinder than a phone.
describe('the fakes', () => {
  let now = 1_000_000_000;

  it('locate nobody who was not asked, and watch no further than was allowed', async () => {
    const moved: Fix[][] = [];
    const onMoved = (fixes: Fix[]) => Promise.resolve(void moved.push(fixes));
    const locator = new FakeLocator({ now: () => now, onMoved });
    locator.remember(VIENNA, now);
    await locator.moveTo(VIENNA);
    expect([await locator.lastKnown(), await locator.current(1)]).toEqual([null, null]);
    expect(await locator.watchSignificantMovement('background')).toBe('refused');

    locator.answerWith('background', 'refused');
    expect(await locator.askPermission('background')).toMatchObject({
      whileOpen: 'granted',
      inBackground: 'refused',
    });
    expect(await locator.watchSignificantMovement('background')).toBe('while-open');
    await locator.moveTo(VIENNA);
    await locator.stopWatchingMovement();
    await locator.moveTo(VIENNA);
    expect(moved).toEqual([[{ ...VIENNA, accuracyMetres: 10, at: now }]]);

    locator.loseSight();
    expect(await locator.current(1)).toBeNull();
    expect(await locator.lastKnown()).toMatchObject(VIENNA);
    now += 31 * 60_000;
    expect(await locator.lastKnown()).toBeNull();
    locator.grant('background');
    expect(await locator.watchSignificantMovement('background')).toBe('background');
    locator.switchOff();
    await locator.moveTo(VIENNA);
    expect(await locator.current(1)).toBeNull();
    locator.refuse('blocked');
    expect(await locator.askPermission('while-open')).toMatchObject({ whileOpen: 'blocked' });
    expect(locator.asked).toEqual(['background', 'while-open']);
  });

  it('give an answer to a notification once, to a listener or to the first who asks', () => {
    const notifications = new FakeNotifications(() => now);
    notifications.tap(message, 'safe');
    const listener = jest.fn();
    const stop = notifications.onAnswer(listener);
    expect(listener).not.toHaveBeenCalled();
    expect(notifications.takeEarlierAnswer()).toEqual({ notification: message, action: 'safe' });
    expect(notifications.takeEarlierAnswer()).toBeNull();

    notifications.tap(message);
    expect(listener).toHaveBeenCalledWith({ notification: message, action: 'open' });
    expect(notifications.takeEarlierAnswer()).toBeNull();
    stop();
    notifications.tap(message, 'help');
    expect(notifications.takeEarlierAnswer()).toMatchObject({ action: 'help' });
  });

  it('show nothing and have no token without permission', async () => {
    const notifications = new FakeNotifications(() => now);
    expect(await notifications.show(own)).toBe(false);
    expect(await notifications.token()).toEqual({ kind: 'none', why: 'not-allowed' });
    notifications.answerWith('granted');
    expect(await notifications.askPermission()).toBe('granted');
    notifications.changeToken('two');
    expect(await notifications.token()).toEqual({ kind: 'token', token: 'two' });
    notifications.giveToken({ kind: 'failed' });
    expect(await notifications.token()).toEqual({ kind: 'failed' });

    expect(await notifications.showAt(own, now - 1)).toBe(false);
    expect(await notifications.showAt(own, now + 1)).toBe(true);
    notifications.showWhatIsDue();
    expect(notifications.shown.size).toBe(0);
    now += 1;
    notifications.showWhatIsDue();
    expect([...notifications.shown.keys()]).toEqual(['a1']);
    await notifications.cancel('a1');
    expect(notifications.shown.size).toBe(0);
    notifications.refuse('blocked');
    expect(await notifications.askPermission()).toBe('blocked');
    expect(notifications.timesAsked).toBe(2);
  });

  it('tell of the return of a network, and of a cheaper one', () => {
    const network = new FakeNetwork();
    const returned = jest.fn();
    network.onReturn(returned);
    network.joinCellular();
    expect(returned).not.toHaveBeenCalled();
    network.joinWifi();
    network.cut();
    network.joinCellular();
    expect(returned).toHaveBeenCalledTimes(2);
  });

  it('wake only an app that registered', async () => {
    const tasks = new FakeBackgroundTasks();
    const outcome = (): Promise<WorkOutcome> => Promise.resolve('new-data');
    tasks.define({
      onSyncTime: outcome,
      onPush: () => Promise.reject(new Error('disk')),
      onMoved: jest.fn(),
    });
    expect(await tasks.runSync()).toBeNull();
    await tasks.registerSync();
    await tasks.registerPush();
    expect([await tasks.runSync(), await tasks.deliver({ type: 20 })]).toEqual(['new-data', 'failed']);
    await tasks.unregisterSync();
    tasks.answerWith('unavailable');
    expect(await tasks.registerSync()).toBe('unavailable');
    expect(await tasks.runSync()).toBeNull();
    const listener = jest.fn();
    tasks.onTimeUp(listener);
    tasks.takeTimeBack();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('write to and call no number that is none, and open no strange link', async () => {
    const sms = new FakeSms();
    expect(await sms.compose(['*#06#'], 'help')).toBe('no-number');
    expect(await sms.compose(['1 12'], 'help')).toBe('sent');
    sms.answerWith('unavailable');
    expect(await sms.compose(['112'], 'help')).toBe('unavailable');
    expect(sms.composed).toEqual([{ to: ['112'], text: 'help' }]);

    const apps = new FakeOutsideApps();
    expect([await apps.call('*#06#'), await apps.call('1 12')]).toEqual([false, true]);
    expect(await apps.openLink('javascript:alert(1)')).toBe(false);
    apps.removeApps();
    expect(await apps.openLink('https://example.org/')).toBe(false);
    expect([apps.called, apps.opened]).toEqual([['112'], []]);
  });
});
