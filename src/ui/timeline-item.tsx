import type { ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import type { PlaceTime } from '@/i18n/format/wall-time';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { timelineWords } from '@/i18n/messages/timeline';

import { Badge } from './badge';
import { Card } from './card';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Text } from './text';
import { type Colors, spacing } from './theme';
import { TimelineRail } from './timeline-rail';
import type { Tone } from './tone';
import { useIsNarrow } from './use-is-narrow';

/** What has changed or is wrong is said in words by whoever knows it, such as "45 min late". */
export type TimelineState =
  { kind: 'ahead' | 'now' | 'done' | 'cancelled' } | { kind: 'changed' | 'alert'; note: string };

interface TimelineItemProps {
  /** Null where a day alone is known. */
  at: PlaceTime | null;
  title: string;
  icon?: IconName;
  detail?: string;
  state?: TimelineState;
  onPress?: () => void;
  /** Under the texts, such as a time with its plan. */
  children?: ReactNode;
}

interface Look {
  tone: Tone | 'none' | null;
  icon?: IconName;
  edge: keyof Colors;
}

const LOOKS: Record<TimelineState['kind'], Look> = {
  ahead: { tone: null, edge: 'line' },
  now: { tone: 'low', icon: 'clock', edge: 'primary' },
  done: { tone: 'none', icon: 'check', edge: 'line' },
  changed: { tone: 'medium', edge: 'line' },
  alert: { tone: 'high', edge: 'high' },
  cancelled: { tone: 'high', icon: 'cross-circle', edge: 'line' },
};

/** Something that happens at a time: its time before the line, what it is behind it. */
export function TimelineItem({
  at,
  title,
  icon,
  detail,
  state = { kind: 'ahead' },
  onPress,
  children,
}: TimelineItemProps) {
  const words = useWords(timelineWords);
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const time = at && (format.zonedTime(at)?.time ?? '–');
  const { tone, icon: sign, edge } = LOOKS[state.kind];
  const said = 'note' in state ? state.note : state.kind === 'ahead' ? null : words[state.kind];
  const isPast = state.kind === 'done' || state.kind === 'cancelled';
  const ink = isPast ? 'quietInk' : 'ink';
  const label = [time, title, said, detail].filter((part) => part !== null && part !== undefined).join(', ');
  // On a phone the card is read as one sentence, which begins with its time.
  const isSaidWithCard = Platform.OS !== 'web' && onPress !== undefined;
  return (
    <TimelineRail
      time={
        <Text variant="quiet" color="quietInk" style={styles.time} aria-hidden={isSaidWithCard}>
          {time}
        </Text>
      }
    >
      <Card onPress={onPress} label={label} dimmed={isPast} edge={edge}>
        <View style={styles.head}>
          <View style={[styles.title, isNarrow && styles.narrow]}>
            {icon && <Icon name={icon} color={ink} size={20} />}
            <Text
              variant="action"
              color={ink}
              style={[styles.words, state.kind === 'cancelled' && styles.struck]}
            >
              {title}
            </Text>
          </View>
          {tone !== null && said !== null && <Badge tone={tone} icon={sign} label={said} />}
        </View>
        {detail !== undefined && (
          <Text variant="quiet" color="quietInk">
            {detail}
          </Text>
        )}
        {children}
      </Card>
    </TimelineRail>
  );
}

/** What lies between two items, such as the stay between two flights. */
export function TimelineGap({ label, tone }: { label: string; tone?: Tone }) {
  return (
    <TimelineRail>
      {tone ? (
        <Badge tone={tone} label={label} />
      ) : (
        <Text variant="quiet" color="quietInk">
          {label}
        </Text>
      )}
    </TimelineRail>
  );
}

const styles = StyleSheet.create({
  time: { fontVariant: ['tabular-nums'] },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing.s,
  },
  title: { flexDirection: 'row', flexShrink: 1, alignItems: 'center', gap: spacing.s },
  // What stands before the words goes over them, before one of them is broken.
  narrow: { flexDirection: 'column', alignItems: 'flex-start', gap: spacing.xs },
  // A browser breaks a long word only in a box that may become narrower than it.
  words: { flexShrink: 1, minWidth: 0 },
  struck: { textDecorationLine: 'line-through' },
});
