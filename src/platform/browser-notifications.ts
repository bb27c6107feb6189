import { browserPush, type PushApis } from './browser-push';
import type { NotificationAnswer, Notifications, ReceivedNotification } from './notifications';
import { takeOpenedMessage } from './opened-message';

/** As src/service-worker/show-messages.ts sends them. */
type FromWorker =
  | { type: 'push-received'; notification: ReceivedNotification }
  | { type: 'push-opened'; notification: ReceivedNotification }
  | { type: 'push-changed' };

/** Where the worker notes what it has shown. */
const SHOWN_CACHE = 'messages-shown';

const no = () => Promise.resolve(false);

/**
 * What the service tells comes through the app's worker, which shows it; expo-notifications can do none of it in a browser, and warns as
 * soon as it is loaded. The app itself shows nothing beside its own screens there.
 */
export function browserNotifications(apis: PushApis): Notifications {
  const push = browserPush(apis);
  const received = new Set<(notification: ReceivedNotification) => void>();
  const answered = new Set<(answer: NotificationAnswer) => void>();
  const changed = new Set<() => void>();
  /** Tapped before anybody listened. */
  let earlier: NotificationAnswer | null = null;

  apis.container.addEventListener('message', ((event: MessageEvent<FromWorker | null>) => {
    const { data, ports } = event;
    switch (data?.type) {
      case 'push-received':
        for (const listener of received) listener(data.notification);
        // The worker shows what nobody takes.
        if (received.size > 0) ports[0]?.postMessage('taken');
        break;
      case 'push-opened': {
        const answer = { notification: data.notification, action: 'open' as const };
        for (const listener of answered) listener(answer);
        if (answered.size > 0) ports[0]?.postMessage('taken');
        else earlier = answer;
        break;
      }
      case 'push-changed':
        for (const listener of changed) listener();
        break;
    }
  }) as EventListener);

  const closeShown = async (filter?: GetNotificationOptions) => {
    const registration = await apis.container.getRegistration();
    for (const shown of (await registration?.getNotifications(filter)) ?? []) shown.close();
    return true;
  };

  return {
    // Of what the app says by itself. What the service says is `inBrowser`.
    permission: () => Promise.resolve('unavailable'),
    askPermission: () => Promise.resolve('unavailable'),
    token: (serviceKey) => push.token(serviceKey),
    onTokenChange: (listener) => add(changed, listener),
    prepare: no,
    onReceived: (listener) => add(received, listener),
    onAnswer: (listener) => add(answered, listener),
    takeEarlierAnswer() {
      const opened = takeOpenedMessage();
      const answer = earlier ?? (opened && toAnswer(opened));
      earlier = null;
      return answer;
    },
    show: no,
    showAt: no,
    cancel: (id) => closeShown({ tag: id }).catch(() => false),
    async clear() {
      const clearing = Promise.allSettled([closeShown(), caches.delete(SHOWN_CACHE)]);
      // What is put away late is nothing that was shown to whoever comes next.
      push.holdBack(clearing);
      return (await clearing).every(({ status }) => status === 'fulfilled');
    },
    setBadge: no,
    inBrowser: push,
  };
}

function add<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The message that the page was opened for, of which the address holds no words. */
function toAnswer(data: Readonly<Record<string, unknown>>): NotificationAnswer {
  const id = typeof data.notification_id === 'string' ? data.notification_id : '';
  return { notification: { id, title: null, body: null, data }, action: 'open' };
}
