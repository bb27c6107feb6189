import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { offlineDataWords } from '@/i18n/messages/offline-data';
import { useActs } from '@/runtime/runtime-provider';
import type { OutboxEntry } from '@/store/outbox';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { radius, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { describeEntry, tripToCorrect } from './describe-entry';

interface NeedsYouSectionProps {
  parked: readonly OutboxEntry[];
  tripNames: ReadonlyMap<string, string>;
  onCorrect: (tripId: string) => void;
}

/** What the service did not take: with its reason, to be corrected, tried again or given up. */
export function NeedsYouSection({ parked, tripNames, onCorrect }: NeedsYouSectionProps) {
  const words = useWords(offlineDataWords);
  if (parked.length === 0) return null;
  return (
    <Section title={words.needsYou} count={parked.length}>
      {parked.map((entry) => (
        <ParkedCard
          key={entry.id}
          entry={entry}
          what={describeEntry(entry, words.kinds, tripNames)}
          onCorrect={onCorrect}
        />
      ))}
    </Section>
  );
}

interface ParkedCardProps {
  entry: OutboxEntry;
  what: string;
  onCorrect: (tripId: string) => void;
}

function ParkedCard({ entry, what, onCorrect }: ParkedCardProps) {
  const theme = useTheme();
  const words = useWords(offlineDataWords);
  const acts = useActs();
  const [isTooLate, setIsTooLate] = useState(false);
  const tripId = tripToCorrect(entry);
  const reasons = entry.parked?.fields.map(({ field, message }) => `${field}: ${message}`) ?? [];
  return (
    <View style={[styles.card, { backgroundColor: theme.mediumBackground, borderColor: theme.medium }]}>
      <Text variant="action">{words.notAccepted(what)}</Text>
      {(reasons.length > 0 ? reasons : [entry.parked?.message ?? '']).map((reason) => (
        <Text key={reason} variant="quiet">
          {reason}
        </Text>
      ))}
      <View style={styles.buttons}>
        {tripId !== null && <Button size="small" label={words.correct} onPress={() => onCorrect(tripId)} />}
        <Button
          size="small"
          kind={tripId === null ? 'primary' : 'outline'}
          label={words.retry}
          onPress={() => void acts.retry(entry.id)}
        />
        <Button
          size="small"
          kind="outline"
          label={words.discard}
          onPress={() => void acts.discard(entry).then((isGone) => setIsTooLate(!isGone))}
        />
      </View>
      {isTooLate && <Text role="alert">{words.tooLate}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: spacing.s, padding: spacing.l, borderWidth: 1, borderRadius: radius.large },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s, paddingTop: spacing.xs },
});
