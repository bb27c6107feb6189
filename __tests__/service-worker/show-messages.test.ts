import { readPush } from '@/services/push-meaning';

import { FakePage, FakeWorker, startWorker } from '../support/fake-worker';

const ALERT = {
  title: 'Neue Warnung: hohes Risiko',
  body: 'Schüsse im Zentrum von Bogotá',
  notification_id: 'n-1',
  type: 110,
  data: { alert_id: 'a-1' },
};

describe('a message to a browser', () => {
  let worker: FakeWorker;
  let end: () => void;
  const start = async () => {
    end = await startWorker(worker, async () => {
      await import('@/service-worker/show-messages');
    });
  };
  beforeEach(async () => {
    worker = new FakeWorker();
    await start();
  });
  afterEach(() => end());

  const addPage = (takes: boolean, isInFront = true) => {
    const page = new FakePage(() => takes);
    page.isInFront = isInFront;
    worker.pages.push(page);
    return page;
  };
  const about = ({ title: _title, body: _body, ...data }: typeof ALERT) => data;

  it('is shown with the words that came', async () => {
    await worker.push(ALERT);
    expect([...worker.shown.values()]).toMatchObject([
      { title: ALERT.title, body: ALERT.body, tag: 'n-1', data: about(ALERT), silent: false },
    ]);
  });

  it('is shown once, also where it comes again after it was put away', async () => {
    await worker.push(ALERT);
    await worker.push(ALERT);
    expect(worker.timesShown).toBe(1);
    worker.shown.clear();
    end();
    await start();
    await worker.push(ALERT);
    expect(worker.shown.size).toBe(0);
    await worker.push({ ...ALERT, notification_id: 'n-2' });
    expect([...worker.shown.keys()]).toEqual(['n-2']);
  });

  it('is left to the page in front, which says it over its own screen', async () => {
    const page = addPage(true);
    await worker.push(ALERT);
    expect(worker.timesShown).toBe(0);
    expect(page.received).toEqual([
      {
        type: 'push-received',
        notification: { id: 'n-1', title: ALERT.title, body: ALERT.body, data: about(ALERT) },
      },
    ]);
    // It is not shown later either.
    worker.pages.length = 0;
    await worker.push(ALERT);
    expect(worker.shown.size).toBe(0);
  });

  it('is shown where the page in front has no traveller, or is not in front', async () => {
    addPage(false);
    await worker.push(ALERT);
    expect(worker.timesShown).toBe(1);
    const behind = addPage(true, false);
    await worker.push({ ...ALERT, notification_id: 'n-2' });
    expect(worker.timesShown).toBe(2);
    expect(behind.received).toEqual([]);
  });

  it('is shown in passing by Safari, which takes messages from whoever shows none', async () => {
    end();
    worker.userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Version/18.4 Safari/604.1';
    await start();
    addPage(true);
    await worker.push(ALERT);
    expect(worker.timesShown).toBe(1);
    expect(worker.shown.size).toBe(0);
  });

  it.each(['', 'no JSON', 'null', '7', '[]', '{}', '{"title":{"a":1},"body":7,"notification_id":[]}'])(
    'is shown whatever is in it: %s',
    async (payload) => {
      await worker.push(payload);
      expect([...worker.shown.values()]).toMatchObject([{ title: 'Sojourn', body: '' }]);
    },
  );

  it('opens in the tab that has the traveller, and brings it to the front', async () => {
    const other = addPage(false, false);
    const page = addPage(true, false);
    await worker.push(ALERT);
    await worker.click('n-1');
    expect(page.timesFocused).toBe(1);
    expect(other.timesFocused).toBe(0);
    expect(page.received).toMatchObject([
      { type: 'push-opened', notification: { id: 'n-1', data: about(ALERT) } },
    ]);
    expect(worker.opened).toEqual([]);
    expect(worker.shown.size).toBe(0);
  });

  it('brings a tab to the front that takes nothing', async () => {
    const page = addPage(false, false);
    await worker.push(ALERT);
    await worker.click('n-1');
    expect(page.timesFocused).toBe(1);
  });

  it('opens the app where it is closed, with what it is about and none of its words', async () => {
    await worker.push(ALERT);
    await worker.click('n-1');
    const [address = ''] = worker.opened;
    const opened = new URL(address, 'https://sojourn.example');
    expect(opened.pathname).toBe('/');
    const message = JSON.parse(opened.searchParams.get('message') ?? '') as unknown;
    expect(message).toEqual(about(ALERT));
    expect(readPush(message).path).toBe('/alert/a-1');
  });

  it.each([
    { url: 'https://evil.example', path: '//evil.example', data: { url: 'javascript:alert(1)' } },
    { type: 110, data: { alert_id: '//evil.example' } },
    { type: 110, data: { alert_id: '../../../evil' } },
    { type: 20, data: { trip_id: 'https://evil.example/' } },
    { type: 50, data: { check_in_request_id: 'x&status=help' } },
    { type: 'constructor', data: 'https://evil.example' },
  ])('never leads to a foreign address: %j', async (hostile) => {
    await worker.push({ title: 'Click me', notification_id: 'h', ...hostile });
    await worker.click('h');
    const opened = new URL(worker.opened[0] ?? '', 'https://sojourn.example');
    expect(opened.origin + opened.pathname).toBe('https://sojourn.example/');
    const { path } = readPush(JSON.parse(opened.searchParams.get('message') ?? ''));
    expect(path).toMatch(/^\/inbox(\?notification=h)?$/);
  });
});

describe('a subscription that the browser takes back', () => {
  let worker: FakeWorker;
  let end: () => void;
  beforeEach(async () => {
    worker = new FakeWorker();
    end = await startWorker(worker, async () => {
      await import('@/service-worker/keep-subscription');
    });
  });
  afterEach(() => end());

  it('is asked for anew with the same key, and a page that is open hears of it', async () => {
    const page = new FakePage(() => true);
    worker.pages.push(page);
    await worker.dispatch('pushsubscriptionchange', {
      oldSubscription: { options: { applicationServerKey: 'key' } },
    });
    expect(worker.subscribedWith).toEqual([{ userVisibleOnly: true, applicationServerKey: 'key' }]);
    expect(page.received).toEqual([{ type: 'push-changed' }]);
  });

  it('is left where the browser has made another, or tells nothing of the old one', async () => {
    await worker.dispatch('pushsubscriptionchange', {
      oldSubscription: { options: { applicationServerKey: 'key' } },
      newSubscription: {},
    });
    await worker.dispatch('pushsubscriptionchange', {});
    expect(worker.subscribedWith).toEqual([]);
  });
});
