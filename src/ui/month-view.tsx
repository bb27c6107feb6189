import { useEffect, useRef, useState } from 'react';
import { Platform, Pressable, StyleSheet, View } from 'react-native';

import { dayPickerWords } from '@/i18n/messages/day-picker';
import { useFormat, useI18n, useWords } from '@/i18n/locale-provider';

import { addDays, type DayCell, toMonth, toWeekdays, toWeeks } from './month-grid';
import { Text } from './text';
import { radius, touchTarget } from './theme';
import { useTheme } from './use-theme';

export interface MonthChoice {
  /** The day that is chosen, or the first of several. */
  value: string | null;
  /** The last of several; null while only the first is chosen. */
  until?: string | null;
  today: string;
  min: string;
  max: string;
}

interface MonthViewProps extends MonthChoice {
  /** `YYYY-MM`. */
  month: string;
  monthName: string;
  onSelect: (day: string) => void;
  /** Arrow keys have left the month. */
  onShow: (month: string) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export function MonthView({ month, monthName, onShow, onSelect, ...choice }: MonthViewProps) {
  const words = useWords(dayPickerWords);
  const { firstWeekday } = useI18n().locale;
  const weekdays = words.weekdays.split(' ');
  const { focusable, register, onKeyDown } = useArrowKeys(month, choice, onShow);
  const keys = Platform.OS === 'web' ? { onKeyDown } : {};
  return (
    <View role="grid" aria-label={`${monthName} ${month.slice(0, 4)}`} style={styles.grid} {...keys}>
      <View role="row" style={styles.week} aria-hidden>
        {toWeekdays(firstWeekday).map((weekday) => (
          <View key={weekday} style={styles.cell}>
            <Text variant="badge" color="quietInk" maxFontSizeMultiplier={1.5}>
              {weekdays[weekday]}
            </Text>
          </View>
        ))}
      </View>
      {toWeeks(month, firstWeekday).map((week, index) => (
        <View key={`${month}-${index}`} role="row" style={styles.week}>
          {week.map((cell, weekday) =>
            cell ? (
              <Day
                key={cell.day}
                cell={cell}
                {...choice}
                isFocusable={cell.day === focusable}
                register={register}
                onSelect={onSelect}
              />
            ) : (
              <View key={`none-${weekday}`} role="cell" style={styles.cell} />
            ),
          )}
        </View>
      ))}
    </View>
  );
}

interface DayProps extends MonthChoice, Pick<MonthViewProps, 'onSelect'> {
  cell: DayCell;
  isFocusable: boolean;
  register: (day: string, view: View | null) => void;
}

function Day({ cell, value, until = null, today, min, max, isFocusable, register, onSelect }: DayProps) {
  const theme = useTheme();
  const words = useWords(dayPickerWords);
  const format = useFormat();
  const { day, number, weekday } = cell;
  const isOn = day === value || day === until;
  const isBetween = value !== null && until !== null && value < day && day < until;
  const isOut = day < min || day > max;
  const name = [words.longWeekdays.split(' ')[weekday], format.dayWithYear(day)];
  if (day === today) name.push(words.today);
  if (until !== null && day === value) name.push(words.firstDay);
  if (until !== null && day === until) name.push(words.lastDay);
  return (
    <View role="cell" style={styles.holder}>
      <Pressable
        ref={(view) => register(day, view)}
        role="button"
        aria-label={name.join(', ')}
        {...chosen(isOn || isBetween)}
        aria-disabled={isOut}
        disabled={isOut}
        tabIndex={isFocusable ? 0 : -1}
        onPress={() => onSelect(day)}
        style={({ pressed }) => [
          styles.cell,
          styles.day,
          isBetween && { backgroundColor: theme.lowBackground },
          day === today && { borderColor: theme.primary },
          isOn && { backgroundColor: theme.primary, borderColor: theme.primary },
          pressed && styles.pressed,
        ]}
      >
        <Text
          variant={isOn || day === today ? 'action' : 'body'}
          color={isOn ? 'onPrimary' : isOut ? 'quietInk' : 'ink'}
          maxFontSizeMultiplier={1.5}
          style={isOut && styles.out}
        >
          {number}
        </Text>
      </Pressable>
    </View>
  );
}

/** Whether a button is on is said otherwise by phones than by browsers. */
const chosen = (isOn: boolean) =>
  Platform.OS === 'web' ? { 'aria-pressed': isOn } : { 'aria-selected': isOn };

/** In a browser the month is one stop of the Tab key, and arrows walk through its days. */
function useArrowKeys(
  month: string,
  { value, today, min, max }: MonthChoice,
  onShow: (month: string) => void,
) {
  const [walked, setWalked] = useState<string | null>(null);
  const views = useRef(new Map<string, View>());
  useEffect(() => {
    if (walked !== null) views.current.get(walked)?.focus();
  }, [walked, month]);
  const first = `${month}-01` < min ? min : `${month}-01`;
  const focusable = [walked, value, today].find((day) => day !== null && toMonth(day) === month) ?? first;
  return {
    focusable,
    register: (day: string, view: View | null) => {
      if (view) views.current.set(day, view);
      else views.current.delete(day);
    },
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const next = addDays(focusable, step);
      if (next < min || next > max) return;
      if (toMonth(next) !== month) onShow(toMonth(next));
      setWalked(next);
    },
  };
}

const styles = StyleSheet.create({
  grid: { gap: 2 },
  week: { flexDirection: 'row' },
  cell: { flex: 1, alignItems: 'center', justifyContent: 'center', minHeight: 32 },
  holder: { flex: 1 },
  day: { minHeight: touchTarget, borderWidth: 1, borderColor: 'transparent', borderRadius: radius.small },
  out: { opacity: 0.4 },
  pressed: { opacity: 0.7 },
});
