import type { offlineDataWords } from '@/i18n/messages/offline-data';
import type { OutboxEntry } from '@/store/outbox';

type KindWords = (typeof offlineDataWords)['en']['kinds'];

const HELP = 2;
const SAFE = 1;

/** An entry of the outbox in plain words. */
export function describeEntry(
  entry: OutboxEntry,
  words: KindWords,
  tripNames: ReadonlyMap<string, string>,
): string {
  const tripName = (written?: string | null) => written || (tripNames.get(idOf(entry)) ?? words.tripUnnamed);
  switch (entry.kind) {
    case 'check-in':
      return describeStatus(entry.payload.check_in.status, words);
    case 'check-in-answer':
      return describeStatus(entry.payload.body.check_in.status, words);
    case 'trip-create':
      return words.tripCreate(tripName(entry.payload.trip.name));
    case 'trip-update':
      return words.tripUpdate(tripName(entry.payload.trip.name));
    case 'trip-settings':
      return words.tripSettings(tripName());
    case 'trip-delete':
      return words.tripDelete(tripName());
    case 'alert-read':
      return words.alertRead;
    case 'notification-read':
      return words.notificationRead;
    case 'notification-delete':
      return words.notificationDelete;
    case 'settings':
      return words.settings;
    case 'device':
      return words.device;
  }
}

function describeStatus(status: number | null | undefined, words: KindWords): string {
  if (status === HELP) return words.checkInHelp;
  return status === SAFE ? words.checkInSafe : words.position;
}

function idOf({ subject }: OutboxEntry): string {
  return subject.slice(subject.indexOf('/') + 1);
}

/** The trip that can be corrected in the form; null for everything else. */
export function tripToCorrect(entry: OutboxEntry): string | null {
  return entry.kind === 'trip-create' || entry.kind === 'trip-update' ? idOf(entry) : null;
}
