import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { radius, spacing } from './theme';
import { useTheme } from './use-theme';

type Tone = 'safe' | 'low' | 'medium' | 'high';

const side = 8;

/** A status as colour, shape and word, so that it is understood by those who can't tell the colours apart. */
export function Badge({ tone, label }: { tone: Tone; label: string }) {
  const theme = useTheme();
  return (
    <View style={[styles.badge, { backgroundColor: theme[`${tone}Background`] }]}>
      <Shape tone={tone} />
      <Text variant="badge" color={tone}>
        {label}
      </Text>
    </View>
  );
}

function Shape({ tone }: { tone: Tone }) {
  const color = useTheme()[tone];
  switch (tone) {
    case 'safe':
    case 'low':
      return <View style={[styles.dot, { backgroundColor: color }]} />;
    case 'medium':
      return <View style={[styles.diamond, { backgroundColor: color }]} />;
    case 'high':
      return <View style={[styles.triangle, { borderBottomColor: color }]} />;
  }
}

const styles = StyleSheet.create({
  badge: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: 6,
    paddingHorizontal: spacing.s,
    paddingVertical: spacing.xs,
    borderRadius: radius.pill,
  },
  dot: { width: side, height: side, borderRadius: side / 2 },
  diamond: { width: side - 1, height: side - 1, transform: [{ rotate: '45deg' }] },
  // A triangle is the lower border of a box that has no size of its own.
  triangle: {
    width: 0,
    height: 0,
    borderLeftWidth: side / 2 + 1,
    borderRightWidth: side / 2 + 1,
    borderBottomWidth: side + 1,
    borderLeftColor: 'transparent',
    borderRightColor: 'transparent',
  },
});
