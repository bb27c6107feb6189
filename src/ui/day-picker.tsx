import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { toCalendarDay } from '@/i18n/format/calendar-day';
import { dayPickerWords } from '@/i18n/messages/day-picker';
import { useFormat, useWords } from '@/i18n/locale-provider';

import { Icon } from './icon';
import { IconButton } from './icon-button';
import { addMonths, toMonth } from './month-grid';
import { MonthView } from './month-view';
import { Sheet } from './sheet';
import { Text } from './text';
import { TextField } from './text-field';
import { spacing } from './theme';
import { useIsNarrow } from './use-is-narrow';

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

/** Shows by example how a day is typed: the numbers of its day and its month can't be taken for each other. */
const EXAMPLE = '2027-03-25';

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
  const words = useWords(dayPickerWords);
  const format = useFormat();
  const example = format.typedDay(EXAMPLE);
  const isNarrow = useIsNarrow();
  const [month, setMonth] = useState(toMonth(value ?? (today < min ? min : today)));
  const [typed, setTyped] = useState('');
  const [isTypingOver, setIsTypingOver] = useState(false);
  const select = (day: string) => {
    onSelect(day);
    onClose();
  };
  const typedProblem = () => {
    const day = format.readTypedDay(typed);
    if (day === null) return typed !== '' && isTypingOver ? words.otherForm(example) : null;
    if (!toCalendarDay(day)) return words.noDay(example);
    return day < min ? words.tooEarly : day > max ? words.tooLate : null;
  };
  const monthName = words.months.split(' ')[Number(month.slice(5)) - 1] ?? '';
  const heading = (
    <Text
      variant="section"
      role="heading"
      aria-live="polite"
      style={isNarrow ? styles.wideMonth : styles.month}
    >
      {`${monthName} ${month.slice(0, 4)}`}
    </Text>
  );
  return (
    <>
      {/* Between the arrows there would be no room for the longest names. */}
      {isNarrow && heading}
      <View style={styles.head}>
        <IconButton kind="bare" label={words.earlier} onPress={() => setMonth(addMonths(month, -1))}>
          <Icon name="chevron-back" color="primary" />
        </IconButton>
        {isNarrow ? <View style={styles.space} /> : heading}
        <IconButton kind="bare" label={words.later} onPress={() => setMonth(addMonths(month, 1))}>
          <Icon name="chevron-forward" color="primary" />
        </IconButton>
      </View>
      <MonthView
        month={month}
        monthName={monthName}
        value={value}
        today={today}
        min={min}
        max={max}
        onSelect={select}
        onShow={setMonth}
      />
      <TextField
        label={words.typed}
        help={words.typedHelp(example)}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setIsTypingOver(false);
          const day = format.readTypedDay(text);
          if (day !== null && toCalendarDay(day)) setMonth(toMonth(day));
        }}
        error={typedProblem()}
        onBlur={() => setIsTypingOver(true)}
        onSubmitEditing={() => {
          setIsTypingOver(true);
          const day = format.readTypedDay(typed);
          if (day !== null && typedProblem() === null) select(day);
        }}
        inputMode="text"
        autoCorrect={false}
        maxLength={30}
        placeholder={example}
        returnKeyType="done"
      />
    </>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: spacing.s },
  // In a browser the name of a month must not push the arrow out.
  month: { flex: 1, minWidth: 0, textAlign: 'center' },
  wideMonth: { textAlign: 'center' },
  space: { flex: 1 },
});
