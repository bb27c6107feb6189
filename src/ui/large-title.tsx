import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { gliding, type Fold } from './fold';
import { GlidingView } from './gliding-view';
import { useRoomWidth, useTitleLevel } from './pane';
import { Text } from './text';
import { spacing, touchTarget } from './theme';
import { useIsNarrow } from './use-is-narrow';

export interface LargeTitleProps {
  title: string;
  /** A quiet line over the title. */
  eyebrow?: string;
  /** Before the title, such as a flag. */
  leading?: ReactNode;
  /** At the end: a button or two. */
  trailing?: ReactNode;
}

/** Narrower than this, measured in letters of the usual size, the title is smaller. */
const TIGHT = 360;
/** Of the widest letters of a title, in both its sizes. */
const LETTER = { title: 19, number: 15 };
/** Of the edges, a flag before the title, and the buttons after it. */
const EDGES = 32;
const LEADING = 44;
const TRAILING = 120;

/** Of the first screen of a tab. Folded away, its words are gone and its buttons stay where they are. */
export function LargeTitle({ title, eyebrow, leading, trailing, fold }: LargeTitleProps & { fold: Fold }) {
  const { fontScale } = useWindowDimensions();
  const width = useRoomWidth();
  const level = useTitleLevel();
  const room = width / Math.min(fontScale, 2);
  const variant = room < TIGHT ? 'number' : 'title';
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length)) * LETTER[variant];
  const beside = EDGES + (leading === undefined ? 0 : LEADING) + (trailing === undefined ? 0 : TRAILING);
  // No word is broken for want of room beside the buttons, or beside a flag.
  const isTight = useIsNarrow();
  const isNarrow = isTight || (trailing !== undefined && longest > room - beside);
  const isTitleUnder = isTight || longest > room - EDGES - (leading === undefined ? 0 : LEADING);
  const buttons = (
    <GlidingView
      style={[
        isNarrow ? styles.over : styles.beside,
        gliding,
        { transform: [{ translateY: fold.isFolded ? fold.by : 0 }] },
      ]}
    >
      {trailing}
    </GlidingView>
  );
  return (
    <View style={[styles.large, isNarrow && styles.stacked]}>
      {/* Without room beside the title, the buttons stand over it. */}
      {isNarrow && trailing !== undefined && buttons}
      <GlidingView
        aria-hidden={fold.isFolded}
        style={[styles.titles, isNarrow && styles.stackedTitles, gliding, { opacity: fold.isFolded ? 0 : 1 }]}
      >
        {eyebrow !== undefined && (
          <Text variant="quiet" color="quietInk">
            {eyebrow}
          </Text>
        )}
        <View style={[styles.titleLine, isTitleUnder && styles.stacked]}>
          {leading}
          <Text variant={variant} role="heading" level={level} style={styles.title}>
            {title}
          </Text>
        </View>
      </GlidingView>
      {!isNarrow && trailing !== undefined && buttons}
    </View>
  );
}

const styles = StyleSheet.create({
  large: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.m,
    minHeight: touchTarget,
    paddingHorizontal: spacing.xs,
  },
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  over: { flexDirection: 'row', alignItems: 'center', alignSelf: 'flex-end' },
  // At the top, where the small title comes to stand.
  beside: { flexDirection: 'row', alignSelf: 'flex-start' },
  titles: { flex: 1 },
  stackedTitles: { flex: 0, alignSelf: 'stretch' },
  titleLine: { flexDirection: 'row', alignItems: 'center', gap: spacing.s },
  // In a browser no text becomes narrower than its longest word, unless it is told that it may.
  title: { minWidth: 0, flexShrink: 1, maxWidth: '100%' },
});
