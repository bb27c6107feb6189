import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { readableWidth, spacing } from './theme';

/** At the top of the whole app: whatever is tapped without looking stands at its foot, and is never under a toast. */
export function ToastsOnTop({ children }: { children: ReactNode }) {
  const { top } = useSafeAreaInsets();
  return (
    // However large the type is, the way to close one can be reached.
    <ScrollView style={styles.top} contentContainerStyle={[styles.content, { paddingTop: top + spacing.s }]}>
      {children}
    </ScrollView>
  );
}

/** Over the title of a sheet, which grows upwards: as long as there is room, nothing in it moves under the thumb. */
export function ToastsInSheet({ children }: { children: ReactNode }) {
  return (
    <ScrollView style={styles.sheet} contentContainerStyle={[styles.content, styles.underGrip]}>
      {children}
    </ScrollView>
  );
}

/** At the foot of a screen that has nothing else there: within reach of the thumb that has just done something. */
export function ToastAtFoot({ children }: { children: ReactNode }) {
  return <View style={styles.foot}>{children}</View>;
}

const styles = StyleSheet.create({
  top: {
    position: 'absolute',
    top: 0,
    zIndex: 2,
    width: '100%',
    maxWidth: readableWidth + 2 * spacing.l,
    maxHeight: '80%',
    alignSelf: 'center',
    flexGrow: 0,
  },
  content: { gap: spacing.s, paddingHorizontal: spacing.l, paddingBottom: spacing.l },
  // Over the beginning of the grip, which would take what is meant for the way to close it.
  sheet: { zIndex: 2, maxHeight: '40%', flexGrow: 0, flexShrink: 0 },
  underGrip: { alignItems: 'center', paddingTop: spacing.s },
  foot: {
    position: 'absolute',
    start: spacing.l,
    end: spacing.l,
    bottom: spacing.l,
    alignItems: 'center',
    pointerEvents: 'box-none',
  },
});
