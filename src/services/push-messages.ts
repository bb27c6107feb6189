import type { WorkOutcome } from '@/platform/background-tasks';
import type { NotificationAnswer, Notifications, ReceivedNotification } from '@/platform/notifications';
import { isSilenced } from '@/store/muted';
import { noteAlertTold } from '@/store/new-alerts';
import type { StoreDatabase } from '@/store/store-database';
import { readNotification } from '@/store/traveller-writes';
import type { WriteContext } from '@/store/write-context';

import type { CheckIns } from './check-ins';
import { ANYBODY, getMessageReader, type MessageReader } from './message-reader';
import { fetchFor, type PushFetchOptions } from './push-fetch';
import { readPush, type PushMeaning } from './push-meaning';
import type { ShellSignals } from './shell-signals';
import { toPlainText } from './plain-text';
import { TravellerHasLeft } from './stays';

interface PushMessagesOptions extends PushFetchOptions {
  notifications: Pick<Notifications, 'onReceived' | 'onAnswer' | 'takeEarlierAnswer' | 'cancel'>;
  checkIns: Pick<CheckIns, 'checkIn'>;
  shell: ShellSignals;
  database: StoreDatabase;
  context: WriteContext;
  plainTitle: () => string;
}

/** So many are remembered, so that a message that was sent twice is shown once. */
const REMEMBERED = 100;

/** Messages from outside: shown, fetched for, opened, answered. Whatever comes, it ends with an outcome. */
export class PushMessages {
  private readonly endings: (() => void)[] = [];
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly fetching = new Map<string, Promise<WorkOutcome>>();
  private readonly shown = new Set<string>();

  constructor(private readonly options: PushMessagesOptions) {}

  /** An answer that waited belongs to whoever was signed in then: after signing in it is nobody's. */
  start({ isNewSession }: { isNewSession: boolean }): void {
    const { notifications } = this.options;
    this.endings.push(
      notifications.onReceived((notification) => this.track(this.receive(notification))),
      notifications.onAnswer((answer) => this.track(this.answer(answer))),
    );
    const earlier = notifications.takeEarlierAnswer();
    if (earlier && !isNewSession) this.track(this.answer(earlier));
  }

  /** A message in the background, without its words: the system shows those. */
  onPush(data: Readonly<Record<string, unknown>>): Promise<WorkOutcome> {
    return this.fetch(readPush(data));
  }

  async whenSettled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  async stop(): Promise<void> {
    for (const end of this.endings.splice(0)) end();
    await this.whenSettled();
  }

  private track(work: Promise<unknown>): void {
    const settled = work
      .catch((reason: unknown) => {
        if (!(reason instanceof TravellerHasLeft))
          console.warn('A push message could not be dealt with.', reason);
      })
      .finally(() => this.underWay.delete(settled));
    this.underWay.add(settled);
  }

  /** It came while the app is open. */
  private async receive(notification: ReceivedNotification): Promise<void> {
    const meaning = readPush(notification.data);
    if (meaning.isOwnBanner) return;
    const fetched = this.fetch(meaning);
    const id = meaning.notificationId ?? notification.id;
    if (this.isNew(id) && !(await this.isMuted(meaning)) && (await this.isUntold(meaning)))
      this.options.shell.banner.set({
        id,
        ...this.wordsOf(notification),
        place: await this.placeOf(meaning, notification),
      });
    await fetched;
  }

  private async answer({ notification, action }: NotificationAnswer): Promise<void> {
    const { shell, notifications } = this.options;
    const meaning = readPush(notification.data);
    // First what the traveller said: it must be on the disk before anything else can go wrong.
    const isHeard = action === 'open' || (await this.checkIn(action, meaning));
    shell.place.set(await this.placeOf(meaning, notification));
    // What nobody has heard is still asked.
    if (isHeard) await notifications.cancel(notification.id);
    await this.fetch(meaning);
    const { notificationId } = meaning;
    if (isHeard && notificationId !== null)
      await this.options.database.write('user', (transaction) =>
        readNotification(transaction, notificationId, this.options.context),
      );
  }

  /** False where neither this device nor the service has it. No screen saw the tap: the app says what became of it once it is open. */
  private async checkIn(status: 'safe' | 'help', { requestId }: PushMeaning): Promise<boolean> {
    const { checkIns, shell } = this.options;
    const result = await checkIns.checkIn({ status, requestId: requestId ?? undefined });
    const isKept = result.kind === 'sending' || result.kind === 'queued';
    shell.unkept.set(isKept ? null : { kind: result.kind, status });
    return result.kind !== 'not-stored';
  }

  /** A phone tells of one message in several ways at once: they share one download. */
  private fetch({ fetch }: PushMeaning): Promise<WorkOutcome> {
    if (!fetch) return Promise.resolve('nothing-new');
    const key = JSON.stringify(fetch);
    const running =
      this.fetching.get(key) ??
      fetchFor(fetch, this.options)
        .catch(() => 'failed' as const)
        .finally(() => this.fetching.delete(key));
    this.fetching.set(key, running);
    return running;
  }

  private isNew(id: string): boolean {
    if (this.shown.has(id)) return false;
    this.shown.add(id);
    for (const oldest of this.shown) {
      if (this.shown.size <= REMEMBERED) break;
      this.shown.delete(oldest);
    }
    return true;
  }

  private isMuted({ tripId, alertId }: PushMeaning): Promise<boolean> {
    return this.options.database.read((reader) => isSilenced(reader, { tripId, alertId }));
  }

  /** The app may have found the alert by itself before the message came; from now on it need not say so. */
  private async isUntold({ alertId }: PushMeaning): Promise<boolean> {
    if (alertId === null) return true;
    return this.options.database.write('user', (transaction) => noteAlertTold(transaction, alertId));
  }

  private async placeOf({ isPlain }: PushMeaning, notification: ReceivedNotification) {
    const { path } = readPush(notification.data, await this.getReader());
    return { path, words: isPlain ? this.wordsOf(notification) : null };
  }

  /** Where it can't be read who they are, a message leads where it leads anybody. */
  private getReader(): Promise<MessageReader> {
    return this.options.database.read(getMessageReader).catch(() => ANYBODY);
  }

  private wordsOf({ title, body }: ReceivedNotification) {
    return { title: toPlainText(title) || this.options.plainTitle(), body: toPlainText(body) };
  }
}
