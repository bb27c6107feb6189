import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { readableWidth, spacing } from './theme';
import { useTheme } from './use-theme';

/**
 * Under what scrolls, over the tabs. Notices and cards come in above and take their room from what scrolls, so that whatever stands
 * here is where the thumb expects it.
 */
export function ScreenFoot({ children }: { children: ReactNode }) {
  const theme = useTheme();
  return (
    <View style={[styles.foot, { backgroundColor: theme.background, borderColor: theme.line }]}>
      <View style={styles.column}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  // The phone's own edge is the tab bar's matter.
  foot: {
    alignItems: 'center',
    paddingVertical: spacing.s,
    paddingHorizontal: spacing.l,
    borderTopWidth: 1,
  },
  column: { width: '100%', maxWidth: readableWidth },
});
