import { useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';

import { Text } from '@/ui/text';
import { radius, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import type { MapContent, TravelStatus } from './map-content';
import { useMapWords } from './use-map-words';
import { patternNames, statusEdge, statusFill, StatusPatterns } from './outline/status-patterns';

const SIDE = 14;
const ORDER: readonly TravelStatus[] = ['normal', 'caution', 'avoid'];

/** What the colours and patterns mean; only those that are on the map. */
export function MapLegend({ content }: { content: MapContent }) {
  const theme = useTheme();
  const words = useMapWords();
  const used = ORDER.filter((status) => content.areas.some((area) => area.status === status));
  const hasAlertAreas = content.alertAreas.length > 0;
  if (used.length === 0 && !hasAlertAreas) return null;
  return (
    <View style={[styles.legend, { backgroundColor: theme.card, borderColor: theme.line }]}>
      {used.map((status) => (
        <View key={status} style={styles.entry}>
          <Swatch status={status} />
          <Text variant="badge">{words.status[status]}</Text>
        </View>
      ))}
      {hasAlertAreas && (
        <View style={styles.entry}>
          <Swatch status="alert" />
          <Text variant="badge">{words.alertArea}</Text>
        </View>
      )}
    </View>
  );
}

function Swatch({ status }: { status: TravelStatus | 'alert' }) {
  const theme = useTheme();
  const names = patternNames(useId().replace(/[^\w-]/g, ''));
  const isAlert = status === 'alert';
  return (
    <Svg width={SIDE} height={SIDE} aria-hidden>
      <StatusPatterns names={names} theme={theme} />
      <Rect
        transform="translate(0.75, 0.75)"
        width={SIDE - 1.5}
        height={SIDE - 1.5}
        rx={4}
        fill={isAlert ? `url(#${names.alert})` : statusFill(status, names, theme)}
        stroke={isAlert ? theme.high : statusEdge(status, theme)}
        strokeOpacity={isAlert ? 1 : 0.5}
        strokeWidth={isAlert ? 1.5 : 1}
      />
    </Svg>
  );
}

const styles = StyleSheet.create({
  legend: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: spacing.m,
    rowGap: spacing.xs,
    paddingHorizontal: spacing.m,
    paddingVertical: spacing.s,
    borderWidth: 1,
    borderRadius: radius.small,
  },
  entry: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
