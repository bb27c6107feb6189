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
  /** It holds rows, which bring room of their own. */
  isGroup?: boolean;
}

export function Card({
  children,
  onPress,
  label,
  dimmed = false,
  edge = 'line',
  isGroup = false,
}: CardProps) {
  const theme = useTheme();
  const look = [
    styles.card,
    useIsNarrow() && styles.narrow,
    isGroup && styles.group,
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
  group: { gap: 0, paddingVertical: spacing.xs },
  pressed: { opacity: 0.8 },
});
