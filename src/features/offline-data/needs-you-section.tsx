import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { offlineDataWords } from '@/i18n/messages/offline-data';
import { outboxEntryWords } from '@/i18n/messages/outbox-entry';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useReasonWords } from '@/runtime/use-reason-words';
import type { OutboxEntry } from '@/store/outbox';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { radius, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { describeEntry, formToCorrect } from './describe-entry';

interface NeedsYouSectionProps {
  parked: readonly OutboxEntry[];
  tripNames: ReadonlyMap<string, string>;
  onCorrect: (path: string) => void;
}

/** What the service did not take, with its reason, to be corrected, tried again or given up; and what it may have, to be decided. */
export function NeedsYouSection({ parked, tripNames, onCorrect }: NeedsYouSectionProps) {
  const words = useWords(offlineDataWords);
  const entryWords = useWords(outboxEntryWords);
  if (parked.length === 0) return null;
  return (
    <Section title={words.needsYou} count={parked.length}>
      {parked.map((entry) => (
        <ParkedCard
          key={entry.id}
          entry={entry}
          what={describeEntry(entry, entryWords, tripNames)}
          onCorrect={onCorrect}
        />
      ))}
    </Section>
  );
}

interface ParkedCardProps {
  entry: OutboxEntry;
  what: string;
  onCorrect: (path: string) => void;
}

function ParkedCard({ entry, what, onCorrect }: ParkedCardProps) {
  const theme = useTheme();
  const words = useWords(offlineDataWords);
  const mutations = useMutations();
  const attempt = useAttempt();
  const { toDetail } = useReasonWords();
  const [isTooLate, setIsTooLate] = useState(false);
  const isAsked = entry.parked?.asks !== undefined;
  const form = isAsked ? null : formToCorrect(entry);
  const fields = entry.parked?.fields.map(({ field, message }) => `${field}: ${message}`) ?? [];
  const reasons = fields.length > 0 ? fields : [toDetail(entry.parked)];
  return (
    <View style={[styles.card, { backgroundColor: theme.mediumBackground, borderColor: theme.medium }]}>
      <Text variant="action">{isAsked ? words.maybeSent(what) : words.notAccepted(what)}</Text>
      {reasons.map((reason) => (
        <Text key={reason} variant="quiet">
          {reason}
        </Text>
      ))}
      <View style={styles.buttons}>
        {form !== null && <Button size="small" label={words.correct} onPress={() => onCorrect(form)} />}
        <Button
          size="small"
          kind={form === null ? 'primary' : 'outline'}
          label={isAsked ? words.sendAgain : words.retry}
          onPress={() => attempt(mutations.retry(entry.id))}
        />
        <Button
          size="small"
          kind="outline"
          label={words.discard}
          onPress={() => attempt(mutations.discard(entry).then((isGone) => setIsTooLate(!isGone)))}
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
