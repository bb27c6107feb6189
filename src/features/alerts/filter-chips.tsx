import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { alertsWords } from '@/i18n/messages/alerts';
import { statusWords } from '@/i18n/messages/statuses';
import type { Named } from '@/runtime/queries/download-queries';
import { Chip } from '@/ui/chip';
import { spacing } from '@/ui/theme';

import { type NewsFilter, toggle } from './news-filter';

interface FilterChipsProps {
  filter: NewsFilter;
  trips: readonly Named[];
  onChange: (filter: NewsFilter) => void;
}

/** The filters that are on; a tap takes one off. */
export function FilterChips({ filter, trips, onChange }: FilterChipsProps) {
  const words = useWords(alertsWords);
  const status = useWords(statusWords);
  const categories: Record<string, string> = { ...status.category, advisory: words.advisories };
  const { unreadOnly, risks, categories: chosen, tripIds } = filter;
  const off = (key: string, label: string, without: NewsFilter) => (
    <Chip key={key} label={label} selected onPress={() => onChange(without)} />
  );
  return (
    <View style={styles.chips}>
      {unreadOnly && off('unread', words.onlyUnread, { ...filter, unreadOnly: false })}
      {risks.map((risk) => off(risk, status.riskOf[risk], { ...filter, risks: toggle(risks, risk) }))}
      {chosen.map((key) => off(key, categories[key] ?? key, { ...filter, categories: toggle(chosen, key) }))}
      {trips
        .filter(({ id }) => tripIds.includes(id))
        .map(({ id, name }) => off(id, name, { ...filter, tripIds: toggle(tripIds, id) }))}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
