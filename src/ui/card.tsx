import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, spacing } from './theme';
import { useTheme } from './use-theme';

export function Card({ children }: { children: ReactNode }) {
  const theme = useTheme();
  return (
    <View style={[styles.card, { backgroundColor: theme.card, borderColor: theme.line }]}>{children}</View>
  );
}

const styles = StyleSheet.create({
  card: {
    gap: spacing.l,
    padding: spacing.l,
    borderWidth: 1,
    borderRadius: radius.large,
  },
});
