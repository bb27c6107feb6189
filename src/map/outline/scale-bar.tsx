import { StyleSheet, View } from 'react-native';

import { METRES_OF_A_FOOT, METRES_OF_A_MILE } from '@/i18n/format/lengths';
import type { Locale } from '@/i18n/locale';
import { useI18n } from '@/i18n/locale-provider';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { useMapWords } from '../use-map-words';

const EARTH_RADIUS = 6_371_009;
const LONGEST = 90;
const ROUND = [5, 2, 1];

/** How far it is on the ground: without streets there is nothing else to tell it by. */
export function ScaleBar({ pixelsPerRadian }: { pixelsPerRadian: number }) {
  const theme = useTheme();
  const words = useMapWords();
  const { units } = useI18n().locale;
  const metres = roundDistance((LONGEST * EARTH_RADIUS) / pixelsPerRadian, units);
  const width = (metres * pixelsPerRadian) / EARTH_RADIUS;
  return (
    <View style={styles.place} pointerEvents="none">
      <Text variant="badge" color="quietInk">
        {words.distance(metres)}
      </Text>
      <View style={[styles.bar, { width, borderColor: theme.quietInk }]} />
    </View>
  );
}

/** The greatest of 1, 2, 5, 10, 20, 50 … metres that is not more; of as many miles, or feet, for those who count by them. */
export function roundDistance(most: number, units: Locale['units']): number {
  const unit = units === 'metric' ? 1 : most < METRES_OF_A_MILE / 10 ? METRES_OF_A_FOOT : METRES_OF_A_MILE;
  const power = 10 ** Math.floor(Math.log10(most / unit));
  return (ROUND.find((step) => step * power * unit <= most) ?? 1) * power * unit;
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: spacing.m, top: spacing.m, gap: 2 },
  bar: { height: 6, borderWidth: 1.5, borderTopWidth: 0 },
});
