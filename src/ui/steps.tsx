import { StyleSheet, View } from 'react-native';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { LiveRegion } from './live-region';
import { Text } from './text';
import { type Colors, radius, spacing } from './theme';
import { useTheme } from './use-theme';

export interface Step {
  label: string;
  /** `open`: nobody has said so yet. */
  state: 'done' | 'under-way' | 'waiting' | 'failed' | 'open';
}

const LOOKS: Record<Step['state'], { color: keyof Colors; icon: IconName | null }> = {
  done: { color: 'safe', icon: 'check' },
  'under-way': { color: 'medium', icon: 'sync' },
  waiting: { color: 'medium', icon: 'clock' },
  failed: { color: 'high', icon: 'warning' },
  open: { color: 'quietInk', icon: null },
};

/** How far something has come, by colour, sign and word; what has not been reached is a ring. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const theme = useTheme();
  const reached = steps.findLast(({ state }) => state !== 'open')?.label ?? '';
  return (
    <LiveRegion message={reached} style={styles.steps}>
      {steps.map(({ label, state }) => {
        const { color, icon } = LOOKS[state];
        const look = icon
          ? { backgroundColor: theme[color] }
          : [styles.ring, { borderColor: theme.quietInk }];
        return (
          <View key={label} style={styles.step}>
            <View style={[styles.dot, look]}>{icon && <Icon name={icon} color="onPrimary" size={14} />}</View>
            <Text variant="badge" color={color} style={styles.label}>
              {label}
            </Text>
          </View>
        );
      })}
    </LiveRegion>
  );
}

const styles = StyleSheet.create({
  steps: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: spacing.m },
  step: { flexGrow: 1, flexBasis: 90, alignItems: 'center', gap: spacing.xs },
  dot: { alignItems: 'center', justifyContent: 'center', width: 24, height: 24, borderRadius: radius.pill },
  ring: { borderWidth: 2 },
  label: { textAlign: 'center' },
});
