import type { BackgroundSender } from './background-sender';
import { withoutQueuedRequests } from './without-queued-requests';

/** As src/service-worker/send-what-waits.ts knows them. */
const FOLDER = 'to-send';
const TAG = 'send-what-waits';
const CAN_SEND = 'can-send';
const SENDING = 'sending';
const ANSWER_MS = 3_000;

interface WithSync {
  sync: { register(tag: string): Promise<void> };
}

/**
 * Browsers with Background Sync wake the app's worker when there is a network, also after the page was closed. The worker can't read the
 * database, which only one page has at a time: it finds a file for each request here.
 */
function workerSender(container: ServiceWorkerContainer): BackgroundSender {
  return {
    kind: 'worker',
    async list() {
      const names: string[] = [];
      for await (const name of (await openFolder()).keys()) names.push(name);
      return names;
    },
    async put(request) {
      const handle = await (await openFolder()).getFileHandle(request.id, { create: true });
      const file = await handle.createWritable();
      await file.write(JSON.stringify(request));
      await file.close();
    },
    async remove(id) {
      await (await openFolder()).removeEntry(id).catch(unlessMissing);
    },
    async clear() {
      const root = await navigator.storage.getDirectory();
      await root.removeEntry(FOLDER, { recursive: true }).catch(unlessMissing);
    },
    async askToSend() {
      const registration = await container.getRegistration();
      // An older worker, which waits to be replaced, would take the browser's word and do nothing.
      if (!registration?.active || !(await canSend(registration.active))) return false;
      return (registration as unknown as WithSync).sync.register(TAG).then(
        () => true,
        () => false,
      );
    },
    onSending(listener) {
      const onMessage = ({ data, ports }: MessageEvent<{ type?: unknown; ids?: string[] } | null>) => {
        if (data?.type !== SENDING) return;
        void listener(data.ids ?? []).finally(() => ports[0]?.postMessage('noted'));
      };
      container.addEventListener('message', onMessage);
      return () => container.removeEventListener('message', onMessage);
    },
  };
}

async function openFolder(): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
}

function unlessMissing(reason: unknown): void {
  if (!(reason instanceof DOMException && reason.name === 'NotFoundError')) throw reason;
}

function canSend(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      port1.close();
      resolve(true);
    };
    worker.postMessage({ type: CAN_SEND }, [port2]);
  });
}

const isAble =
  !__DEV__ &&
  'serviceWorker' in navigator &&
  'SyncManager' in globalThis &&
  typeof FileSystemFileHandle !== 'undefined' &&
  'createWritable' in FileSystemFileHandle.prototype;

export const backgroundSender: BackgroundSender = isAble
  ? workerSender(navigator.serviceWorker)
  : withoutQueuedRequests('nobody');
