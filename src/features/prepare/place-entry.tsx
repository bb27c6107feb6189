import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { entryWords } from '@/i18n/messages/entry';
import { entryRuleWords } from '@/i18n/messages/entry-rule';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import type { EntryToPlace } from '@/store/entry';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/chip';
import { Flag } from '@/ui/flag';
import { spacing } from '@/ui/theme';
import { VerdictLine } from '@/ui/verdict-line';

import { RuleCard } from './rule-card';
import { useReason } from './use-reason';

interface PlaceEntryProps {
  entry: EntryToPlace;
  name: string;
  /** Left out where nobody is on the way. */
  onTransit?: (isTransit: boolean) => void;
}

/** Whether the traveller may enter one place; the rules behind it are a tap away. */
export function PlaceEntry({ entry, name, onTransit }: PlaceEntryProps) {
  const words = useWords(entryWords);
  const { rulesSay } = useWords(entryRuleWords);
  const format = useFormat();
  const reason = useReason(entry);
  const isHere = useAreRulesHere(entry.countryId);
  const [isOpen, setIsOpen] = useState(false);
  const { verdict, rules, way, visit } = entry;
  // The oldest of them: nothing is known to be newer than that.
  const checked = rules.map(({ effective_as_of }) => effective_as_of.slice(0, 10)).sort()[0];
  if (isHere === undefined) return null;
  return (
    <View style={styles.place}>
      <VerdictLine
        verdict={isHere ? verdict.kind : 'unknown'}
        title={name}
        leading={<Flag code={entry.countryCode} width={24} />}
        reason={isHere ? reason : words.notHere}
        checked={isHere && checked !== undefined ? words.checked(format.dayWithYear(checked)) : undefined}
      />
      <View style={styles.choices}>
        {onTransit && (
          <Chip
            label={words.transit}
            selected={way === 'transit'}
            onPress={() => onTransit(way !== 'transit')}
          />
        )}
        {isHere && rules.length > 0 && (
          <Button
            kind="plain"
            size="small"
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            label={rulesSay}
            onPress={() => setIsOpen(!isOpen)}
          />
        )}
      </View>
      {isHere && isOpen && rules.map((rule) => <RuleCard key={`${visit}/${rule.id}`} rule={rule} />)}
    </View>
  );
}

/** Both lists must have come: half of the rules would be no verdict. Undefined until that is read. */
function useAreRulesHere(countryId: string): boolean | undefined {
  const { downloadNames } = useReads();
  const state = useDownloadState([
    downloadNames.entryRequirements(countryId),
    downloadNames.travelRestrictions(countryId),
  ]);
  return state === undefined ? undefined : state !== null && state.checkedAt !== null;
}

const styles = StyleSheet.create({
  place: { gap: spacing.s },
  choices: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.s },
});
