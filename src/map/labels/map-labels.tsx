import { Circle, G, Text } from 'react-native-svg';

import type { Colors } from '@/ui/theme';

import { statusEdge } from '../outline/status-patterns';
import { LABEL_STYLES } from './label-style';
import type { DrawnName } from './lay-out-names';
import type { PlacedLabel } from './place-labels';

const DOT = 2.2;
/** From the upper edge of a name's box to the line that its letters stand on. */
const BASELINE = 0.98;

/** The names in the frame. Whoever can't see them reads the list, which has the names of all that matters. */
export function MapLabels({ labels, theme }: { labels: readonly PlacedLabel<DrawnName>[]; theme: Colors }) {
  return labels.map((label) => <MapLabel key={label.candidate.id} label={label} theme={theme} />);
}

function MapLabel({
  label: { candidate, left, top, hasDot },
  theme,
}: {
  label: PlacedLabel<DrawnName>;
  theme: Colors;
}) {
  const { x, y, width, name } = candidate;
  const { fontSize, fontWeight, letterSpacing } = LABEL_STYLES[name.kind];
  const text = {
    x: left + width / 2,
    y: top + fontSize * BASELINE,
    fontSize,
    fontWeight,
    letterSpacing,
    textAnchor: 'middle' as const,
  };
  const { ink, opacity, hasHalo } = lookOf(candidate, theme);
  return (
    <G>
      {hasDot && <Circle cx={x} cy={y} r={DOT} fill={theme.card} stroke={theme.quietInk} strokeWidth={1.2} />}
      {hasHalo && (
        <Text
          {...text}
          fill={theme.card}
          stroke={theme.card}
          strokeWidth={3}
          strokeLinejoin="round"
          opacity={0.75}
        >
          {name.text}
        </Text>
      )}
      <Text {...text} fill={ink} fillOpacity={opacity}>
        {name.text}
      </Text>
    </G>
  );
}

function lookOf({ name }: DrawnName, theme: Colors): { ink: string; opacity: number; hasHalo: boolean } {
  switch (name.kind) {
    case 'stop':
      return { ink: theme.ink, opacity: 1, hasHalo: true };
    case 'capital':
    case 'city':
      return { ink: theme.quietInk, opacity: 1, hasHalo: true };
    case 'country':
      // Over dots and hatching letters need a ground; on plain land they don't, and are quieter without.
      return {
        ink: statusEdge(name.status, theme),
        opacity: name.status ? 1 : 0.8,
        hasHalo: name.status !== null,
      };
    case 'division':
      return { ink: theme.quietInk, opacity: 1, hasHalo: true };
    case 'water':
      return { ink: theme.low, opacity: 0.6, hasHalo: false };
  }
}
