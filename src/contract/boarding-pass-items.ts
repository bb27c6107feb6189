/** What a boarding pass says of each flight that it is for; null where it says nothing, or nothing that can be read. */
export interface PassLeg {
  bookingNumber: string | null;
  from: string | null;
  to: string | null;
  airline: string | null;
  flightNumber: string | null;
  /** Counted from the 1st of January, which is 1: the code tells no year. */
  dayOfYear: number | null;
  cabin: string | null;
  seat: string | null;
  /** In which order people checked in. */
  sequence: string | null;
}

export type LegItem = keyof PassLeg;

/** Each as wide as the standard has it, filled up with blanks. */
const LEG_ITEMS: Record<LegItem, { width: number; form: RegExp }> = {
  bookingNumber: { width: 7, form: /^[A-Z0-9]{5,7}$/ },
  from: { width: 3, form: /^[A-Z]{3}$/ },
  to: { width: 3, form: /^[A-Z]{3}$/ },
  airline: { width: 3, form: /^[A-Z0-9]{2,3}$/ },
  flightNumber: { width: 5, form: /^\d{1,5}$|^\d{1,4}[A-Z]$/ },
  dayOfYear: { width: 3, form: /^(?!000)[0-2]\d\d$|^3[0-5]\d$|^36[0-6]$/ },
  cabin: { width: 1, form: /^[A-Z]$/ },
  // Infants have none of their own: INF.
  seat: { width: 4, form: /^\d{1,3}[A-Z]$|^[A-Z]{3,4}$/ },
  sequence: { width: 5, form: /^[A-Z0-9]{1,5}$/ },
};

/** Behind them: how the passenger stands, and how long the rest is that belongs to this flight. */
const STATUS_WIDTH = 1;
export const SIZE_WIDTH = 2;
export const SIZE_AT = Object.values(LEG_ITEMS).reduce((sum, { width }) => sum + width, STATUS_WIDTH);
export const LEG_WIDTH = SIZE_AT + SIZE_WIDTH;

/** People say seat 1A and flight 834 where the code has 001A and 0834. */
export const withoutZeros = (text: string) => text.replace(/^0+(?=.)/, '');

/** `text` has the width of a leg. */
export function readLegItems(text: string): { leg: PassLeg; unread: LegItem[] } {
  const unread: LegItem[] = [];
  let at = 0;
  const readNext = (item: LegItem): string | null => {
    const { width, form } = LEG_ITEMS[item];
    const written = text.slice(at, at + width).trim();
    at += width;
    if (form.test(written)) return written;
    // What is left blank is not told; nobody failed to read it.
    if (written !== '') unread.push(item);
    return null;
  };
  const readNextNumber = (item: LegItem) => {
    const written = readNext(item);
    return written && withoutZeros(written);
  };
  // They are read in the order in which they stand.
  const leg: PassLeg = {
    bookingNumber: readNext('bookingNumber'),
    from: readNext('from'),
    to: readNext('to'),
    airline: readNext('airline'),
    flightNumber: readNextNumber('flightNumber'),
    dayOfYear: Number(readNext('dayOfYear')) || null,
    cabin: readNext('cabin'),
    seat: readNextNumber('seat'),
    sequence: readNextNumber('sequence'),
  };
  return { leg, unread };
}
