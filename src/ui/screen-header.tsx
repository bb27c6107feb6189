import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { commonWords } from '@/i18n/messages/common';
import { useWords } from '@/i18n/locale-provider';

import { Icon } from './icon';
import { IconButton } from './icon-button';
import { Text } from './text';
import { spacing, touchTarget } from './theme';

export interface ScreenHeaderProps {
  title: string;
  /** A quiet line over the title. */
  eyebrow?: string;
  /** Before the title, such as a flag. */
  leading?: ReactNode;
  /** At the end: a button or two. */
  trailing?: ReactNode;
  /** A screen that was opened from another: a bar with the way back and a small title. */
  onBack?: () => void;
}

export function ScreenHeader({ title, eyebrow, leading, trailing, onBack }: ScreenHeaderProps) {
  const words = useWords(commonWords);
  if (onBack)
    return (
      <View style={styles.bar}>
        <IconButton kind="bare" label={words.back} onPress={onBack}>
          <Icon name="chevron-back" color="primary" />
        </IconButton>
        <Text variant="section" role="heading" style={styles.barTitle}>
          {title}
        </Text>
        <View style={styles.barEnd}>{trailing}</View>
      </View>
    );
  return (
    <View style={styles.large}>
      <View style={styles.titles}>
        {eyebrow !== undefined && (
          <Text variant="quiet" color="quietInk">
            {eyebrow}
          </Text>
        )}
        <View style={styles.titleLine}>
          {leading}
          <Text variant="title" role="heading" style={styles.title}>
            {title}
          </Text>
        </View>
      </View>
      {trailing}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: spacing.s, marginHorizontal: -spacing.s },
  barTitle: { flex: 1, textAlign: 'center' },
  barEnd: { flexDirection: 'row', justifyContent: 'flex-end', minWidth: touchTarget },
  large: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.m,
    minHeight: touchTarget,
    paddingHorizontal: spacing.xs,
  },
  titles: { flex: 1 },
  titleLine: { flexDirection: 'row', alignItems: 'center', gap: spacing.s },
  title: { flexShrink: 1 },
});
