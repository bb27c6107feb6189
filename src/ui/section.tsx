import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { type Checked, useChecked } from './freshness-line';
import { Text } from './text';
import { spacing } from './theme';

interface SectionProps {
  title: string;
  /** How many, shown quietly beside the title. */
  count?: number;
  /** `quiet` titles part a list; the others begin a subject. */
  kind?: 'subject' | 'quiet';
  trailing?: ReactNode;
  /** How far it can be trusted: of what is fresh beside the title, where it takes no line, in words under it otherwise. */
  checked?: Checked;
  children?: ReactNode;
}

export function Section({ title, count, kind = 'subject', trailing, checked, children }: SectionProps) {
  const { clock, line } = useChecked(checked);
  const isQuiet = kind === 'quiet';
  return (
    <View style={styles.section}>
      <View style={styles.line}>
        <View style={styles.start}>
          <Text
            role="heading"
            variant={isQuiet ? 'quiet' : 'section'}
            color={isQuiet ? 'quietInk' : 'ink'}
            style={styles.title}
          >
            {title}
            {count !== undefined && (
              <Text variant="quiet" color="quietInk">
                {`  ${count}`}
              </Text>
            )}
          </Text>
          {clock}
        </View>
        {trailing}
      </View>
      {line}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: spacing.m },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing.s,
    paddingTop: spacing.s,
  },
  start: { flexDirection: 'row', alignItems: 'center', flexShrink: 1, gap: spacing.s },
  title: { flexShrink: 1 },
});
