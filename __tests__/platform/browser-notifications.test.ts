import { browserNotifications } from '@/platform/browser-notifications';
import { keepOpenedMessage } from '@/platform/opened-message';

import { FakePushBrowser, type PushQuestion } from '../support/fake-push-browser';
import { aGate, until } from '../support/traveller-actions';

const KEY = 'BKey_of-the-service-';
const token = (number: number) => ({
  kind: 'token',
  token: `{"endpoint":"https://push.example/${number}","keys":{"p256dh":"p256dh","auth":"auth"}}`,
});

describe('messages of the service in a browser', () => {
  let browser: FakePushBrowser;
  beforeEach(() => {
    browser = new FakePushBrowser();
  });
  const open = () => browserNotifications(browser.apis());
  const look = () => open().inBrowser?.look();
  const turnOn = (key = KEY) => open().inBrowser?.turnOn(key);

  it('are off, and nobody is asked, until the traveller turns them on', async () => {
    expect(await look()).toBe('off');
    expect(await open().token(KEY)).toEqual({ kind: 'none', why: 'not-allowed' });
    expect(browser.timesAsked).toBe(0);
    expect(await turnOn()).toBe('on');
    expect(browser.timesAsked).toBe(1);
    expect(await look()).toBe('on');
    expect(await open().token(KEY)).toEqual(token(1));
  });

  it('are turned off by the traveller, whatever the browser allows', async () => {
    await turnOn();
    await open().inBrowser?.turnOff();
    expect(await look()).toBe('off');
    expect(await open().token(KEY)).toEqual({ kind: 'none', why: 'not-allowed' });
  });

  it('stay off where the traveller says no, or nothing', async () => {
    browser.answer = 'default';
    expect(await turnOn()).toBe('off');
    browser.answer = 'denied';
    expect(await turnOn()).toBe('blocked');
    expect(await look()).toBe('blocked');
    expect(browser.subscription).toBeNull();
  });

  it('are nothing that every browser has', async () => {
    browser.isSupported = false;
    expect(await look()).toBe('unsupported');
    expect(await turnOn()).toBe('unsupported');
    expect(await open().token(KEY)).toEqual({ kind: 'none', why: 'unavailable' });
    browser.wantsHomeScreen = true;
    expect(await look()).toBe('needs-home-screen');
  });

  it('can’t be turned on without the maker’s server, or without a worker', async () => {
    browser.isReachable = false;
    expect(await turnOn()).toBe('failed');
    browser.isReachable = true;
    browser.hasWorker = false;
    expect(await turnOn()).toBe('failed');
    expect(await look()).toBe('off');
  });

  it('can’t be turned on with a worker that is older than they are', async () => {
    jest.useFakeTimers();
    browser.isNewWorker = false;
    const outcome = turnOn();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await outcome).toBe('failed');
    jest.useRealTimers();
  });

  it('are given up where the browser goes on trying for ever', async () => {
    jest.useFakeTimers();
    browser.isSilent = true;
    const outcome = turnOn();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toBe('failed');
    jest.useRealTimers();
  });

  it('are subscribed to anew when the service has other keys', async () => {
    await turnOn();
    expect(await open().token('BAnother-key_of-it--')).toEqual(token(2));
    expect(await open().token('BAnother-key_of-it--')).toEqual(token(2));
    browser.isReachable = false;
    expect(await open().token(KEY)).toEqual({ kind: 'failed' });
  });

  it('keep their token where the service says nothing of its key', async () => {
    await turnOn();
    expect(await open().token()).toEqual(token(1));
    expect(await open().token(null)).toEqual(token(1));
  });

  describe('of a browser that takes its time', () => {
    /** The next question of this sort is taken up when the gate is open. */
    const hold = (held: PushQuestion) => {
      const gate = aGate();
      let isAsked = false;
      browser.pause = (question) => {
        if (question !== held || isAsked) return Promise.resolve();
        isAsked = true;
        return gate.opened;
      };
      return { letGo: gate.open, asked: () => until(() => isAsked) };
    };
    /** Whatever can be done without it is done. */
    const aWhile = async () => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    };
    const LETTING_GO: PushQuestion[] = ['registration', 'subscription', 'unsubscribe'];

    it.each(LETTING_GO)('are off at once where it hangs in %s, and on the next page', async (question) => {
      await turnOn();
      const page = open();
      const held = hold(question);
      const off = page.inBrowser?.turnOff();
      await held.asked();
      expect(await page.inBrowser?.look()).toBe('off');
      expect(await look()).toBe('off');
      expect(await open().token(KEY)).toEqual({ kind: 'none', why: 'not-allowed' });
      expect(browser.subscription).toBeNull();
      held.letGo();
      await off;
    });

    it('are off, and let go of later, where it can’t let go now', async () => {
      await turnOn();
      browser.pause = (question) =>
        question === 'unsubscribe' ? Promise.reject(new Error('not now')) : Promise.resolve();
      await expect(open().inBrowser?.turnOff()).rejects.toThrow('not now');
      expect(await open().token(KEY)).toEqual({ kind: 'none', why: 'not-allowed' });
      browser.pause = () => Promise.resolve();
      expect(await turnOn()).toBe('on');
      expect(await open().token(KEY)).toEqual(token(2));
    });

    it.each(LETTING_GO)('stay on where it lets go late, after %s', async (question) => {
      const page = open();
      await page.inBrowser?.turnOn(KEY);
      const held = hold(question);
      const off = page.inBrowser?.turnOff();
      await held.asked();
      const on = page.inBrowser?.turnOn(KEY);
      await aWhile();
      held.letGo();
      await off;
      expect(await on).toBe('on');
      expect(await page.inBrowser?.look()).toBe('on');
      expect(await page.token(KEY)).toEqual(token(2));
    });

    it.each<PushQuestion>(['permission', 'registration', 'subscribe'])(
      'stay off where %s comes after the traveller has turned them off',
      async (question) => {
        const page = open();
        const held = hold(question);
        const on = page.inBrowser?.turnOn(KEY);
        await held.asked();
        const off = page.inBrowser?.turnOff();
        await aWhile();
        held.letGo();
        await Promise.all([on, off]);
        expect(await page.inBrowser?.look()).toBe('off');
        expect(browser.subscription).toBeNull();
      },
    );

    it('stay off where it was making another subscription for other keys', async () => {
      const page = open();
      await page.inBrowser?.turnOn(KEY);
      const held = hold('subscribe');
      const renewed = page.token('BAnother-key_of-it--');
      await held.asked();
      const off = page.inBrowser?.turnOff();
      await aWhile();
      held.letGo();
      await Promise.all([renewed, off]);
      expect(await page.inBrowser?.look()).toBe('off');
      expect(browser.subscription).toBeNull();
    });

    it('are not turned on before all that was shown is put away', async () => {
      Object.assign(globalThis, { caches: { delete: () => Promise.resolve(true) } });
      const page = open();
      const closed: string[] = [];
      const show = (tag: string) => browser.shown.push({ tag, close: () => closed.push(tag) });
      show('of the first');
      const held = hold('shown');
      const cleared = page.clear();
      await held.asked();
      const on = page.inBrowser?.turnOn(KEY).then(() => show('of the next'));
      await aWhile();
      held.letGo();
      await Promise.all([cleared, on]);
      expect(closed).toEqual(['of the first']);
      Reflect.deleteProperty(globalThis, 'caches');
    });
  });

  const notification = { id: 'n-1', title: 'Careful', body: '…', data: { type: 110 } };

  it('are taken by a page that listens, and by no other', () => {
    const page = open();
    expect(browser.say({ type: 'push-received', notification })).toBe(false);
    const listener = jest.fn();
    const stop = page.onReceived(listener);
    expect(browser.say({ type: 'push-received', notification })).toBe(true);
    expect(listener.mock.calls).toEqual([[notification]]);
    stop();
    expect(browser.say({ type: 'push-received', notification })).toBe(false);
    expect(browser.say(null)).toBe(false);
    expect(browser.say({ type: 'sending', ids: [] })).toBe(false);
  });

  it('are opened where somebody listens, or later and once', () => {
    const page = open();
    expect(browser.say({ type: 'push-opened', notification })).toBe(false);
    expect(page.takeEarlierAnswer()).toEqual({ notification, action: 'open' });
    expect(page.takeEarlierAnswer()).toBeNull();
    const listener = jest.fn();
    page.onAnswer(listener);
    expect(browser.say({ type: 'push-opened', notification })).toBe(true);
    expect(listener.mock.calls).toEqual([[{ notification, action: 'open' }]]);
  });

  it('say when the browser has another subscription', () => {
    const listener = jest.fn();
    open().onTokenChange(listener);
    browser.say({ type: 'push-changed' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are put away one by one, or all of them with what is remembered of them', async () => {
    const closed: string[] = [];
    for (const tag of ['a', 'b']) browser.shown.push({ tag, close: () => closed.push(tag) });
    expect(await open().cancel('b')).toBe(true);
    expect(closed).toEqual(['b']);
    const forgotten: string[] = [];
    Object.assign(globalThis, {
      caches: { delete: (name: string) => Promise.resolve(forgotten.push(name)) },
    });
    expect(await open().clear()).toBe(true);
    expect(closed).toEqual(['b', 'a', 'b']);
    expect(forgotten).toEqual(['messages-shown']);
    Reflect.deleteProperty(globalThis, 'caches');
  });

  describe('that the page was opened for', () => {
    const openAt = (address: string) => {
      const { pathname, search } = new URL(address, 'https://sojourn.example');
      const replaced: unknown[] = [];
      Object.assign(globalThis, {
        location: { pathname, search },
        history: { replaceState: (...given: unknown[]) => replaced.push(given[2]) },
      });
      keepOpenedMessage();
      return replaced;
    };
    const addressOf = (data: unknown) => `/?message=${encodeURIComponent(JSON.stringify(data))}`;
    afterEach(() => {
      open().takeEarlierAnswer();
      for (const name of ['location', 'history']) Reflect.deleteProperty(globalThis, name);
    });

    it('leave the address at once, and are opened once', () => {
      const data = { notification_id: 'n-1', type: 110, data: { alert_id: 'a-1' } };
      expect(openAt(addressOf(data))).toEqual(['/']);
      expect(open().takeEarlierAnswer()).toEqual({
        notification: { id: 'n-1', title: null, body: null, data },
        action: 'open',
      });
      expect(open().takeEarlierAnswer()).toBeNull();
    });

    it.each(['/?message={', '/?message=7', '/?message=[]', '/?message=', '/alerts', '/alert/1?message={}'])(
      'are none at %s',
      (address) => {
        openAt(address);
        expect(open().takeEarlierAnswer()).toBeNull();
      },
    );
  });
});
