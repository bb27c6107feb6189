import { defineBackgroundTasks } from '@/platform/define-background-tasks.web';
import { deviceBackgroundTasks } from '@/platform/device-background-tasks.web';
import { getDeviceLocale } from '@/platform/device-locale.web';
import { deviceNotifications } from '@/platform/device-notifications.web';

jest.mock('expo-notifications', () => {
  throw new Error('A browser must not load this.');
});
jest.mock('expo-background-task', () => {
  throw new Error('A browser must not load this.');
});
jest.mock('expo-task-manager', () => {
  throw new Error('A browser must not load this.');
});

describe('in a browser', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'navigator'));
  const speaking = (navigator: Partial<Navigator>) => Object.assign(globalThis, { navigator });

  const own = { id: 'a1', title: 'Careful', body: '…', data: {}, isUrgent: true };

  it('the app says nothing by itself, and nobody is asked for it', async () => {
    expect(await deviceNotifications.permission()).toBe('unavailable');
    expect(await deviceNotifications.askPermission()).toBe('unavailable');
    expect(await deviceNotifications.token()).toEqual({ kind: 'none', why: 'unavailable' });
    expect(await deviceNotifications.show(own)).toBe(false);
    expect(await deviceNotifications.showAt(own, Date.now() + 60_000)).toBe(false);
    expect(await deviceNotifications.cancel('a1')).toBe(true);
    expect(await deviceNotifications.setBadge(1)).toBe(false);
    expect(await deviceNotifications.inBrowser?.look()).toBe('unsupported');
    expect(deviceNotifications.takeEarlierAnswer()).toBeNull();
    for (const end of [
      deviceNotifications.onAnswer(jest.fn()),
      deviceNotifications.onReceived(jest.fn()),
      deviceNotifications.onTokenChange(jest.fn()),
    ]) {
      expect(end).not.toThrow();
    }
  });

  it('nothing runs in the background, and there is nothing to take back', async () => {
    const handlers = { onSyncTime: jest.fn(), onPush: jest.fn(), onMoved: jest.fn() };
    defineBackgroundTasks(handlers, Date.now);
    expect(await deviceBackgroundTasks.registerSync()).toBe('unavailable');
    expect(await deviceBackgroundTasks.registerPush()).toBe('unavailable');
    expect(await deviceBackgroundTasks.unregisterSync()).toBe(true);
    expect(await deviceBackgroundTasks.unregisterPush()).toBe(true);
    expect(deviceBackgroundTasks.onTimeUp(jest.fn())).not.toThrow();
  });
  it.each([
    ['pt-BR', 'pt', 'BR', true, 6],
    ['en-US', 'en', 'US', false, 6],
    ['zh-Hant-TW', 'zh', 'TW', true, 6],
    ['fr', 'fr', null, true, 0],
    ['no language', 'no language', null, true, null],
  ])('%s is all that is known of the habits', (languageTag, language, region, usesMetric, firstWeekday) => {
    speaking({ languages: [languageTag] });
    const habits = { languageTag, language, region, usesMetric, uses24HourClock: null, firstWeekday };
    expect(getDeviceLocale()).toEqual(habits);
  });

  it.each([
    ['by a method', { getWeekInfo: () => ({ firstDay: 6 }) }, 5],
    ['by a property', { getWeekInfo: undefined, weekInfo: { firstDay: 7 } }, 6],
    ['not at all', { getWeekInfo: undefined, weekInfo: undefined }, null],
  ])('tells with which day weeks begin %s', (_way, told, expected) => {
    speaking({ languages: ['ar-EG'] });
    const known = jest.spyOn(Intl, 'Locale').mockReturnValue(told as unknown as Intl.Locale);
    expect(getDeviceLocale().firstWeekday).toBe(expected);
    known.mockRestore();
  });

  it('speaks its one language where it names no list', () => {
    speaking({ languages: [], language: 'de' });
    expect(getDeviceLocale().language).toBe('de');
  });
});
