import { joinReaders } from './join-readers';
import { LIMITS } from './limits';
import { mergePassengers } from './merge-passengers';
import { nothingAtAll, readOwn, whole, type Reading } from './own-reading';
import type { Booking, ReadMail, Unread } from './booking';

/** Reads the bookings of a mail, by what is written in it for machines. Asks nobody and guesses nothing: what is not understood is said so. */
export async function readMail(message: Uint8Array): Promise<ReadMail> {
  return concludeReading(await readOwn(message), []);
}

/** What our own reader found in a mail, and what `kitinerary-extractor` did; null where the own came to no end. */
export function concludeReading(own: Reading | null, extracted: readonly Booking[]): ReadMail {
  const { reservations, passes, events, writtenAt } = own ?? nothingAtAll();
  // A pass tells of a flight in fewer words than the reservation beside it, and in none but its own.
  const ours = joinReaders(mergePassengers(reservations.bookings), mergePassengers(passes.bookings));
  const joined = joinReaders(ours, mergePassengers(extracted));
  // A calendar file beside reservations tells of the same bookings, in fewer words.
  const isBooked = joined.length > 0;
  const found = isBooked ? joined : mergePassengers(events.bookings);
  // What does not tell when it was said was said with its mail.
  const bookings = found.map((booking) => ({
    ...booking,
    said: { ...booking.said, at: booking.said.at ?? writtenAt },
  }));
  const isWritten = reservations.bookings.length + extracted.length > 0;
  const unread = distinct([
    ...reservations.unread,
    // A mail that tells of its bookings elsewhere may have a pass of another kind beside it.
    ...(isWritten ? [] : passes.unread),
    ...(isBooked ? [] : events.unread),
  ]);
  if (bookings.length === 0 && unread.length === 0)
    return { bookings, unread: [whole('message', 'no_booking')] };
  if (bookings.length <= LIMITS.bookings) return { bookings, unread };
  return { bookings: bookings.slice(0, LIMITS.bookings), unread: [...unread, whole('message', 'too_many')] };
}

/** A mail may say the same as JSON-LD and as microdata: its troubles too are told once. */
const distinct = (unread: readonly Unread[]): Unread[] => [
  ...new Map(unread.map((each) => [JSON.stringify(each), each])).values(),
];
