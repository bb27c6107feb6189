import { Circle, Defs, Path, Pattern, Rect } from 'react-native-svg';

import type { Colors } from '@/ui/theme';

import type { TravelStatus } from '../map-content';

const DOTS = 9;
const HATCH = 8;

interface PatternNames {
  caution: string;
  avoid: string;
  alert: string;
}

/** Names in a page are shared by all maps in it, hence the prefix. */
export function patternNames(prefix: string): PatternNames {
  return { caution: `${prefix}-caution`, avoid: `${prefix}-avoid`, alert: `${prefix}-alert` };
}

export function statusFill(status: TravelStatus | null, names: PatternNames, theme: Colors): string {
  switch (status) {
    case 'normal':
      return theme.mapNormal;
    case 'caution':
      return `url(#${names.caution})`;
    case 'avoid':
      return `url(#${names.avoid})`;
    case null:
      return theme.mapLand;
  }
}

export function statusEdge(status: TravelStatus | null, theme: Colors): string {
  switch (status) {
    case 'normal':
      return theme.safe;
    case 'caution':
      return theme.medium;
    case 'avoid':
      return theme.high;
    case null:
      return theme.quietInk;
  }
}

/** Dots for caution, lines for avoid: told apart without telling the colours apart. */
export function StatusPatterns({ names, theme }: { names: PatternNames; theme: Colors }) {
  return (
    <Defs>
      <Pattern id={names.caution} patternUnits="userSpaceOnUse" width={DOTS} height={DOTS}>
        <Rect width={DOTS} height={DOTS} fill={theme.mapCaution} />
        <Circle cx={DOTS / 4} cy={DOTS / 4} r={1} fill={theme.medium} opacity={0.75} />
        <Circle cx={(DOTS * 3) / 4} cy={(DOTS * 3) / 4} r={1} fill={theme.medium} opacity={0.75} />
      </Pattern>
      <Pattern id={names.avoid} patternUnits="userSpaceOnUse" width={HATCH} height={HATCH}>
        <Rect width={HATCH} height={HATCH} fill={theme.mapAvoid} />
        <Path d={diagonals(1)} stroke={theme.high} strokeWidth={1.4} opacity={0.7} />
      </Pattern>
      <Pattern id={names.alert} patternUnits="userSpaceOnUse" width={HATCH} height={HATCH}>
        <Path d={diagonals(-1)} stroke={theme.high} strokeWidth={1.2} opacity={0.55} />
      </Pattern>
    </Defs>
  );
}

/** One line through the tile and, in two corners, the ends of its neighbours', so that no gaps show at the seams. */
function diagonals(slope: 1 | -1): string {
  const low = -HATCH;
  const high = 2 * HATCH;
  const lines = [-HATCH, 0, HATCH].map((shift) =>
    slope === 1
      ? `M${low + shift},${high} L${high + shift},${low}`
      : `M${low + shift},${low} L${high + shift},${high}`,
  );
  return lines.join(' ');
}
