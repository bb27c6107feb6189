import { StyleSheet, View } from 'react-native';

import { dayPickerWords } from '@/i18n/messages/day-picker';
import { useWords } from '@/i18n/locale-provider';

import { Icon } from './icon';
import { IconButton } from './icon-button';
import { addMonths } from './month-grid';
import { MonthView, type MonthChoice } from './month-view';
import { Text } from './text';
import { spacing } from './theme';
import { useIsNarrow } from './use-is-narrow';

interface MonthPagerProps extends MonthChoice {
  /** `YYYY-MM`. */
  month: string;
  onShow: (month: string) => void;
  onSelect: (day: string) => void;
}

/** A month under its name, with a way to the months beside it. */
export function MonthPager({ month, onShow, onSelect, ...choice }: MonthPagerProps) {
  const words = useWords(dayPickerWords);
  const isNarrow = useIsNarrow();
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
        <IconButton kind="bare" label={words.earlier} onPress={() => onShow(addMonths(month, -1))}>
          <Icon name="chevron-back" color="primary" />
        </IconButton>
        {isNarrow ? <View style={styles.space} /> : heading}
        <IconButton kind="bare" label={words.later} onPress={() => onShow(addMonths(month, 1))}>
          <Icon name="chevron-forward" color="primary" />
        </IconButton>
      </View>
      <MonthView month={month} monthName={monthName} {...choice} onSelect={onSelect} onShow={onShow} />
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
