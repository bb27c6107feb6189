import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { spacing } from './theme';

interface SectionProps {
  title: string;
  /** How many, shown quietly beside the title. */
  count?: number;
  /** `quiet` titles part a list; the others begin a subject. */
  kind?: 'subject' | 'quiet';
  trailing?: ReactNode;
  children?: ReactNode;
}

export function Section({ title, count, kind = 'subject', trailing, children }: SectionProps) {
  const isQuiet = kind === 'quiet';
  return (
    <View style={styles.section}>
      <View style={styles.line}>
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
        {trailing}
      </View>
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
  title: { flexShrink: 1 },
});
