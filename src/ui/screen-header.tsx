import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { commonWords } from '@/i18n/messages/common';
import { useWords } from '@/i18n/locale-provider';

import { Icon } from './icon';
import { IconButton } from './icon-button';
import { Text } from './text';
import { spacing, touchTarget } from './theme';
import { useIsNarrow } from './use-is-narrow';

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

export function ScreenHeader({ onBack, ...header }: ScreenHeaderProps) {
  return onBack ? <Bar {...header} onBack={onBack} /> : <Large {...header} />;
}

interface BarProps extends Pick<ScreenHeaderProps, 'title' | 'trailing'> {
  onBack: () => void;
}

function Bar({ title, trailing, onBack }: BarProps) {
  const words = useWords(commonWords);
  const isNarrow = useIsNarrow();
  const heading = (
    <Text variant="section" role="heading" level={1} style={isNarrow ? styles.narrowTitle : styles.barTitle}>
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
        <View style={styles.barEnd}>{trailing}</View>
      </View>
      {isNarrow && heading}
    </View>
  );
}

/** Narrower than this, measured in letters of the usual size, the title is smaller. */
const TIGHT = 360;
/** Of the widest letters of a title, in both its sizes. */
const LETTER = { title: 19, number: 15 };
/** Of the edges, a flag before the title, and the buttons after it. */
const EDGES = 32;
const LEADING = 44;
const TRAILING = 120;

function Large({ title, eyebrow, leading, trailing }: Omit<ScreenHeaderProps, 'onBack'>) {
  const { width, fontScale } = useWindowDimensions();
  const room = width / Math.min(fontScale, 2);
  const variant = room < TIGHT ? 'number' : 'title';
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length)) * LETTER[variant];
  const beside = EDGES + (leading === undefined ? 0 : LEADING) + (trailing === undefined ? 0 : TRAILING);
  // No word is broken for want of room beside the buttons, or beside a flag.
  const isTight = useIsNarrow();
  const isNarrow = isTight || (trailing !== undefined && longest > room - beside);
  const isTitleUnder = isTight || longest > room - EDGES - (leading === undefined ? 0 : LEADING);
  return (
    <View style={[styles.large, isNarrow && styles.stacked]}>
      {/* Without room beside the title, the buttons stand over it. */}
      {isNarrow && trailing !== undefined && <View style={styles.over}>{trailing}</View>}
      <View style={[styles.titles, isNarrow && styles.stackedTitles]}>
        {eyebrow !== undefined && (
          <Text variant="quiet" color="quietInk">
            {eyebrow}
          </Text>
        )}
        <View style={[styles.titleLine, isTitleUnder && styles.stacked]}>
          {leading}
          <Text variant={variant} role="heading" level={1} style={styles.title}>
            {title}
          </Text>
        </View>
      </View>
      {!isNarrow && trailing}
    </View>
  );
}

// In a browser no text becomes narrower than its longest word, unless it is told that it may.
const mayBreak = { minWidth: 0 };

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: spacing.s, marginHorizontal: -spacing.s },
  barTitle: { ...mayBreak, flex: 1, textAlign: 'center' },
  barEnd: { flexDirection: 'row', justifyContent: 'flex-end', minWidth: touchTarget },
  narrowTitle: { paddingHorizontal: spacing.xs },
  space: { flex: 1 },
  large: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.m,
    minHeight: touchTarget,
    paddingHorizontal: spacing.xs,
  },
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  over: { flexDirection: 'row', alignItems: 'center', alignSelf: 'flex-end' },
  titles: { flex: 1 },
  stackedTitles: { flex: 0, alignSelf: 'stretch' },
  titleLine: { flexDirection: 'row', alignItems: 'center', gap: spacing.s },
  title: { ...mayBreak, flexShrink: 1, maxWidth: '100%' },
});
