import type {
  BrowserPush,
  LocalNotification,
  NotificationAnswer,
  Notifications,
  NotificationWords,
  PushToken,
  ReceivedNotification,
} from '@/platform/notifications';
import type { Permission } from '@/platform/permission';

import { Listeners } from './listeners';

/** The notifications of one device. `shown` are those on its screen, `planned` those that wait for their time. */
export class FakeNotifications implements Notifications {
  readonly shown = new Map<string, LocalNotification>();
  readonly planned = new Map<string, { notification: LocalNotification; at: number }>();
  words: NotificationWords | null = null;
  badge = 0;
  /** Where it is a browser. */
  inBrowser: BrowserPush | null = null;
  timesAsked = 0;
  private granted: Permission = 'not-asked';
  private answer: Permission = 'granted';
  private current: PushToken = { kind: 'token', token: 'ExponentPushToken[first]' };
  private earlier: NotificationAnswer | null = null;
  private readonly tokenChange = new Listeners();
  private readonly received = new Listeners<ReceivedNotification>();
  private readonly answered = new Listeners<NotificationAnswer>();

  constructor(private readonly now: () => number) {}

  grant(): void {
    this.granted = 'granted';
  }

  refuse(permission: 'refused' | 'blocked' | 'unavailable' = 'refused'): void {
    this.granted = permission;
  }

  /** What the traveller will say when asked. */
  answerWith(permission: Permission): void {
    this.answer = permission;
  }

  /** The device has this token, or a reason for none, from now on. */
  giveToken(token: PushToken): void {
    this.current = token;
  }

  changeToken(token: string): void {
    this.current = { kind: 'token', token };
    this.tokenChange.tell();
  }

  /** A message comes while the app is open. */
  deliver(notification: ReceivedNotification): void {
    this.received.tell(notification);
  }

  /** A tap or a button; where nobody listens (the app was not running) it waits to be taken. */
  tap(notification: ReceivedNotification, action: NotificationAnswer['action'] = 'open'): void {
    const answer = { notification, action };
    if (this.answered.count > 0) this.answered.tell(answer);
    else this.earlier = answer;
    this.shown.delete(notification.id);
  }

  /** Time has gone by: shows what was planned for before now. */
  showWhatIsDue(): void {
    for (const [id, { notification, at }] of this.planned) {
      if (at > this.now()) continue;
      this.planned.delete(id);
      this.shown.set(id, notification);
    }
  }

  permission(): Promise<Permission> {
    return Promise.resolve(this.granted);
  }

  askPermission(): Promise<Permission> {
    this.timesAsked += 1;
    if (this.granted === 'not-asked' || this.granted === 'refused') this.granted = this.answer;
    return this.permission();
  }

  token(): Promise<PushToken> {
    if (this.granted === 'unavailable') return Promise.resolve({ kind: 'none', why: 'unavailable' });
    if (this.granted !== 'granted') return Promise.resolve({ kind: 'none', why: 'not-allowed' });
    return Promise.resolve(this.current);
  }

  onTokenChange(listener: () => void): () => void {
    return this.tokenChange.add(listener);
  }

  prepare(words: NotificationWords): Promise<boolean> {
    this.words = words;
    return Promise.resolve(true);
  }

  onReceived(listener: (notification: ReceivedNotification) => void): () => void {
    return this.received.add(listener);
  }

  onAnswer(listener: (answer: NotificationAnswer) => void): () => void {
    return this.answered.add(listener);
  }

  takeEarlierAnswer(): NotificationAnswer | null {
    const answer = this.earlier;
    this.earlier = null;
    return answer;
  }

  show(notification: LocalNotification): Promise<boolean> {
    if (this.granted !== 'granted') return Promise.resolve(false);
    this.shown.set(notification.id, notification);
    return Promise.resolve(true);
  }

  showAt(notification: LocalNotification, at: number): Promise<boolean> {
    if (this.granted !== 'granted' || at <= this.now()) return Promise.resolve(false);
    this.planned.set(notification.id, { notification, at });
    return Promise.resolve(true);
  }

  cancel(id: string): Promise<boolean> {
    this.planned.delete(id);
    this.shown.delete(id);
    return Promise.resolve(true);
  }

  clear(): Promise<boolean> {
    this.planned.clear();
    this.shown.clear();
    return Promise.resolve(true);
  }

  setBadge(count: number): Promise<boolean> {
    this.badge = count;
    return Promise.resolve(this.granted === 'granted');
  }
}
