import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { type LayoutRectangle, ScrollView, StyleSheet, View, type ViewProps } from 'react-native';

import { useMeasure } from './pane';
import { spacing } from './theme';

/** Where a chip stands in the line, and how wide it is. */
type Place = Pick<LayoutRectangle, 'x' | 'width'>;

interface Line {
  /** Scrolls to a chip that is chosen when the line is first seen. */
  begin: (chip: Place) => void;
  /** Brings a chip into sight that was just chosen, and no further: what is in sight stays where the finger is. */
  reveal: (chip: Place) => void;
}

const LineContext = createContext<Line>({ begin: () => undefined, reveal: () => undefined });

/** So much of the neighbours is seen that one knows that they are there. */
const MARGIN = spacing.xxl;

interface ChipLineProps extends Pick<ViewProps, 'role' | 'aria-label'> {
  children: ReactNode;
}

/** Chips in one line that scrolls: however long their words are, none is cut and nothing under them moves. */
export function ChipLine({ children, ...rest }: ChipLineProps) {
  const scroll = useRef<ScrollView>(null);
  const sight = useRef<Place>({ x: 0, width: 0 });
  const line = useMemo((): Line => {
    const scrollTo = (x: number, animated: boolean) =>
      scroll.current?.scrollTo({ x: Math.max(0, x), animated });
    return {
      begin: ({ x }) => scrollTo(x - MARGIN, false),
      reveal: ({ x, width }) => {
        const from = x - MARGIN;
        const to = x + width + MARGIN;
        if (from < sight.current.x) scrollTo(from, true);
        else if (to > sight.current.x + sight.current.width) scrollTo(to - sight.current.width, true);
      },
    };
  }, []);
  return (
    <ScrollView
      ref={scroll}
      horizontal
      showsHorizontalScrollIndicator={false}
      keyboardShouldPersistTaps="handled"
      onLayout={({ nativeEvent }) => (sight.current.width = nativeEvent.layout.width)}
      onScroll={({ nativeEvent }) => (sight.current.x = nativeEvent.contentOffset.x)}
      scrollEventThrottle={16}
      style={[styles.scroll, { maxWidth: useMeasure() + 2 * spacing.l }]}
    >
      <View {...rest} style={styles.line}>
        <LineContext value={line}>{children}</LineContext>
      </View>
    </ScrollView>
  );
}

/** Around one chip of a line: the one that is chosen is in sight. */
export function InLine({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  const line = use(LineContext);
  const place = useRef<Place>(null);
  useEffect(() => {
    if (isSelected && place.current) line.reveal(place.current);
  }, [isSelected, line]);
  return (
    <View
      onLayout={({ nativeEvent: { layout } }) => {
        place.current = layout;
        if (isSelected) line.begin(layout);
      }}
    >
      {children}
    </View>
  );
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
