import { useState } from 'react';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { timePickerWords } from '@/i18n/messages/time-picker';

import { PickerField } from './picker-field';
import { TimePicker } from './time-picker';

interface TimeFieldProps {
  label: string;
  /** `HH:MM`; null while none is chosen. */
  value: string | null;
  error?: string | null;
  onChange: (time: string) => void;
}

export function TimeField({ label, value, error = null, onChange }: TimeFieldProps) {
  const words = useWords(timePickerWords);
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PickerField
      label={label}
      icon="clock"
      shown={value === null ? words.choose : format.clockTime(value)}
      isChosen={value !== null}
      error={error}
      onPress={() => setIsOpen(true)}
    >
      <TimePicker
        visible={isOpen}
        title={label}
        value={value}
        onSelect={onChange}
        onClose={() => setIsOpen(false)}
      />
    </PickerField>
  );
}
