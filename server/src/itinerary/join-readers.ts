import type { Booking } from './booking';
import { bookingDay, bookingKey, plain } from './booking-key';
import { isSameMoment, underOwn } from './under-own';

type IsSame = (own: Booking, extracted: Booking) => boolean;

const isSamePart: IsSame = (own, extracted) => bookingKey(own) === bookingKey(extracted);

/** What has another name to each, by its number and the moment at which it begins. */
const beginsAlike: IsSame = (own, extracted) => {
  const numbers = [own, extracted].map(({ fields }) => plain(fields.confirmation_no));
  const isOneNumber = numbers[0] === numbers[1] || numbers.includes('');
  return own.kind === extracted.kind && isOneNumber && isSameMoment(own, extracted);
};

/**
 * One booking of each that both readers found. What only one tells counts; where they contradict each other our own counts, for it takes
 * nothing but what is written.
 */
export function joinReaders(own: readonly Booking[], extracted: readonly Booking[]): Booking[] {
  const joined = new Map<Booking, Booking>();
  const open = new Set(extracted);
  const pair = (mine: Booking, theirs: Booking | undefined) => {
    if (!theirs) return;
    open.delete(theirs);
    joined.set(mine, underOwn(mine, theirs));
  };
  const unjoined = () => own.filter((booking) => !joined.has(booking));
  for (const mine of own)
    pair(
      mine,
      [...open].find((theirs) => isSamePart(mine, theirs) && bookingDay(mine) === bookingDay(theirs)),
    );
  // On another day or under another name only where nothing else can be meant.
  for (const isSame of [beginsAlike, isSamePart]) {
    const left = unjoined();
    for (const mine of left) {
      const theirs = [...open].filter((each) => isSame(mine, each));
      const rivals = left.filter((each) => theirs.some((other) => isSame(each, other)));
      if (theirs.length === 1 && rivals.length === 1) pair(mine, theirs[0]);
    }
  }
  return [...own.map((booking) => joined.get(booking) ?? booking), ...open];
}
