import { type ReactNode, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { commonWords } from '@/i18n/messages/common';
import { freshnessWords } from '@/i18n/messages/freshness';
import { useFormat, useWords } from '@/i18n/locale-provider';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Text } from './text';
import { type Colors, spacing } from './theme';
import { useFailureReason } from './use-failure-reason';
import { useNow } from './use-now';

/** How far what is above or below can be trusted. */
export type FreshnessOfView =
  | { kind: 'never-downloaded' }
  | { kind: 'nothing-there'; checkedAt: number }
  | { kind: 'up-to-date'; checkedAt: number }
  | { kind: 'old'; checkedAt: number }
  | { kind: 'failed'; why: string; checkedAt: number | null };

export interface Checked {
  freshness: FreshnessOfView;
  offline?: boolean;
  /** Milliseconds since 1970; the device's clock otherwise. */
  now?: number;
}

interface FreshnessLineProps extends Checked {
  /** Said in any case: where it is what somebody came for. */
  always?: boolean;
}

/** What is as it should be needs no word. */
export function needsNoWord({ freshness, offline = false }: Checked): boolean {
  return freshness.kind === 'up-to-date' && !offline;
}

/** When the service was last asked, by an icon and in words; of what is fresh only to whoever asks. */
export function FreshnessLine({ freshness, offline = false, always = false, now }: FreshnessLineProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { icon, color, parts } = useLine(freshness, useNow(now));
  const { youAreOffline } = useWords(commonWords);
  // A failure for want of a connection has said it already.
  const isSaid = freshness.kind === 'failed' && freshness.why === 'offline';
  const text = [...parts, ...(offline && !isSaid ? [youAreOffline] : [])].join(' · ');
  if (needsNoWord({ freshness, offline }) && !always && !isAsked)
    return <WhenChecked onPress={() => setIsAsked(true)} />;
  return (
    <View style={styles.line} aria-live="polite">
      <Icon name={icon} color={color} size={16} />
      <Text variant="quiet" color={color} style={styles.text}>
        {text}
      </Text>
    </View>
  );
}

/** Of what is fresh a clock, which stands beside a title and takes no line; words in a line of their own otherwise, and once the clock was asked. */
export function useChecked(checked: Checked | undefined): { clock: ReactNode; line: ReactNode } {
  const [isAsked, setIsAsked] = useState(false);
  if (!checked) return { clock: null, line: null };
  return !isAsked && needsNoWord(checked)
    ? { clock: <WhenChecked onPress={() => setIsAsked(true)} />, line: null }
    : { clock: null, line: <FreshnessLine {...checked} always /> };
}

/** In place of the words, of what is fresh. */
function WhenChecked({ onPress }: { onPress: () => void }) {
  const words = useWords(freshnessWords);
  return (
    <Pressable
      role="button"
      aria-label={words.whenChecked}
      hitSlop={spacing.s}
      onPress={onPress}
      style={({ pressed }) => [styles.ask, pressed && styles.pressed]}
    >
      <Icon name="clock" color="quietInk" size={16} />
    </Pressable>
  );
}

interface Line {
  icon: IconName;
  color: keyof Colors;
  parts: string[];
}

function useLine(freshness: FreshnessOfView, now: number): Line {
  const words = useWords(freshnessWords);
  const format = useFormat();
  const reason = useFailureReason(freshness.kind === 'failed' ? freshness.why : '');
  switch (freshness.kind) {
    case 'never-downloaded':
      return { icon: 'download', color: 'quietInk', parts: [words.never] };
    case 'nothing-there':
      return {
        icon: 'check',
        color: 'quietInk',
        parts: [words.nothing(format.ago(freshness.checkedAt, now))],
      };
    case 'up-to-date':
      return {
        icon: 'clock',
        color: 'quietInk',
        parts: [words.checked(format.ago(freshness.checkedAt, now))],
      };
    case 'old':
      return { icon: 'clock', color: 'medium', parts: [words.old(format.ago(freshness.checkedAt, now))] };
    case 'failed': {
      const { checkedAt } = freshness;
      const parts = [
        reason ? words.failedFor(reason) : words.failed,
        checkedAt === null ? words.never : words.lastChecked(format.ago(checkedAt, now)),
      ];
      return { icon: 'warning', color: 'medium', parts };
    }
  }
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'flex-start', gap: 6 },
  text: { flex: 1 },
  // Small to look at; with what lies around it as large as a finger.
  ask: { justifyContent: 'center', alignItems: 'center', width: 28, minHeight: 28 },
  pressed: { opacity: 0.7 },
});
