import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, spacing } from './theme';
import type { Tone } from './tone';
import { useTheme } from './use-theme';

/** A text that stands out by its ground. */
export function Callout({ tone, children }: { tone: Tone; children: ReactNode }) {
  const theme = useTheme();
  return <View style={[styles.callout, { backgroundColor: theme[`${tone}Background`] }]}>{children}</View>;
}

const styles = StyleSheet.create({
  callout: { gap: spacing.m, padding: spacing.l, borderRadius: radius.large },
});
