import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { gliding, isFoldedAt, toFoldable } from './fold';
import { GlidingView } from './gliding-view';
import { HeaderBar } from './header-bar';
import { useMeasure, useTitleLevel } from './pane';
import { ScreenHeader, type ScreenHeaderProps } from './screen-header';
import { Text } from './text';
import { spacing, touchTarget } from './theme';
import { useScreenPadding } from './use-screen-padding';
import { useTheme } from './use-theme';

interface ScreenTopProps extends ScreenHeaderProps {
  /** Under the title, such as chips. */
  sticky?: ReactNode;
}

/** Stays over what scrolls: the bar of a screen that was opened from another. */
export function StayingTop({ onBack, sticky, ...header }: ScreenTopProps & { onBack: () => void }) {
  const theme = useTheme();
  const { paddingTop } = useScreenPadding();
  const column = [styles.column, { maxWidth: useMeasure() + 2 * spacing.l }];
  return (
    <View style={[styles.line, { paddingTop, backgroundColor: theme.background, borderColor: theme.line }]}>
      <View style={column}>
        <HeaderBar title={header.title} trailing={header.trailing} onBack={onBack} />
      </View>
      {sticky}
    </View>
  );
}

interface FoldingTopProps extends ScreenTopProps {
  /** How far the screen under it has been scrolled. */
  scrolledBy: ScrolledBy;
  onHeight: (height: number) => void;
}

/** What tells whoever listens how far something has been scrolled. */
export interface ScrolledBy {
  listen: (hear: (distance: number) => void) => () => void;
}

/**
 * Stays over what scrolls: the title of a tab. It lies over the content, which leaves it room at its beginning, so that nothing is
 * pushed when the large title gives way to a small one.
 */
export function FoldingTop({ sticky, scrolledBy, onHeight, ...header }: FoldingTopProps) {
  const theme = useTheme();
  const { paddingTop } = useScreenPadding();
  const column = [styles.column, { maxWidth: useMeasure() + 2 * spacing.l }];
  const level = useTitleLevel();
  const whole = useRef<View>(null);
  const [foldable, setFoldable] = useState(0);
  const [isFolded, setIsFolded] = useState(false);
  useEffect(
    () => scrolledBy.listen((distance) => setIsFolded(isFoldedAt(distance, foldable))),
    [scrolledBy, foldable],
  );
  // Before anything is seen, and before another title is: the content must not begin under it.
  useLayoutEffect(() => {
    const view = whole.current;
    // What stands for a view in tests has no size.
    if (view && 'getBoundingClientRect' in view) onHeight(view.getBoundingClientRect().height);
  }, [onHeight, header.title]);
  return (
    <View ref={whole} onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)} style={styles.over}>
      <GlidingView
        style={[
          styles.line,
          gliding,
          {
            paddingTop,
            backgroundColor: theme.background,
            borderColor: isFolded ? theme.line : theme.background,
            transform: [{ translateY: isFolded ? -foldable : 0 }],
          },
        ]}
      >
        <View
          style={column}
          onLayout={({ nativeEvent: { layout } }) => {
            if (layout.height > 0) setFoldable(toFoldable(layout.height - spacing.xs));
          }}
        >
          <ScreenHeader {...header} fold={{ isFolded, by: foldable }} />
        </View>
        {sticky}
      </GlidingView>
      {isFolded && (
        <View style={[styles.small, { paddingTop }]}>
          <View style={column}>
            <Text
              variant="section"
              role="heading"
              level={level}
              numberOfLines={2}
              maxFontSizeMultiplier={1}
              style={styles.smallTitle}
            >
              {header.title}
            </Text>
          </View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { alignItems: 'center', borderBottomWidth: 1, zIndex: 1 },
  column: {
    width: '100%',
    paddingHorizontal: spacing.l,
    paddingBottom: spacing.xs,
  },
  over: { position: 'absolute', top: 0, start: 0, end: 0, zIndex: 1, pointerEvents: 'box-none' },
  small: {
    position: 'absolute',
    top: 0,
    start: 0,
    end: 0,
    zIndex: 1,
    alignItems: 'center',
    pointerEvents: 'none',
  },
  // Beside the buttons, which stay where they are.
  smallTitle: { minHeight: touchTarget, paddingVertical: 11, paddingStart: spacing.xs, paddingEnd: 120 },
});
