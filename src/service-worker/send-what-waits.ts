import type { QueuedRequest } from '@/platform/background-sender';

/**
 * Sends what waits when the browser says that there is a network, also after the page was closed. Each request is word for word what the app
 * itself would send, under the same key, so that the service does it once whoever comes first; the app hears the same answer when it is opened
 * again, and removes the request then. Nothing is decided here but that one that is past its time is left to the app.
 *
 * This file is compiled by itself and put behind the worker that keeps the app (`.dev/web-export-service-worker.mjs`): it imports types alone.
 */

/** As src/platform/device-background-sender.web.ts and device-secrets.web.ts know them. */
const FOLDER = 'to-send';
const TAG = 'send-what-waits';
const CAN_SEND = 'can-send';
const SENDING = 'sending';
const SECRETS = 'secrets';
const KEY = 'traveller-key';
/** A page that is frozen answers nothing. */
const PAGE_ANSWERS_MS = 2_000;
const REQUEST_MS = 30_000;
const DONE = [200, 201, 202];
/** The service itself has no time for it now, or is doing the same at this moment. */
const LATER = [409, 429];

interface SyncEvent extends Event {
  readonly tag: string;
  waitUntil(work: Promise<unknown>): void;
}

interface OpenPage {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

declare const clients: {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>;
};

self.addEventListener('message', ({ data, ports }: MessageEvent<{ type?: unknown } | null>) => {
  if (data?.type === CAN_SEND) ports[0]?.postMessage('yes');
});

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === TAG) sync.waitUntil(sendWhatWaits());
});

/** Rejects where the browser should try again. */
async function sendWhatWaits(): Promise<void> {
  const key = await readText(SECRETS, KEY);
  const requests = (await readRequests()).filter(isMineToSend);
  if (key === null || requests.length === 0) return;
  await tellPages(requests.map(({ id }) => id));
  let isTrouble = false;
  for (const request of requests) {
    const outcome = await send(request, key);
    // The app says so when it is opened again, and asks for another.
    if (outcome === 'wrong-key') return;
    if (outcome === 'not-now') isTrouble = true;
  }
  if (isTrouble) throw new Error('Some of what waits could not be sent.');
}

/**
 * Outside of its time the service may do it a second time. It stays where it lies: by that the app knows that it may have been sent before, and looks
 * first.
 */
function isMineToSend({ validity }: QueuedRequest): boolean {
  const now = Date.now();
  return !validity || (now >= validity.notBefore && now <= validity.notAfter);
}

/** The most urgent first. One that is being written, or was removed meanwhile, is another time's. */
async function readRequests(): Promise<QueuedRequest[]> {
  const folder = await openFolder(FOLDER);
  if (!folder) return [];
  const requests: QueuedRequest[] = [];
  for await (const name of folder.keys()) {
    const text = await readText(FOLDER, name);
    if (text !== null) requests.push(JSON.parse(text) as QueuedRequest);
  }
  return requests.sort((one, other) => other.urgency - one.urgency);
}

async function readText(folderName: string, name: string): Promise<string | null> {
  const folder = await openFolder(folderName);
  const handle = await folder?.getFileHandle(name).catch(() => null);
  const file = await handle?.getFile().catch(() => null);
  return (await file?.text()) || null;
}

async function openFolder(name: string): Promise<FileSystemDirectoryHandle | null> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(name).catch(() => null);
}

/** From here on a page that is open must not change what these say: they may have arrived. */
async function tellPages(ids: string[]): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = pages.map(
    (page) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        const timer = setTimeout(resolve, PAGE_ANSWERS_MS);
        port1.onmessage = () => {
          clearTimeout(timer);
          resolve();
        };
        page.postMessage({ type: SENDING, ids }, [port2]);
      }),
  );
  await Promise.all(answers);
}

type Outcome = 'answered' | 'wrong-key' | 'not-now';

async function send({ id, url, method, body }: QueuedRequest, key: string): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Authorization: `TKN ${key}`,
        Accept: 'application/json',
        'Idempotency-Key': id,
        ...(body !== null && { 'Content-Type': 'application/json' }),
      },
      body,
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_MS),
    });
    return toOutcome(response.status, await response.text());
  } catch {
    return 'not-now';
  }
}

/**
 * By the rule of the app itself (`toFailure` of src/api/failure.ts; the test of this file holds both against each other): a refusal counts
 * only in the service's own words. A proxy or a hotel's sign-in page refuses everything, some of them as JSON, and a call for help must not
 * wait then until somebody opens the app.
 */
function toOutcome(status: number, text: string): Outcome {
  const answer = parseJson(text);
  if (DONE.includes(status)) return answer === undefined ? 'not-now' : 'answered';
  const isRefused = status >= 400 && status < 500 && !LATER.includes(status) && isInServiceWords(answer);
  if (!isRefused) return 'not-now';
  return status === 401 ? 'wrong-key' : 'answered';
}

function isInServiceWords(answer: unknown): boolean {
  const error = property(answer, 'error');
  return typeof property(error, 'message') === 'string' && typeof property(error, 'code') === 'string';
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
