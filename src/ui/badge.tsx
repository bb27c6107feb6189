import { StyleSheet, View } from 'react-native';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Text } from './text';
import { radius, spacing } from './theme';
import type { Tone } from './tone';
import { ToneShape } from './tone-shape';
import { useTheme } from './use-theme';

interface BadgeProps {
  /** `none` where nothing is known that could be good or bad. */
  tone: Tone | 'none';
  label: string;
  /** In place of the shape. */
  icon?: IconName;
  /** A plain note, such as "24 h emergency", has no shape: it is no status. */
  kind?: 'status' | 'note';
}

/** A status as colour, shape and word, so that it is understood by those who can't tell the colours apart. */
export function Badge({ tone, label, icon, kind = 'status' }: BadgeProps) {
  const theme = useTheme();
  const ink = tone === 'none' ? 'quietInk' : tone;
  const ground = tone === 'none' ? theme.sunken : theme[`${tone}Background`];
  return (
    <View style={[styles.badge, { backgroundColor: ground }]}>
      {icon && <Icon name={icon} color={ink} size={14} />}
      {kind === 'status' && !icon && tone !== 'none' && <ToneShape tone={tone} />}
      <Text variant="badge" color={ink} style={styles.label}>
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
    // In a line that wraps, a browser would let it stick out on the other side.
    maxWidth: '100%',
    gap: 6,
    paddingHorizontal: 10,
    paddingVertical: spacing.xs,
    borderRadius: radius.pill,
  },
  label: { flexShrink: 1, minWidth: 0 },
});
