import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { spokenName } from './spoken-name';
import { type Colors, radius, spacing } from './theme';
import { useIsNarrow } from './use-is-narrow';
import { useTheme } from './use-theme';

interface CardProps {
  children: ReactNode;
  /** A card that leads somewhere is one target. */
  onPress?: () => void;
  /** What a screen reader says in place of all the texts in it. */
  label?: string;
  /** What is over or out of use. */
  dimmed?: boolean;
  /** Of one that stands out among others. */
  edge?: keyof Colors;
}

export function Card({ children, onPress, label, dimmed = false, edge = 'line' }: CardProps) {
  const theme = useTheme();
  const look = [
    styles.card,
    useIsNarrow() && styles.narrow,
    { backgroundColor: dimmed ? theme.background : theme.card, borderColor: theme[edge] },
  ];
  if (!onPress) return <View style={look}>{children}</View>;
  return (
    <Pressable
      role="link"
      {...spokenName(label)}
      onPress={onPress}
      style={({ pressed }) => [look, pressed && styles.pressed]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: {
    gap: spacing.m,
    padding: spacing.l,
    borderWidth: 1,
    borderRadius: radius.large,
  },
  // Where a line holds few letters, none are given away to an edge.
  narrow: { padding: spacing.s },
  pressed: { opacity: 0.8 },
});
