import { useState } from 'react';

import { dayPickerWords } from '@/i18n/messages/day-picker';
import { commonWords } from '@/i18n/messages/common';
import { useFormat, useWords } from '@/i18n/locale-provider';

import { Button } from './button';
import { Calendar, type CalendarLimits } from './calendar';
import { chooseDay, type DayRange } from './day-range';
import { SaidLine } from './said-line';
import { Sheet } from './sheet';

interface RangePickerProps extends CalendarLimits {
  visible: boolean;
  title: string;
  value: DayRange;
  /** Given once both days are chosen. */
  onSelect: (range: { from: string; to: string }) => void;
  onClose: () => void;
}

/** A sheet with a calendar in which two touches choose a first and a last day; the same day twice is one day. */
export function RangePicker({ visible, title, onClose, ...choice }: RangePickerProps) {
  return (
    <Sheet visible={visible} title={title} onClose={onClose}>
      {/* Drawn anew each time it is opened, at the month of its first day. */}
      {visible && <RangeCalendar {...choice} onClose={onClose} />}
    </Sheet>
  );
}

function RangeCalendar({ value, onSelect, onClose, ...limits }: Omit<RangePickerProps, 'visible' | 'title'>) {
  const words = useWords(dayPickerWords);
  const { done } = useWords(commonWords);
  const format = useFormat();
  const [range, setRange] = useState(value);
  const { from, to } = range;
  const choose = (day: string) => setRange(chooseDay(range, day));
  const said = () => {
    if (from === null) return words.chooseFirst;
    return to === null ? words.chooseLast(format.dayWithYear(from)) : format.days(from, to, limits.today);
  };
  return (
    <>
      <SaidLine said={said()} color="ink" />
      <Calendar {...limits} value={from} until={to} onSelect={choose} />
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
