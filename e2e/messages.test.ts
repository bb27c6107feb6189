import { createECDH } from 'node:crypto';

import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core';

import { eventually } from './support/eventually';
import { Stage } from './support/stage';
import type { TestBrowser } from './support/test-browser';
import { signIn, untilShown } from './support/traveller';

const SWITCH = 'Notifications in this browser';

function vapidSettings(): Record<string, string> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
    VAPID_SUBJECT: 'mailto:night-desk@acme.example',
  };
}

/**
 * The makers' push servers are not at hand: what one of them would hand to the browser comes by its debugger's protocol. From there on it is the app's
 * real worker, as it was registered.
 */
class PushServer {
  private constructor(
    private readonly session: CDPSession,
    private readonly origin: string,
    private readonly registrationId: string,
  ) {}

  static async of(context: BrowserContext, page: Page, origin: string): Promise<PushServer> {
    const session = await context.newCDPSession(page);
    const registrationId = await new Promise<string>((resolve, reject) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
        if (own) resolve(own.registrationId);
      });
      session.send('ServiceWorker.enable').catch(reject);
    });
    return new PushServer(session, origin, registrationId);
  }

  async deliver(payload: object): Promise<void> {
    const { origin, registrationId } = this;
    const data = JSON.stringify(payload);
    await this.session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  }
}

describe('a message of the service to a browser', () => {
  let stage: Stage;
  let phone: TestBrowser;
  let page: Page;
  let push: PushServer;
  let alert: { id: string; headline: string };
  beforeAll(async () => {
    stage = await Stage.open(undefined, vapidSettings());
    phone = await stage.startDevice();
    await phone.context.grantPermissions(['geolocation', 'background-sync', 'notifications']);
    page = await phone.newPage();
    await signIn(page, stage.address);
    await untilShown(page, /^All your trips are on this device/);
    push = await PushServer.of(phone.context, page, stage.address);
    alert = await stage.preview.ask('demo-publisher', '/api/v2/publishing/alerts', {
      method: 'POST',
      body: JSON.stringify({
        alert: {
          headline: 'Trains stand still',
          body: 'Nobody knows for how long.',
          category: 'safety',
          risk_level: 'low',
          country_ids: ['JP'],
        },
      }),
    });
  });
  afterAll(() => stage.close());

  const message = (id: string) => ({
    title: 'Eine Warnung für Ihre Reise',
    body: 'Die Züge stehen still',
    notification_id: id,
    type: 110,
    data: { alert_id: alert.id },
  });
  const shown = (at: Page) =>
    at.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const all = (await registration?.getNotifications()) ?? [];
      return all.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  const worker = (): Worker => {
    const own = phone.context.serviceWorkers().find((each) => each.url().startsWith(stage.address));
    if (!own) throw new Error('The app has no worker.');
    return own;
  };

  it('is offered in the settings, asked for by a tap, and said to have failed where it can’t be', async () => {
    await page.goto(`${stage.address}/settings`);
    const toggle = page.getByRole('switch', { name: SWITCH });
    await toggle.waitFor();
    expect(await toggle.getAttribute('aria-checked')).toBe('false');
    await toggle.click();
    await untilShown(page, 'It could not be turned on. Check your network and try again.');
    expect(await toggle.getAttribute('aria-checked')).toBe('false');
  });

  it('is said over the screen while the app is in front, and not by the browser', async () => {
    await page.bringToFront();
    await push.deliver(message('11111111-1111-4111-8111-111111111111'));
    await untilShown(page, 'Die Züge stehen still');
    expect(await shown(page)).toEqual([]);
  });

  it('is shown by the browser with its words, once, where the app is not open', async () => {
    const { id } = { id: '22222222-2222-4222-8222-222222222222' };
    // A page of the same address that is not the app: it can look at what is shown.
    await page.goto(`${stage.address}/docs/json`);
    await push.deliver(message(id));
    const seen = await eventually(
      () => shown(page),
      (found) => found.length > 0,
    );
    expect(seen).toEqual([{ title: 'Eine Warnung für Ihre Reise', body: 'Die Züge stehen still', tag: id }]);
    await push.deliver(message(id));
    await push.deliver(message('33333333-3333-4333-8333-333333333333'));
    const both = await eventually(
      () => shown(page),
      (found) => found.length > 1,
    );
    expect(both.map(({ tag }) => tag).sort()).toEqual([id, '33333333-3333-4333-8333-333333333333']);
  });

  it('leads to the alert with a tap, and only within the app', async () => {
    const other = await phone.newPage();
    await page.close();
    page = other;
    // A browser without a screen has no notification to tap: the worker is told of it, and where it leads is noted instead of opened.
    const opened = await worker().evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow: (url: string) => Promise<null> };
        dispatchEvent: (event: Event) => void;
        NotificationEvent: new (type: string, options: { notification: Notification }) => Event;
      };
      const [notification] = await scope.registration.getNotifications();
      if (!notification) return null;
      return new Promise<string>((resolve) => {
        scope.clients.openWindow = (url) => {
          resolve(url);
          return Promise.resolve(null);
        };
        scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
      });
    });
    expect(opened).toMatch(/^\/\?message=/);
    await page.goto(stage.address + (opened ?? ''));
    await untilShown(page, 'Nobody knows for how long.');
    expect(page.url()).toBe(`${stage.address}/alert/${alert.id}`);
    await page.reload();
    await untilShown(page, 'Nobody knows for how long.');
  });
});
