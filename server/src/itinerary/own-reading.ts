import type { Booking, ReadMail, Unread } from './booking';
import { checkBooking } from './check-booking';
import { readCalendar } from './read-calendar';
import { readMessage } from './read-message';
import { readPage } from './read-page';
import { readWalletPass } from './read-wallet-pass';
import { readReservation, reservationType } from './reservations/read-reservation';
import type { Thing } from './thing';

/** What a mail says, by where it says it. */
export interface Reading {
  reservations: ReadMail;
  /** Of passes for a phone's wallet. */
  passes: ReadMail;
  /** Of its calendar files. */
  events: ReadMail;
  /** When it was written, as it tells; null where it does not. */
  writtenAt: string | null;
}

export const whole = (what: string, reason: Unread['reason']): Unread => ({ what, reason, fields: [] });

/** Of a mail that is none, or that nobody came to the end of. */
export const nothingAtAll = (): Reading => ({
  reservations: { bookings: [], unread: [whole('message', 'unreadable')] },
  passes: { bookings: [], unread: [] },
  events: { bookings: [], unread: [] },
  writtenAt: null,
});

/** As far as our own rules go: JSON-LD, microdata, passes and calendars. */
export async function readOwn(message: Uint8Array): Promise<Reading> {
  const parts = await readMessage(message);
  if (parts === null) return nothingAtAll();
  return {
    reservations: readWritten(parts.page, parts.isTooDeep),
    passes: join(parts.passes.map(readWalletPass)),
    events: join(parts.calendars.map(readEvents)),
    writtenAt: parts.writtenAt,
  };
}

function readWritten(page: string, isMailTooDeep: boolean): ReadMail {
  const { things, brokenScripts, isTooDeep } = readPage(page);
  const broken: Unread[] = [
    ...(brokenScripts > 0 ? [whole('JSON-LD', 'unreadable')] : []),
    ...(isTooDeep ? [whole('page', 'unreadable')] : []),
    ...(isMailTooDeep ? [whole('forwarded message', 'unreadable')] : []),
  ];
  return join([{ bookings: [], unread: broken }, readReservations(things)]);
}

/** Those of the things that are reservations. */
function readReservations(things: readonly Thing[]): ReadMail {
  const read = things.flatMap((thing): ReadMail[] => {
    const what = reservationType(thing);
    if (what === null) return [];
    const bookings = readReservation(thing);
    return [
      bookings === null ? { bookings: [], unread: [whole(what, 'unsupported')] } : check(bookings, what),
    ];
  });
  return join(read);
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
