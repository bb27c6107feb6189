import { useState } from 'react';

import { dayPickerWords } from '@/i18n/messages/day-picker';
import { useFormat, useWords } from '@/i18n/locale-provider';

import { DayPicker } from './day-picker';
import { PickerField } from './picker-field';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`; null while none is chosen. */
  value: string | null;
  today: string;
  /** Whose month is shown first while nothing is chosen; that of today where left out. */
  opensAt?: string;
  min?: string;
  max?: string;
  error?: string | null;
  onChange: (day: string) => void;
}

export function DayField({ label, value, error = null, onChange, ...limits }: DayFieldProps) {
  const words = useWords(dayPickerWords);
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PickerField
      label={label}
      icon="calendar"
      shown={value === null ? words.choose : format.dayWithYear(value)}
      isChosen={value !== null}
      error={error}
      onPress={() => setIsOpen(true)}
    >
      <DayPicker
        visible={isOpen}
        title={label}
        value={value}
        {...limits}
        onSelect={onChange}
        onClose={() => setIsOpen(false)}
      />
    </PickerField>
  );
}
