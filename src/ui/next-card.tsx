import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Card } from './card';
import { Icon } from './icon';
import { Text } from './text';
import { radius, spacing } from './theme';
import type { Tone } from './tone';
import { useIsNarrow } from './use-is-narrow';
import { useTheme } from './use-theme';

interface NextCardProps {
  /** What it is, and when: "Next · in 5 days". */
  eyebrow: string;
  /** At the end of that line. */
  badge?: ReactNode;
  /** The thing itself: a place, or the two ends of a way. */
  children: ReactNode;
  /** On a strip of its own: what it belongs to, or, in a tone, what has changed about it. */
  foot: string;
  footTone?: Tone;
  /** What a screen reader says in place of all of it. */
  label: string;
  onPress: () => void;
}

/** The one thing that comes next, and the way to all that is known of it. */
export function NextCard({ eyebrow, badge, children, foot, footTone, label, onPress }: NextCardProps) {
  const theme = useTheme();
  const isNarrow = useIsNarrow();
  const edge = isNarrow ? spacing.s : spacing.l;
  const strip = footTone
    ? { backgroundColor: theme[`${footTone}Background`] }
    : { borderTopWidth: 1, borderColor: theme.line };
  return (
    <Card onPress={onPress} label={label}>
      <View style={styles.line}>
        <Text variant="quiet" color="quietInk" style={styles.grows}>
          {eyebrow}
        </Text>
        {badge}
      </View>
      {children}
      <View style={[styles.foot, strip, { margin: -edge, marginTop: 0, paddingHorizontal: edge }]}>
        <Text variant="quiet" color={footTone ?? 'quietInk'} style={styles.grows}>
          {foot}
        </Text>
        <Icon name="chevron-forward" color={footTone ?? 'quietInk'} size={18} />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.s },
  grows: { flexGrow: 1, flexShrink: 1 },
  foot: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.s,
    paddingVertical: spacing.s,
    borderBottomStartRadius: radius.large - 1,
    borderBottomEndRadius: radius.large - 1,
  },
});
