import { useState } from 'react';

import { dayPickerWords } from '@/i18n/messages/day-picker';
import { commonWords } from '@/i18n/messages/common';
import { useFormat, useWords } from '@/i18n/locale-provider';

import { Button } from './button';
import { chooseDay, type DayRange } from './day-range';
import { toMonth } from './month-grid';
import { MonthPager } from './month-pager';
import { SaidLine } from './said-line';
import { Sheet } from './sheet';
import { TypedDayField } from './typed-day-field';

interface RangePickerProps {
  visible: boolean;
  title: string;
  value: DayRange;
  today: string;
  min?: string;
  max?: string;
  /** Given once both days are chosen. */
  onSelect: (range: { from: string; to: string }) => void;
  onClose: () => void;
}

/** A sheet with a calendar in which two touches choose a first and a last day; the same day twice is one day. */
export function RangePicker({ visible, title, onClose, ...choice }: RangePickerProps) {
  return (
    <Sheet visible={visible} title={title} onClose={onClose}>
      {/* Drawn anew each time it is opened, at the month of its first day. */}
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
}: Omit<RangePickerProps, 'visible' | 'title'>) {
  const words = useWords(dayPickerWords);
  const { done } = useWords(commonWords);
  const format = useFormat();
  const [range, setRange] = useState(value);
  const [month, setMonth] = useState(toMonth(value.from ?? (today < min ? min : today)));
  const { from, to } = range;
  const choose = (day: string) => setRange(chooseDay(range, day));
  const said = () => {
    if (from === null) return words.chooseFirst;
    return to === null ? words.chooseLast(format.dayWithYear(from)) : format.days(from, to, today);
  };
  return (
    <>
      <SaidLine said={said()} color="ink" />
      <MonthPager
        month={month}
        value={from}
        until={to}
        today={today}
        min={min}
        max={max}
        onSelect={choose}
        onShow={setMonth}
      />
      <TypedDayField min={min} max={max} onShow={setMonth} onSelect={choose} />
      <Button
        label={done}
        busy={from === null || to === null}
        onPress={() => {
          if (from === null || to === null) return;
          onSelect({ from, to });
          onClose();
        }}
      />
    </>
  );
}
