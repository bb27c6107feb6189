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

/** In the order in which they stand; each as wide as the standard has it, filled up with blanks. */
const LEG_ITEMS: readonly { item: LegItem; width: number; form: RegExp }[] = [
  { item: 'bookingNumber', width: 7, form: /^[A-Z0-9]{5,7}$/ },
  { item: 'from', width: 3, form: /^[A-Z]{3}$/ },
  { item: 'to', width: 3, form: /^[A-Z]{3}$/ },
  { item: 'airline', width: 3, form: /^[A-Z0-9]{2,3}$/ },
  { item: 'flightNumber', width: 5, form: /^\d{1,5}$|^\d{1,4}[A-Z]$/ },
  { item: 'dayOfYear', width: 3, form: /^(?!000)[0-2]\d\d$|^3[0-5]\d$|^36[0-6]$/ },
  { item: 'cabin', width: 1, form: /^[A-Z]$/ },
  // Infants have none of their own: INF.
  { item: 'seat', width: 4, form: /^\d{1,3}[A-Z]$|^[A-Z]{3,4}$/ },
  { item: 'sequence', width: 5, form: /^[A-Z0-9]{1,5}$/ },
];

/** Behind them: how the passenger stands, and how long the rest is that belongs to this flight. */
const STATUS_WIDTH = 1;
export const SIZE_WIDTH = 2;
export const SIZE_AT = LEG_ITEMS.reduce((sum, { width }) => sum + width, STATUS_WIDTH);
export const LEG_WIDTH = SIZE_AT + SIZE_WIDTH;

/** People say seat 1A and flight 834 where the code has 001A and 0834. */
const withoutZeros = (text: string) => text.replace(/^0+(?=.)/, '');

/** `text` has the width of a leg. */
export function readLegItems(text: string): { leg: PassLeg; unread: LegItem[] } {
  const leg: Record<string, string | number | null> = {};
  const unread: LegItem[] = [];
  let at = 0;
  for (const { item, width, form } of LEG_ITEMS) {
    const written = text.slice(at, at + width).trim();
    at += width;
    const isRead = form.test(written);
    // What is left blank is not told; nobody failed to read it.
    if (!isRead && written !== '') unread.push(item);
    leg[item] = isRead ? toValue(item, written) : null;
  }
  return { leg: leg as unknown as PassLeg, unread };
}

function toValue(item: LegItem, written: string): string | number {
  if (item === 'dayOfYear') return Number(written);
  return item === 'flightNumber' || item === 'seat' || item === 'sequence' ? withoutZeros(written) : written;
}
