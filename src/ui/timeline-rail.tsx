import { createContext, type ReactNode, use } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { useI18n } from '@/i18n/locale-provider';

import { spacing } from './theme';
import { useIsNarrow } from './use-is-narrow';
import { useTheme } from './use-theme';

/** Room for `23:55` and for `12:55 PM`, at the usual size of type. */
const TIME_WIDTH = { '24h': 42, '12h': 68 };

/** A long one is the list of its screen, of which only what is in sight is drawn: nobody could count its items. */
const InTimeline = createContext(false);

/** What comes one after the other in time, along one line. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View role="list" aria-label={label}>
      <InTimeline value>{children}</InTimeline>
    </View>
  );
}

/** One stretch of the line: what stands before it, and what it leads past. Where a line holds few letters, both stand behind it. */
export function TimelineRail({ time, children }: { time?: ReactNode; children: ReactNode }) {
  const theme = useTheme();
  const isNarrow = useIsNarrow();
  const { fontScale } = useWindowDimensions();
  const width = TIME_WIDTH[useI18n().locale.clock] * Math.min(fontScale, 2);
  return (
    <View role={use(InTimeline) ? 'listitem' : undefined} style={styles.stretch}>
      {!isNarrow && <View style={[styles.time, { width }]}>{time}</View>}
      <View style={[styles.line, { backgroundColor: theme.line }]} />
      <View style={styles.rest}>
        {isNarrow && time}
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stretch: { flexDirection: 'row', gap: spacing.s },
  time: { paddingTop: spacing.l, alignItems: 'flex-end' },
  line: { width: 2 },
  rest: { flex: 1, minWidth: 0, gap: spacing.xs, paddingBottom: spacing.m },
});
