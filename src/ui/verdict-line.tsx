import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { verdictWords } from '@/i18n/messages/verdict';

import { Badge } from './badge';
import { Card } from './card';
import type { IconName } from './icon-paths';
import { Text } from './text';
import { spacing } from './theme';
import type { Tone } from './tone';

/** Never a yes or a no without a rule that says so: where there is none, it is `unknown`. */
export type Verdict = 'yes' | 'yes-if' | 'no-unless' | 'no' | 'unknown';

interface VerdictLineProps {
  verdict: Verdict;
  /** What is asked about, such as a country. */
  title: string;
  /** Before the title, such as a flag. */
  leading?: ReactNode;
  /** What it depends on, in a sentence or two. */
  reason: string;
  /** When the rules were last known to hold. */
  checked?: string;
  onPress?: () => void;
}

const SIGNS: Record<Verdict, { tone: Tone | 'none'; icon?: IconName }> = {
  yes: { tone: 'safe', icon: 'check-circle' },
  'yes-if': { tone: 'medium' },
  'no-unless': { tone: 'high' },
  no: { tone: 'high', icon: 'cross-circle' },
  unknown: { tone: 'none', icon: 'question-circle' },
};

/** An answer before its reasons: as colour, sign and word. */
export function VerdictLine({ verdict, title, leading, reason, checked, onPress }: VerdictLineProps) {
  const said = useWords(verdictWords)[verdict];
  const label = [title, said, reason, checked].filter((part) => part !== undefined).join(', ');
  return (
    <Card onPress={onPress} label={label}>
      <View style={styles.head}>
        <View style={styles.title}>
          {leading}
          <Text variant="action" style={styles.words}>
            {title}
          </Text>
        </View>
        <Badge {...SIGNS[verdict]} label={said} />
      </View>
      <Text variant="quiet" color="quietInk">
        {reason}
      </Text>
      {checked !== undefined && (
        <Text variant="badge" color="quietInk">
          {checked}
        </Text>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing.s,
  },
  title: { flexDirection: 'row', flexShrink: 1, alignItems: 'center', gap: spacing.s },
  words: { flexShrink: 1, minWidth: 0 },
});
