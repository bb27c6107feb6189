import type { ReceivedNotification } from '@/platform/notifications';

/**
 * Shows what the service tells, also while no page of the app is open, and leads to it with a tap. A page in front takes the message instead, and
 * says it over its own screen. What a message is about is read by the app alone, as on phones: no address ever comes out of a message.
 *
 * This file is compiled by itself and put behind the worker that keeps the app (`.dev/web-export-service-worker.mjs`): it imports types alone.
 */

/** As src/platform/browser-notifications.ts and browser-push.ts know them. */
const CAN_SHOW = 'can-show';
const RECEIVED = 'push-received';
const OPENED = 'push-opened';
const SHOWN_CACHE = 'messages-shown';
/** As src/platform/opened-message.ts knows it. */
const PARAMETER = 'message';

const ICON = '/icon-192.png';
const NAME = 'Sojourn';
/** A message that is not in the inbox: each is a new one. */
const NAMELESS = 'nameless';
const LONGEST_WORDS = 500;
/** Of so many it is remembered that they were shown. */
const REMEMBERED = 100;
/** A page that is frozen, or has no traveller, answers nothing. */
const PAGE_ANSWERS_MS = 1_000;

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

interface ClickEvent extends WorkerEvent {
  readonly notification: Notification;
}

interface OpenPage {
  readonly focused: boolean;
  postMessage(message: unknown, transfer: Transferable[]): void;
  focus(): Promise<unknown>;
}

declare const clients: {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>;
  openWindow(url: string): Promise<unknown>;
};
declare const registration: ServiceWorkerRegistration;

self.addEventListener('message', ({ data, ports }: MessageEvent<{ type?: unknown } | null>) => {
  if (data?.type === CAN_SHOW) ports[0]?.postMessage('yes');
});

self.addEventListener('push', (event) => {
  const push = event as PushEvent;
  push.waitUntil(receive(readMessage(push.data)));
});

self.addEventListener('notificationclick', (event) => {
  const click = event as ClickEvent;
  click.notification.close();
  click.waitUntil(open(toReceived(click.notification)));
});

async function receive(message: ReceivedNotification): Promise<void> {
  // The service sends at least once: what was shown, and perhaps put away, does not come back.
  if (await wasShown(message.id)) {
    await showInPassing(message);
    return;
  }
  const inFront = (await listPages()).filter(({ focused }) => focused);
  if ((await offer(inFront, RECEIVED, message)) === null) await show(message, false);
  else if (mustAlwaysShow()) await showInPassing(message);
  await noteShown(message.id);
}

/** Everything that is not as it should be is left out; something is always there to be shown. */
function readMessage(data: PushEvent['data']): ReceivedNotification {
  const { title, body, ...about } = readRecord(data);
  return {
    id: typeof about.notification_id === 'string' ? about.notification_id : NAMELESS,
    title: toWords(title) || NAME,
    body: toWords(body),
    data: about,
  };
}

function readRecord(data: PushEvent['data']): Record<string, unknown> {
  try {
    const value = data?.json();
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // No JSON: a message without anything in it.
    return {};
  }
}

function toWords(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LONGEST_WORDS) : '';
}

function show({ id, title, body, data }: ReceivedNotification, silent: boolean): Promise<void> {
  return registration.showNotification(title ?? NAME, {
    body: body ?? '',
    data,
    icon: ICON,
    silent,
    // Of two with the same tag the later takes the place of the earlier.
    tag: id,
  });
}

/** A browser takes the right to get messages from whoever shows none for one: it is shown, and at once put away. */
async function showInPassing(message: ReceivedNotification): Promise<void> {
  const shown = await registration.getNotifications({ tag: message.id });
  // It stands there still.
  if (shown.length > 0) return;
  await show(message, true);
  for (const each of await registration.getNotifications({ tag: message.id })) each.close();
}

/** Safari makes no exception for a page in front. */
function mustAlwaysShow(): boolean {
  const { userAgent } = navigator;
  return userAgent.includes('Safari') && !/Chrom|Android/.test(userAgent);
}

async function wasShown(id: string): Promise<boolean> {
  const cache = await caches.open(SHOWN_CACHE);
  return id !== NAMELESS && (await cache.match(`/${encodeURIComponent(id)}`)) !== undefined;
}

async function noteShown(id: string): Promise<void> {
  const cache = await caches.open(SHOWN_CACHE);
  await cache.put(`/${encodeURIComponent(id)}`, new Response());
  const names = await cache.keys();
  for (const oldest of names.slice(0, Math.max(0, names.length - REMEMBERED))) await cache.delete(oldest);
}

function toReceived({ tag, title, body, data }: Notification): ReceivedNotification {
  const about = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  return { id: tag, title, body, data: about };
}

/** In the tab that is open; or in a new one, whose address says what it is about and is read by the app. */
async function open(message: ReceivedNotification): Promise<void> {
  const pages = await listPages();
  const [first] = pages;
  const page = (await offer(pages, OPENED, message)) ?? first;
  if (page) await page.focus();
  else await clients.openWindow(`/?${PARAMETER}=${encodeURIComponent(JSON.stringify(message.data))}`);
}

function listPages(): Promise<OpenPage[]> {
  return clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** The page that takes it; null where none does. */
function offer(
  pages: OpenPage[],
  type: string,
  notification: ReceivedNotification,
): Promise<OpenPage | null> {
  if (pages.length === 0) return Promise.resolve(null);
  return new Promise((resolve) => {
    const ports: MessagePort[] = [];
    const end = (taker: OpenPage | null) => {
      clearTimeout(timer);
      for (const port of ports) port.close();
      resolve(taker);
    };
    const timer = setTimeout(() => end(null), PAGE_ANSWERS_MS);
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1);
      port1.onmessage = () => end(page);
      page.postMessage({ type, notification }, [port2]);
    }
  });
}
