import { Circle, G, Path, Rect, Text } from 'react-native-svg';

import type { Colors } from '@/ui/theme';

import type { Cluster } from '../cluster-markers';
import { HALO, radiusOf } from './cluster-size';
import type { MarkerKind } from '../map-content';

interface MarkProps {
  x: number;
  y: number;
  theme: Colors;
}

/** Clusters of more than a thousand are told by thousands: four digits do not fit in the mark. */
const THOUSAND = 1000;

export function ClusterMark({ cluster, theme }: { cluster: Cluster; theme: Colors }) {
  const { x, y, members } = cluster;
  const [first] = members;
  if (!first) return null;
  const { kind } = first.marker;
  // One that is high among others must not vanish in their colour.
  const isHigh = members.some(({ marker }) => marker.isHigh);
  const color = colorOf(kind, isHigh, theme);
  if (members.length === 1) return <SingleMark kind={kind} fill={color} x={x} y={y} theme={theme} />;
  const radius = radiusOf(members.length);
  return (
    <G transform={shift(x, y)}>
      <Circle r={radius + HALO} fill={color} opacity={0.22} />
      <Circle r={radius} fill={color} stroke={theme.card} strokeWidth={2} />
      <Text transform={shift(0, 4.5)} fontSize={13} fontWeight="700" textAnchor="middle" fill={theme.card}>
        {countText(members.length)}
      </Text>
    </G>
  );
}

function SingleMark({ kind, fill, x, y, theme }: MarkProps & { kind: MarkerKind; fill: string }) {
  switch (kind) {
    case 'alert':
      return (
        <G transform={shift(x, y)}>
          <Circle r={12} fill={fill} stroke={theme.card} strokeWidth={2} />
          <Path d="M0,-6 V1" stroke={theme.card} strokeWidth={2.6} strokeLinecap="round" />
          <Circle cy={5.2} r={1.6} fill={theme.card} />
        </G>
      );
    case 'hospital':
      return (
        <G transform={shift(x, y)}>
          <Rect
            transform={shift(-12, -12)}
            width={24}
            height={24}
            rx={7}
            fill={fill}
            stroke={theme.card}
            strokeWidth={2}
          />
          <Path d="M0,-6 V6 M-6,0 H6" stroke={theme.card} strokeWidth={3} strokeLinecap="round" />
        </G>
      );
    case 'destination':
      return (
        <G transform={shift(x, y)}>
          <Path
            d="M0,2 C-3,-3 -10,-8 -10,-15 A10,10 0 1 1 10,-15 C10,-8 3,-3 0,2 Z"
            fill={fill}
            stroke={theme.card}
            strokeWidth={2}
          />
          <Circle cy={-15} r={3.8} fill={theme.card} />
        </G>
      );
  }
}

/** A place on the route, under whatever stands there. */
export function StopMark({ x, y, theme }: MarkProps) {
  return <Circle cx={x} cy={y} r={4} fill={theme.card} stroke={theme.primary} strokeWidth={2.2} />;
}

export function MeMark({ x, y, theme }: MarkProps) {
  return (
    <G transform={shift(x, y)}>
      <Circle r={12} fill={theme.card} />
      <Circle r={9} fill={theme.primary} />
    </G>
  );
}

function colorOf(kind: MarkerKind, isHigh: boolean, theme: Colors): string {
  switch (kind) {
    case 'alert':
      return isHigh ? theme.high : theme.medium;
    case 'hospital':
      return theme.safe;
    case 'destination':
      return theme.primary;
  }
}

function countText(count: number): string {
  return count < THOUSAND ? String(count) : `${Math.floor(count / THOUSAND)}k`;
}

function shift(x: number, y: number): string {
  return `translate(${x}, ${y})`;
}
