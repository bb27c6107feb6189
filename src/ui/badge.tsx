import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { radius, spacing } from './theme';
import type { Tone } from './tone';
import { ToneShape } from './tone-shape';
import { useTheme } from './use-theme';

interface BadgeProps {
  tone: Tone;
  label: string;
  /** A plain note, such as "24 h emergency", has no shape: it is no status. */
  kind?: 'status' | 'note';
}

/** A status as colour, shape and word, so that it is understood by those who can't tell the colours apart. */
export function Badge({ tone, label, kind = 'status' }: BadgeProps) {
  const theme = useTheme();
  return (
    <View style={[styles.badge, { backgroundColor: theme[`${tone}Background`] }]}>
      {kind === 'status' && <ToneShape tone={tone} />}
      <Text variant="badge" color={tone} style={styles.label}>
        {label}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  badge: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: 6,
    paddingHorizontal: 10,
    paddingVertical: spacing.xs,
    borderRadius: radius.pill,
  },
  label: { flexShrink: 1 },
});
