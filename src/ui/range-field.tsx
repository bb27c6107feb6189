import { useState } from 'react';

import { dayPickerWords } from '@/i18n/messages/day-picker';
import { useFormat, useWords } from '@/i18n/locale-provider';

import type { DayRange } from './day-range';
import { PickerField } from './picker-field';
import { RangePicker } from './range-picker';

interface RangeFieldProps {
  label: string;
  value: DayRange;
  today: string;
  min?: string;
  max?: string;
  error?: string | null;
  onChange: (range: { from: string; to: string }) => void;
}

export function RangeField({ label, value, today, error = null, onChange, ...limits }: RangeFieldProps) {
  const words = useWords(dayPickerWords);
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { from, to } = value;
  const isChosen = from !== null && to !== null;
  return (
    <PickerField
      label={label}
      icon="calendar"
      shown={isChosen ? format.days(from, to, today) : words.choose}
      isChosen={isChosen}
      error={error}
      onPress={() => setIsOpen(true)}
    >
      <RangePicker
        visible={isOpen}
        title={label}
        value={value}
        today={today}
        {...limits}
        onSelect={onChange}
        onClose={() => setIsOpen(false)}
      />
    </PickerField>
  );
}
