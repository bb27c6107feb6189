import type { LocalNotification, Notifications } from '@/platform/notifications';
import { findUnsentCheckIn } from '@/store/outbox';
import { getMemory, saveMemory } from '@/store/service-memory';
import type { StoreDatabase } from '@/store/store-database';

import type { LocalData } from './local-data';
import type { Words } from './service-words';

const AFTER_MS = 15 * 60_000;
const ID = 'unsent-check-in';
const DATA: LocalData = { sojourn: 'unsent-check-in' };

interface UnsentReminderOptions {
  database: StoreDatabase;
  notifications: Pick<Notifications, 'showAt' | 'cancel'>;
  now: () => number;
  words: () => Words;
}

/** One notification where a check-in has waited for a quarter of an hour; taken back when it is sent. */
export class UnsentReminder {
  constructor(private readonly options: UnsentReminderOptions) {}

  /** The system keeps the appointment, so that it is kept while the app is dead. */
  async refresh(): Promise<void> {
    const { database, notifications, now } = this.options;
    const [waiting, planned] = await database.read(async (reader) => [
      await findUnsentCheckIn(reader),
      await getMemory(reader, 'unsent-reminder'),
    ]);
    const { title } = this.options.words();
    const isSame = waiting?.id === planned?.entryId;
    // What has been shown is left as it was said.
    if (isSame && (!planned || planned.title === title || planned.at <= now())) return;
    if (!waiting) {
      await notifications.cancel(ID);
      await database.write('user', (transaction) => saveMemory(transaction, 'unsent-reminder', null));
      return;
    }
    const at = Math.max(waiting.createdAt + AFTER_MS, now() + 1_000);
    // Where it may not be shown nothing is remembered: the traveller may allow it later.
    if (!(await notifications.showAt(this.toNotification(), at))) return;
    await database.write('user', (transaction) =>
      saveMemory(transaction, 'unsent-reminder', { entryId: waiting.id, at, title }),
    );
  }

  private toNotification(): LocalNotification {
    return { id: ID, ...this.options.words(), data: DATA, isUrgent: true };
  }
}
