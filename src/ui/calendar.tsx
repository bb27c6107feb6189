import { useState } from 'react';

import { toMonth } from './month-grid';
import { MonthPager } from './month-pager';
import { TypedDayField } from './typed-day-field';

/** What may be chosen where nothing else is said. */
export interface CalendarLimits {
  today: string;
  /** Whose month is shown first while nothing is chosen; that of today where left out. */
  opensAt?: string;
  min?: string;
  max?: string;
}

interface CalendarProps extends CalendarLimits {
  value: string | null;
  /** The last day, where more than one is chosen. */
  until?: string | null;
  onSelect: (day: string) => void;
}

/** A day by thumb in the month, by keyboard in the month or as text. It begins at the month of its day. */
export function Calendar({
  value,
  today,
  opensAt = today,
  min = '1900-01-01',
  max = '2999-12-31',
  ...choice
}: CalendarProps) {
  const [month, setMonth] = useState(toMonth(value ?? (opensAt < min ? min : opensAt)));
  const limits = { min, max };
  return (
    <>
      <MonthPager month={month} value={value} today={today} {...limits} {...choice} onShow={setMonth} />
      <TypedDayField {...limits} onShow={setMonth} onSelect={choice.onSelect} />
    </>
  );
}
