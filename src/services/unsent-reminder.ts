import type { LocalNotification, Notifications } from '@/platform/notifications';
import { findUnsentWord, type UnsentWord } from '@/store/outbox';
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
  words: (about: UnsentWord['about']) => Words;
}

/** One notification where a check-in or a request for help has waited for a quarter of an hour; taken back when it is sent. */
export class UnsentReminder {
  constructor(private readonly options: UnsentReminderOptions) {}

  /** The system keeps the appointment, so that it is kept while the app is dead. */
  async refresh(): Promise<void> {
    const { database, notifications, now } = this.options;
    const [waiting, planned] = await database.read(async (reader) => [
      await findUnsentWord(reader),
      await getMemory(reader, 'unsent-reminder'),
    ]);
    if (!waiting) {
      if (!planned) return;
      await notifications.cancel(ID);
      await database.write('user', (transaction) => saveMemory(transaction, 'unsent-reminder', null));
      return;
    }
    const words = this.options.words(waiting.about);
    const { title } = words;
    // What has been shown is left as it was said.
    const isSame = waiting.id === planned?.entryId;
    if (isSame && (planned.title === title || planned.at <= now())) return;
    const at = Math.max(waiting.createdAt + AFTER_MS, now() + 1_000);
    // Where it may not be shown nothing is remembered: the traveller may allow it later.
    if (!(await notifications.showAt(toNotification(words), at))) return;
    await database.write('user', (transaction) =>
      saveMemory(transaction, 'unsent-reminder', { entryId: waiting.id, at, title }),
    );
  }
}

function toNotification(words: Words): LocalNotification {
  return { id: ID, ...words, data: DATA, isUrgent: true };
}
