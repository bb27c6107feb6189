import { StyleSheet, View } from 'react-native';

import type { TripType } from '@/contract/trip';
import { ACTIVITY_NUMBERS, activityWords } from '@/i18n/messages/activities';
import { statusWords } from '@/i18n/messages/statuses';
import { tripFormWords } from '@/i18n/messages/trip-form';
import { useWords } from '@/i18n/locale-provider';
import { Chip } from '@/ui/chip';
import { Section } from '@/ui/section';
import { SegmentedControl } from '@/ui/segmented-control';
import { spacing } from '@/ui/theme';

const TYPES = { holiday: 0, business: 1, other: 2 } as const satisfies Record<string, TripType>;
const KEYS = ['holiday', 'business', 'other'] as const;

interface TypeChoiceProps {
  selected: TripType;
  onSelect: (type: TripType) => void;
}

export function TypeChoice({ selected, onSelect }: TypeChoiceProps) {
  const words = useWords(tripFormWords);
  const { tripType } = useWords(statusWords);
  return (
    <Section title={words.type}>
      <SegmentedControl
        label={words.type}
        options={KEYS.map((key) => ({ key, label: tripType[key] }))}
        selected={KEYS[selected]}
        onSelect={(key) => onSelect(TYPES[key])}
      />
    </Section>
  );
}

interface ActivityChipsProps {
  selected: readonly number[];
  onChange: (activities: number[]) => void;
}

export function ActivityChips({ selected, onChange }: ActivityChipsProps) {
  const words = useWords(tripFormWords);
  const { name } = useWords(activityWords);
  const toggle = (activity: number) =>
    onChange(
      selected.includes(activity) ? selected.filter((other) => other !== activity) : [...selected, activity],
    );
  return (
    <Section title={words.activities} count={selected.length || undefined}>
      <View style={styles.chips}>
        {ACTIVITY_NUMBERS.map((activity) => (
          <Chip
            key={activity}
            label={name(activity)}
            selected={selected.includes(activity)}
            onPress={() => toggle(activity)}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s } });
