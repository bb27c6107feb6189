import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';

import { Badge } from './badge';
import { Card } from './card';
import { Text } from './text';
import { radius, spacing } from './theme';
import type { Tone } from './tone';
import { useTheme } from './use-theme';

interface StoryCardProps {
  tone: Tone;
  /** The word in the badge, such as "High". */
  badge: string;
  /** Beside the badge: what kind, since when. */
  meta?: string;
  headline: string;
  /** Under the headline: where, whom it concerns. */
  detail?: string;
  /** Whether the traveller has read it; nothing where nobody keeps count. */
  mark?: 'new' | 'read';
  /** What is over. */
  dimmed?: boolean;
  onPress?: () => void;
}

/** One piece of news. */
export function StoryCard({
  tone,
  badge,
  meta,
  headline,
  detail,
  mark,
  dimmed = false,
  onPress,
}: StoryCardProps) {
  const theme = useTheme();
  const words = useWords(commonWords);
  const label = [
    mark === 'new' ? words.unread : '',
    badge,
    meta,
    headline,
    detail,
    mark === 'read' ? words.read : '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Card onPress={onPress} label={label} dimmed={dimmed}>
      <View style={styles.line}>
        <Badge tone={tone} label={badge} />
        <Text variant="quiet" color="quietInk" style={styles.meta}>
          {meta}
        </Text>
        {mark === 'read' && (
          <Text variant="badge" color="quietInk">
            {words.read}
          </Text>
        )}
        {mark === 'new' && (
          <View style={styles.unread}>
            <View style={[styles.dot, { backgroundColor: theme.primary }]} />
            <Text variant="badge" color="primary">
              {words.unread}
            </Text>
          </View>
        )}
      </View>
      <View style={styles.texts}>
        <Text variant="action" color={dimmed ? 'quietInk' : 'ink'}>
          {headline}
        </Text>
        {detail !== undefined && detail !== '' && (
          <Text variant="quiet" color="quietInk">
            {detail}
          </Text>
        )}
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.s },
  meta: { flexGrow: 1, flexShrink: 1 },
  unread: { flexDirection: 'row', alignItems: 'center', gap: spacing.xs },
  dot: { width: 8, height: 8, borderRadius: radius.pill },
  texts: { gap: 2 },
});
