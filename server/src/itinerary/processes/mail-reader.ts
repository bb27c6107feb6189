import type { ReadMail } from '../booking';
import { concludeReading } from '../read-mail';
import { extractBookings, type Extractor } from './run-extractor';
import type { ProcessFailure } from './run-limited';
import { runOwnReader } from './run-own-reader';

export interface MailReading extends ReadMail {
  /** The clock ran out before a reader came to its end: on a less busy moment there may be more in the mail. */
  isCutShort: boolean;
}
export type MailReader = (message: Uint8Array) => Promise<MailReading>;

interface Readers {
  /** Null where `kitinerary-extractor` is not installed. */
  extractor: Extractor | null;
  onFailure: (reader: 'own' | 'kitinerary-extractor', failure: ProcessFailure) => void;
}

/** Reads mails by both readers, each in a process of its own. Where one of them fails, what the other found stands. */
export function createMailReader({ extractor, onFailure }: Readers): MailReader {
  return async (message) => {
    const [own, extracted] = await Promise.all([
      runOwnReader(message),
      extractor === null ? { bookings: [] } : extractBookings(extractor, message),
    ]);
    if ('failure' in own) onFailure('own', own.failure);
    if ('failure' in extracted) onFailure('kitinerary-extractor', extracted.failure);
    return {
      ...concludeReading('failure' in own ? null : own, 'failure' in extracted ? [] : extracted.bookings),
      isCutShort: [own, extracted].some((each) => 'failure' in each && each.failure === 'too-slow'),
    };
  };
}
