import type { Permission } from './permission';

/** The category and the channels are also named by the service in the messages it sends. */
export const CHECK_IN_CATEGORY = 'check-in-request';
export const SAFE_ACTION = 'check-in-safe';
export const HELP_ACTION = 'check-in-help';
export const URGENT_CHANNEL = 'urgent';
export const UPDATES_CHANNEL = 'updates';

export interface ReceivedNotification {
  id: string;
  title: string | null;
  body: string | null;
  data: Readonly<Record<string, unknown>>;
}

/** What the traveller did with it: opened it, or pressed a button of a check-in request. */
export interface NotificationAnswer {
  notification: ReceivedNotification;
  action: 'open' | 'safe' | 'help';
}

export interface LocalNotification {
  /** One with the same id takes the place of the earlier. */
  id: string;
  title: string;
  body: string;
  data: Record<string, unknown>;
  isUrgent: boolean;
  hasCheckInButtons?: boolean;
}

/** `none` will stay so until something changes; after `failed` (no network, mostly) an earlier token still holds. */
export type PushToken =
  | { kind: 'token'; token: string }
  | { kind: 'none'; why: 'unavailable' | 'no-project' | 'not-allowed' }
  | { kind: 'failed' };

/** Why a browser tells nothing of what happens while it is closed, or that it does. */
export type BrowserPushState = 'on' | 'off' | 'blocked' | 'unsupported' | 'needs-home-screen';

/** Messages of the service to a browser: only where the traveller has turned them on, by a tap of their own. */
export interface BrowserPush {
  look(): Promise<BrowserPushState>;
  /** Brings up the browser's question where it was not answered yet. `failed`: no network, mostly; worth another try. */
  turnOn(serviceKey: string): Promise<BrowserPushState | 'failed'>;
  turnOff(): Promise<void>;
}

/** In the traveller's language. */
export interface NotificationWords {
  safeButton: string;
  helpButton: string;
  urgentChannel: string;
  updatesChannel: string;
}

/** Each `on…` gives back how to stop listening. */
export interface Notifications {
  permission(): Promise<Permission>;
  askPermission(): Promise<Permission>;
  /** `serviceKey` is what a browser's token is made for; phones need none. */
  token(serviceKey?: string | null): Promise<PushToken>;
  /** The system gave the device another token: ask for it again. */
  onTokenChange(listener: () => void): () => void;
  /** Before the first message, and again when the language changes. False where some of it failed. */
  prepare(words: NotificationWords): Promise<boolean>;
  /** While the app is open. */
  onReceived(listener: (notification: ReceivedNotification) => void): () => void;
  /** While the app runs. */
  onAnswer(listener: (answer: NotificationAnswer) => void): () => void;
  /** The answer that started the app, or came before anyone listened. Given once. */
  takeEarlierAnswer(): NotificationAnswer | null;
  /** False where it can't be shown. */
  show(notification: LocalNotification): Promise<boolean>;
  /** False where it can't be, or the time (milliseconds) has passed. */
  showAt(notification: LocalNotification, at: number): Promise<boolean>;
  /** Takes it back, shown or not yet shown. */
  cancel(id: string): Promise<boolean>;
  /** Takes back all, shown or not yet shown, whoever sent them. */
  clear(): Promise<boolean>;
  setBadge(count: number): Promise<boolean>;
  /** Null on phones, which are reached wherever they may speak. */
  readonly inBrowser: BrowserPush | null;
}
