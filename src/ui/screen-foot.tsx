import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { KeyboardFoot } from './keyboard';
import { useMeasure } from './pane';
import { spacing } from './theme';
import { useTheme } from './use-theme';

interface ScreenFootProps {
  onHeight: (height: number) => void;
  children: ReactNode;
}

/**
 * Under what scrolls, over the tabs and the keyboard. Notices and cards come in above and take their room from what scrolls, so that
 * whatever stands here is where the thumb expects it.
 */
export function ScreenFoot({ onHeight, children }: ScreenFootProps) {
  const theme = useTheme();
  return (
    <KeyboardFoot
      onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)}
      style={[styles.foot, { backgroundColor: theme.background, borderColor: theme.line }]}
    >
      <View style={[styles.column, { maxWidth: useMeasure() }]}>{children}</View>
    </KeyboardFoot>
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
  column: { width: '100%' },
});
