import type { Booking, ReadMail, Unread } from './booking';
import { checkBooking } from './check-booking';
import { LIMITS } from './limits';
import { mergePassengers } from './merge-passengers';
import { readCalendar } from './read-calendar';
import { readMessage } from './read-message';
import { readPage } from './read-page';
import { readReservation, reservationType } from './reservations/read-reservation';

const whole = (what: string, reason: Unread['reason']): Unread => ({ what, reason, fields: [] });

/** Reads the bookings of a mail, by what is written in it for machines. Asks nobody and guesses nothing: what is not understood is said so. */
export async function readMail(message: Uint8Array): Promise<ReadMail> {
  const parts = await readMessage(message);
  if (parts === null) return { bookings: [], unread: [whole('message', 'unreadable')] };
  const read = readReservations(parts.page, parts.isTooDeep);
  // A calendar file beside reservations tells of the same bookings, in fewer words.
  const found = read.bookings.length > 0 ? read : join([read, ...parts.calendars.map(readEvents)]);
  // What does not tell when it was said was said with its mail.
  const dated = found.bookings.map((booking) => ({
    ...booking,
    said: { ...booking.said, at: booking.said.at ?? parts.writtenAt },
  }));
  const { bookings, unread } = { bookings: mergePassengers(dated), unread: distinct(found.unread) };
  if (bookings.length === 0 && unread.length === 0)
    return { bookings, unread: [whole('message', 'no_booking')] };
  if (bookings.length <= LIMITS.bookings) return { bookings, unread };
  return { bookings: bookings.slice(0, LIMITS.bookings), unread: [...unread, whole('message', 'too_many')] };
}

function readReservations(page: string, isMailTooDeep: boolean): ReadMail {
  const { things, brokenScripts, isTooDeep } = readPage(page);
  const broken: Unread[] = [
    ...(brokenScripts > 0 ? [whole('JSON-LD', 'unreadable')] : []),
    ...(isTooDeep ? [whole('page', 'unreadable')] : []),
    ...(isMailTooDeep ? [whole('forwarded message', 'unreadable')] : []),
  ];
  const read = things.flatMap((thing): ReadMail[] => {
    const what = reservationType(thing);
    if (what === null) return [];
    const bookings = readReservation(thing);
    return [
      bookings === null ? { bookings: [], unread: [whole(what, 'unsupported')] } : check(bookings, what),
    ];
  });
  return join([{ bookings: [], unread: broken }, ...read]);
}

function readEvents(calendar: string): ReadMail {
  const { bookings, unread } = readCalendar(calendar);
  return join([{ bookings: [], unread }, check(bookings, 'VEVENT')]);
}

const check = (bookings: readonly Booking[], what: string): ReadMail =>
  join(
    bookings.map((each) => {
      const { booking, unread } = checkBooking(each, what);
      return { bookings: booking ? [booking] : [], unread };
    }),
  );

const join = (some: readonly ReadMail[]): ReadMail => ({
  bookings: some.flatMap(({ bookings }) => bookings),
  unread: some.flatMap(({ unread }) => unread),
});

/** A mail may say the same as JSON-LD and as microdata: its troubles too are told once. */
const distinct = (unread: readonly Unread[]): Unread[] => [
  ...new Map(unread.map((each) => [JSON.stringify(each), each])).values(),
];
