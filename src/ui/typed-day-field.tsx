import { useState } from 'react';

import { toCalendarDay } from '@/i18n/format/calendar-day';
import { dayPickerWords } from '@/i18n/messages/day-picker';
import { useFormat, useWords } from '@/i18n/locale-provider';

import { toMonth } from './month-grid';
import { TextField } from './text-field';

interface TypedDayFieldProps {
  min: string;
  max: string;
  /** A month in which a day was typed. */
  onShow: (month: string) => void;
  onSelect: (day: string) => void;
}

/** Shows by example how a day is typed: the numbers of its day and its month can't be taken for each other. */
const EXAMPLE = '2027-03-25';

/** A day as text, for whoever has it in mind or can't see a calendar. */
export function TypedDayField({ min, max, onShow, onSelect }: TypedDayFieldProps) {
  const words = useWords(dayPickerWords);
  const format = useFormat();
  const example = format.typedDay(EXAMPLE);
  const [typed, setTyped] = useState('');
  const [isTypingOver, setIsTypingOver] = useState(false);
  const problem = () => {
    const day = format.readTypedDay(typed);
    if (day === null) return typed !== '' && isTypingOver ? words.otherForm(example) : null;
    if (!toCalendarDay(day)) return words.noDay(example);
    return day < min ? words.tooEarly : day > max ? words.tooLate : null;
  };
  return (
    <TextField
      label={words.typed}
      help={words.typedHelp(example)}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        setIsTypingOver(false);
        const day = format.readTypedDay(text);
        if (day !== null && toCalendarDay(day)) onShow(toMonth(day));
      }}
      error={problem()}
      onBlur={() => setIsTypingOver(true)}
      onSubmitEditing={() => {
        setIsTypingOver(true);
        const day = format.readTypedDay(typed);
        if (day === null || problem() !== null) return;
        setTyped('');
        onSelect(day);
      }}
      inputMode="text"
      autoCorrect={false}
      maxLength={30}
      placeholder={example}
      returnKeyType="done"
    />
  );
}
