import { StyleSheet, View } from 'react-native';

import type { TimelineEntry } from '@/domain/timeline/timeline-entry';
import { useWords } from '@/i18n/locale-provider';
import { segmentWords } from '@/i18n/messages/segment';
import { timelineWords } from '@/i18n/messages/timeline';
import { type SaidBooking, useBookingWords } from '@/runtime/use-booking-words';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

/** What kind of booking it is, and how it stands. */
export function BookingHead({ entry }: { entry: TimelineEntry }) {
  const words = useWords(segmentWords);
  const { icon, title, state } = useBookingWords()(entry);
  return (
    <View style={styles.line}>
      <Icon name={icon} color="quietInk" size={20} />
      <Text variant="section" role="heading" style={styles.title}>
        {title}
      </Text>
      <Text variant="quiet" color="quietInk">
        {words.kind[entry.segment.kind]}
      </Text>
      <StateBadge state={state} />
    </View>
  );
}

const TONES = { now: 'low', done: 'none', cancelled: 'high', changed: 'medium', alert: 'high' } as const;

function StateBadge({ state }: Pick<SaidBooking, 'state'>) {
  const words = useWords(timelineWords);
  if (state.kind === 'ahead') return null;
  return <Badge tone={TONES[state.kind]} label={'note' in state ? state.note : words[state.kind]} />;
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.s },
  title: { flexShrink: 1 },
});
