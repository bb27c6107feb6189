import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { commonWords } from '@/i18n/messages/common';
import { useWords } from '@/i18n/locale-provider';

import { Icon } from './icon';
import { IconButton } from './icon-button';
import { useTitleLevel } from './pane';
import { Text } from './text';
import { spacing, touchTarget } from './theme';
import { useIsNarrow } from './use-is-narrow';

interface HeaderBarProps {
  title: string;
  trailing?: ReactNode;
  onBack: () => void;
}

/** Of a screen that was opened from another: the way back, a small title, and what can be done. */
export function HeaderBar({ title, trailing, onBack }: HeaderBarProps) {
  const words = useWords(commonWords);
  const isNarrow = useIsNarrow();
  const level = useTitleLevel();
  const heading = (
    <Text
      variant={isNarrow ? 'action' : 'section'}
      role="heading"
      level={level}
      style={!isNarrow && styles.title}
    >
      {title}
    </Text>
  );
  return (
    <View>
      <View style={styles.bar}>
        <IconButton kind="bare" label={words.back} onPress={onBack}>
          <Icon name="chevron-back" color="primary" />
        </IconButton>
        {isNarrow ? <View style={styles.space} /> : heading}
        <View style={styles.end}>{trailing}</View>
      </View>
      {isNarrow && heading}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: spacing.s, marginHorizontal: -spacing.s },
  // In a browser no text becomes narrower than its longest word, unless it is told that it may.
  title: { minWidth: 0, flex: 1, textAlign: 'center' },
  end: { flexDirection: 'row', justifyContent: 'flex-end', minWidth: touchTarget },
  space: { flex: 1 },
});
