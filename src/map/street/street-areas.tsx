import { Polygon, Polyline } from 'react-native-maps';

import type { Shape } from '@/geo/shape';
import { useTheme } from '@/ui/use-theme';

import type { MapContent, TravelStatus } from '../map-content';
import { statusEdge } from '../outline/status-patterns';
import { type OutlineWorld, shapesOf } from '../outline-world';
import { hatchLines } from './hatch-lines';
import type { Region } from './region';
import { areasOf, toPolygons } from './to-polygons';

/** Lines of a pattern from the upper to the lower edge of the frame. */
const LINES = 40;
/** Colours over streets, which must stay readable below. */
const FILL = '66';
const EDGE = 'B3';

interface StreetAreasProps {
  content: MapContent;
  world: OutlineWorld;
  region: Region;
  onAreaPress: ((id: string) => void) | undefined;
}

/** Areas by status: plain, dotted or hatched. */
export function StreetAreas({ content, world, region, onAreaPress }: StreetAreasProps) {
  const theme = useTheme();
  // Powers of two: while somebody zooms, patterns stay as they are for a while.
  const spacing = 2 ** Math.round(Math.log2(region.latitudeDelta / LINES));
  const press = (id: string) => (onAreaPress ? { tappable: true, onPress: () => onAreaPress(id) } : {});
  const alerts = content.alertAreas.map((area) => ({ ...area, status: 'alert' as const }));

  return [...content.areas, ...alerts].flatMap(({ id, status, outline }) => {
    const shapes = shapesOf(outline, world);
    const edge = status === 'alert' ? theme.high : statusEdge(status, theme);
    const fill = status === 'alert' ? theme.highBackground : fillOf(status, theme);
    return [
      ...toPolygons(shapes).map(({ coordinates, holes }, index) => (
        <Polygon
          key={`${id} ${index}`}
          coordinates={coordinates}
          holes={holes}
          fillColor={`${fill}${FILL}`}
          strokeColor={`${edge}${EDGE}`}
          strokeWidth={status === 'alert' ? 2 : 1}
          {...press(id)}
        />
      )),
      ...linesOf(shapes, status, spacing).map((line, index) => (
        <Polyline
          key={`${id} line ${index}`}
          coordinates={line}
          strokeColor={`${edge}${EDGE}`}
          strokeWidth={status === 'caution' ? 2 : 1}
          lineDashPattern={status === 'caution' ? [1, 8] : undefined}
        />
      )),
    ];
  });
}

function linesOf(shapes: readonly Shape[], status: TravelStatus | 'alert' | null, spacing: number) {
  const slope = { avoid: 1, alert: -1, caution: 0 };
  if (status === null || status === 'normal') return [];
  return areasOf(shapes).flatMap((area) => hatchLines(area, spacing, slope[status]));
}

function fillOf(status: TravelStatus | null, theme: ReturnType<typeof useTheme>): string {
  switch (status) {
    case 'normal':
      return theme.mapNormal;
    case 'caution':
      return theme.mapCaution;
    case 'avoid':
      return theme.mapAvoid;
    case null:
      return theme.mapLand;
  }
}
