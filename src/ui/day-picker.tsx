import { useState } from 'react';

import { toMonth } from './month-grid';
import { MonthPager } from './month-pager';
import { Sheet } from './sheet';
import { TypedDayField } from './typed-day-field';

interface DayPickerProps {
  visible: boolean;
  title: string;
  /** Days are `YYYY-MM-DD` and belong to no time zone. */
  value: string | null;
  today: string;
  min?: string;
  max?: string;
  onSelect: (day: string) => void;
  onClose: () => void;
}

/** A sheet with a calendar: by thumb in the month, by keyboard in the month or as text. */
export function DayPicker({ visible, title, onClose, ...choice }: DayPickerProps) {
  return (
    <Sheet visible={visible} title={title} onClose={onClose}>
      {/* Drawn anew each time it is opened, at the month of its day. */}
      {visible && <Calendar {...choice} onClose={onClose} />}
    </Sheet>
  );
}

function Calendar({
  value,
  today,
  min = '1900-01-01',
  max = '2999-12-31',
  onSelect,
  onClose,
}: Omit<DayPickerProps, 'visible' | 'title'>) {
  const [month, setMonth] = useState(toMonth(value ?? (today < min ? min : today)));
  const select = (day: string) => {
    onSelect(day);
    onClose();
  };
  return (
    <>
      <MonthPager
        month={month}
        value={value}
        today={today}
        min={min}
        max={max}
        onSelect={select}
        onShow={setMonth}
      />
      <TypedDayField min={min} max={max} onShow={setMonth} onSelect={select} />
    </>
  );
}
