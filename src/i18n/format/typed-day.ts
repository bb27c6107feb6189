import type { Locale } from '../locale';
import { toCalendarDay } from './calendar-day';

const ISO = /^\d{4}-\d{2}-\d{2}$/;
/** With dots, strokes, hyphens or blanks between; the year in full, for nobody can tell which century was meant. */
const TYPED = /^(\d{1,2})\s*[./ -]\s*(\d{1,2})\s*[./ -]\s*(\d{4})$/;
const two = (text: string) => text.padStart(2, '0');

type Order = Pick<Locale, 'language' | 'isMonthFirst'>;

/** `YYYY-MM-DD` of what somebody typed as they are used to; null where it has another form. The calendar may not have that day. */
export function readTypedDay({ isMonthFirst }: Order, typed: string): string | null {
  const text = typed.trim();
  if (ISO.test(text)) return text;
  const [, first = '', second = '', year = ''] = TYPED.exec(text) ?? [];
  if (year === '') return null;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return `${year}-${two(month)}-${two(day)}`;
}

/** `2027-03-09` as somebody would type it: 03/09/2027, 09/03/2027 or 09.03.2027. */
export function writeTypedDay({ language, isMonthFirst }: Order, written: string): string {
  if (!toCalendarDay(written)) return written;
  const [year = '', month = '', day = ''] = written.split('-');
  const separator = language === 'de' ? '.' : '/';
  return [...(isMonthFirst ? [month, day] : [day, month]), year].join(separator);
}
