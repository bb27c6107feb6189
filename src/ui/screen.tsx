import { type ReactNode, useMemo, useRef } from 'react';
import { type ScrollView, StyleSheet, View } from 'react-native';

import { ScrolledContext } from './fault-anchor';
import { KeyboardScroll } from './keyboard';
import { useMeasure } from './pane';
import { type FrameProps, ScreenFrame } from './screen-frame';
import { spacing } from './theme';

interface ScreenProps extends FrameProps {
  children: ReactNode;
}

/** A whole screen under its title. It scrolls, because large type must not push anything out of reach. */
export function Screen({ children, ...frame }: ScreenProps) {
  const maxWidth = useMeasure();
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const scrolled = useMemo(() => ({ scroll, content }), []);
  return (
    <ScreenFrame {...frame}>
      {({ lead, footHeight, paddingBottom, props }) => (
        <KeyboardScroll
          {...props}
          ref={scroll}
          footHeight={footHeight}
          contentContainerStyle={[styles.content, { paddingBottom }]}
        >
          <View ref={content} style={[styles.column, { maxWidth }]}>
            {lead}
            <View style={styles.parts}>
              <ScrolledContext value={scrolled}>{children}</ScrolledContext>
            </View>
          </View>
        </KeyboardScroll>
      )}
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center', paddingHorizontal: spacing.l },
  column: { width: '100%' },
  parts: { gap: spacing.l, paddingTop: spacing.m },
});
