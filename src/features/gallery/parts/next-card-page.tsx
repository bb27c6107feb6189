import { StyleSheet, View } from 'react-native';

import { Badge } from '@/ui/badge';
import { Flag } from '@/ui/flag';
import { NextCard } from '@/ui/next-card';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

const nowhere = () => undefined;

export function NextCardPage() {
  return (
    <>
      <NextCard
        eyebrow="Next · in 5 days"
        badge={<Badge tone="medium" label="Caution" />}
        foot="Andes field work · day 13 of 32"
        label="Lima, Peru"
        onPress={nowhere}
      >
        <View style={styles.line}>
          <Flag code="PE" width={36} />
          <Text variant="number">Lima, Peru</Text>
        </View>
      </NextCard>
      <NextCard
        eyebrow="Next · in 2 days"
        foot="Andes field work · day 31 of 32"
        label="Your trip ends"
        onPress={nowhere}
      >
        <Text variant="number">Your trip ends</Text>
      </NextCard>
      <NextCard
        eyebrow="Next · flight in 3 h 20"
        badge={<Badge tone="medium" label="45 min late" />}
        foot="Gate B12, was A4 · Terminal 1"
        footTone="medium"
        label="BOG to CLO"
        onPress={nowhere}
      >
        <View style={[styles.line, styles.ends]}>
          <Text variant="number">BOG</Text>
          <Text variant="number">CLO</Text>
        </View>
      </NextCard>
    </>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: spacing.m },
  ends: { justifyContent: 'space-between' },
});
