import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { toCalendarDay } from '@/i18n/format/calendar-day';
import { dayPickerWords } from '@/i18n/messages/day-picker';
import { useWords } from '@/i18n/locale-provider';

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

/** In which a day is typed. */
const FORM = /^\d{4}-\d{2}-\d{2}$/;

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
  const isNarrow = useIsNarrow();
  const [month, setMonth] = useState(toMonth(value ?? (today < min ? min : today)));
  const [typed, setTyped] = useState('');
  const [isTypingOver, setIsTypingOver] = useState(false);
  const select = (day: string) => {
    onSelect(day);
    onClose();
  };
  const typedProblem = () => {
    if (!FORM.test(typed)) return typed !== '' && isTypingOver ? words.otherForm : null;
    if (!toCalendarDay(typed)) return words.noDay;
    return typed < min ? words.tooEarly : typed > max ? words.tooLate : null;
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
        help={words.typedHelp}
        value={typed}
        onChange={(text) => {
          setTyped(text.trim());
          setIsTypingOver(false);
          if (FORM.test(text) && toCalendarDay(text)) setMonth(toMonth(text));
        }}
        error={typedProblem()}
        onBlur={() => setIsTypingOver(true)}
        onSubmitEditing={() => {
          setIsTypingOver(true);
          if (FORM.test(typed) && typedProblem() === null) select(typed);
        }}
        inputMode="text"
        autoCorrect={false}
        maxLength={30}
        placeholder="YYYY-MM-DD"
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
