import { StyleSheet, View } from 'react-native';

import type { WrittenAlertFilter } from '@/contract/alert-filter';
import { useWords } from '@/i18n/locale-provider';
import { alertFilterWords } from '@/i18n/messages/alert-filters';
import { statusWords } from '@/i18n/messages/statuses';
import {
  FILTER_KINDS,
  FILTER_RISKS,
  leavesOut,
  toggled,
  type FilterKind,
} from '@/runtime/alert-filter-draft';
import { Chip } from '@/ui/chip';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

interface KindChipsProps {
  draft: readonly WrittenAlertFilter[];
  onChange: (draft: WrittenAlertFilter[]) => void;
}

/** A line for each kind of danger, with a chip for each risk; what is on is left out. */
export function KindChips({ draft, onChange }: KindChipsProps) {
  const words = useWords(alertFilterWords);
  const { risk: riskNames } = useWords(statusWords);
  const lines: { kind: FilterKind; name: string }[] = [
    { kind: null, name: words.everyKind },
    ...FILTER_KINDS.map(({ id, name }) => ({ kind: id, name: words.kinds[name] })),
  ];
  return lines.map(({ kind, name }) => (
    <View key={kind} style={styles.line}>
      <Text variant="action">{name}</Text>
      <View style={styles.chips}>
        {FILTER_RISKS.map(({ name: word, level: risk }) => (
          <Chip
            key={word}
            label={riskNames[word]}
            spoken={words.chip(name, riskNames[word])}
            selected={leavesOut(draft, kind, risk)}
            disabled={kind !== null && leavesOut(draft, null, risk)}
            onPress={() => onChange(toggled(draft, kind, risk))}
          />
        ))}
      </View>
    </View>
  ));
}

const styles = StyleSheet.create({
  line: { gap: spacing.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
