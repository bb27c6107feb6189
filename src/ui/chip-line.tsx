import { createContext, type ReactNode, use, useMemo, useRef } from 'react';
import { type LayoutChangeEvent, ScrollView, StyleSheet, View, type ViewProps } from 'react-native';

import { useMeasure } from './pane';
import { spacing } from './theme';

/** Brings a chip into sight, given where it stands in the line. */
type Reveal = (event: LayoutChangeEvent, isSelected: boolean) => void;

const RevealContext = createContext<Reveal>(() => undefined);

interface ChipLineProps extends Pick<ViewProps, 'role' | 'aria-label'> {
  children: ReactNode;
}

/** Chips in one line that scrolls: however long their words are, none is cut and nothing under them moves. */
export function ChipLine({ children, ...rest }: ChipLineProps) {
  const scroll = useRef<ScrollView>(null);
  const reveal = useMemo(
    (): Reveal => (event, isSelected) => {
      const { x } = event.nativeEvent.layout;
      // What stands before it is seen to be there.
      if (isSelected) scroll.current?.scrollTo({ x: Math.max(0, x - spacing.xxl), animated: false });
    },
    [],
  );
  return (
    <ScrollView
      ref={scroll}
      horizontal
      showsHorizontalScrollIndicator={false}
      keyboardShouldPersistTaps="handled"
      style={[styles.scroll, { maxWidth: useMeasure() + 2 * spacing.l }]}
    >
      <View {...rest} style={styles.line}>
        <RevealContext value={reveal}>{children}</RevealContext>
      </View>
    </ScrollView>
  );
}

/** Around one chip of a line: the one that is chosen is in sight when the line is first seen. */
export function InLine({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  const reveal = use(RevealContext);
  return <View onLayout={(event) => reveal(event, isSelected)}>{children}</View>;
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 0, flexShrink: 0, width: '100%' },
  line: {
    flexDirection: 'row',
    gap: spacing.s,
    paddingHorizontal: spacing.l,
    paddingTop: spacing.xs,
    paddingBottom: spacing.s,
  },
});
