import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Chip } from '@/ui/chip';
import { ChipLine, InLine } from '@/ui/chip-line';
import { ChipTabs } from '@/ui/chip-tabs';
import { spacing } from '@/ui/theme';

const PARTS = [
  { key: 'timeline', label: 'Timeline' },
  { key: 'prepare', label: 'Prepare', count: 2 },
  { key: 'alerts', label: 'Alerts', count: 3 },
  { key: 'hospitals', label: 'Krankenhäuser und Apotheken' },
] as const;

export function ChipsPage() {
  const [first, setFirst] = useState<(typeof PARTS)[number]['key']>('timeline');
  const [isOn, setIsOn] = useState(true);
  return (
    <View style={styles.page}>
      <ChipTabs label="Parts, the first chosen" tabs={PARTS} selected={first} onSelect={setFirst} />
      <ChipTabs label="Parts, the last chosen" tabs={PARTS} selected="hospitals" onSelect={setFirst} />
      <ChipLine role="group" aria-label="Filters">
        {['All', 'New', 'High', 'Medium', 'Low', 'Andes field work'].map((label) => (
          <InLine key={label} isSelected={false}>
            <Chip label={label} selected={label === 'High' && isOn} onPress={() => setIsOn(!isOn)} />
          </InLine>
        ))}
      </ChipLine>
    </View>
  );
}

// Chips go to the edge of the screen, over the room that its content leaves there.
const styles = StyleSheet.create({ page: { gap: spacing.l, marginHorizontal: -spacing.l } });
