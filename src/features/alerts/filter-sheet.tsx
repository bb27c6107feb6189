import { StyleSheet, View } from 'react-native';

import type { Risk } from '@/domain/risk-order';
import { useWords } from '@/i18n/locale-provider';
import { alertsWords } from '@/i18n/messages/alerts';
import { statusWords } from '@/i18n/messages/statuses';
import type { Named } from '@/runtime/queries/download-queries';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/chip';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { SwitchRow } from '@/ui/switch-row';
import { spacing } from '@/ui/theme';

import { EVERYTHING, type NewsFilter, toggle } from './news-filter';

interface FilterSheetProps {
  isOpen: boolean;
  filter: NewsFilter;
  trips: readonly Named[];
  /** How many there are with this filter. */
  count: number;
  onChange: (filter: NewsFilter) => void;
  onClose: () => void;
}

const RISKS: readonly Risk[] = ['high', 'medium', 'low'];

export function FilterSheet({ isOpen, filter, trips, count, onChange, onClose }: FilterSheetProps) {
  const words = useWords(alertsWords);
  const { risk, category } = useWords(statusWords);
  const categories = { ...category, advisory: words.advisories };
  return (
    <Sheet visible={isOpen} title={words.filter} onClose={onClose}>
      <SwitchRow
        title={words.onlyUnread}
        value={filter.unreadOnly}
        onChange={(unreadOnly) => onChange({ ...filter, unreadOnly })}
      />
      <Choices
        title={words.byRisk}
        options={RISKS.map((key) => ({ key, label: risk[key] }))}
        chosen={filter.risks}
        onChange={(risks) => onChange({ ...filter, risks })}
      />
      <Choices
        title={words.byCategory}
        options={Object.entries(categories).map(([key, label]) => ({ key, label }))}
        chosen={filter.categories}
        onChange={(chosen) => onChange({ ...filter, categories: chosen })}
      />
      {trips.length > 1 && (
        <Choices
          title={words.byTrip}
          options={trips.map(({ id, name }) => ({ key: id, label: name }))}
          chosen={filter.tripIds}
          onChange={(tripIds) => onChange({ ...filter, tripIds })}
        />
      )}
      <Button label={words.show(count)} onPress={onClose} />
      <Button kind="plain" label={words.clear} onPress={() => onChange(EVERYTHING)} />
    </Sheet>
  );
}

interface ChoicesProps<Key extends string> {
  title: string;
  options: readonly { key: Key; label: string }[];
  chosen: readonly Key[];
  onChange: (chosen: Key[]) => void;
}

function Choices<Key extends string>({ title, options, chosen, onChange }: ChoicesProps<Key>) {
  return (
    <Section title={title}>
      <View style={styles.chips}>
        {options.map(({ key, label }) => (
          <Chip
            key={key}
            label={label}
            selected={chosen.includes(key)}
            onPress={() => onChange(toggle(chosen, key))}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
