import Svg, { G, Path } from 'react-native-svg';

import type { Size } from '@/geo/projection';
import type { Colors } from '@/ui/theme';

import { MapLabels } from '../labels/map-labels';
import type { Scene } from './build-scene';
import { ClusterMark, MeMark, StopMark } from './marks';
import { patternNames, statusEdge, statusFill, StatusPatterns } from './status-patterns';

interface MapDrawingProps {
  scene: Scene;
  size: Size;
  margin: number;
  theme: Colors;
  prefix: string;
}

/** The scene as a picture. Whoever can't see it reads the list instead. */
export function MapDrawing({ scene, size, margin, theme, prefix }: MapDrawingProps) {
  const names = patternNames(prefix);
  const width = size.width + 2 * margin;
  const height = size.height + 2 * margin;
  return (
    <Svg width={width} height={height} viewBox={`${-margin} ${-margin} ${width} ${height}`}>
      <StatusPatterns names={names} theme={theme} />
      <Path
        d={scene.land}
        fill={theme.mapLand}
        stroke={theme.quietInk}
        strokeOpacity={0.3}
        strokeWidth={0.6}
      />
      {scene.areas.map(({ id, status, fill, edge, isTiny }) => (
        <G key={id}>
          <Path d={fill} fill={statusFill(status, names, theme)} />
          <Path
            d={edge}
            fill="none"
            stroke={statusEdge(status, theme)}
            strokeOpacity={isTiny ? 0.8 : 0.45}
            strokeWidth={isTiny ? 3 : 0.7}
            strokeLinejoin="round"
          />
        </G>
      ))}
      {scene.alertAreas.map(({ id, fill, edge, isTiny }) => (
        <G key={id}>
          <Path d={fill} fill={theme.high} fillOpacity={0.12} />
          <Path d={fill} fill={`url(#${names.alert})`} />
          <Path
            d={edge}
            fill="none"
            stroke={theme.high}
            strokeWidth={isTiny ? 4 : 1.8}
            strokeLinejoin="round"
          />
        </G>
      ))}
      {scene.route !== '' && (
        <>
          <Path d={scene.route} fill="none" stroke={theme.card} strokeOpacity={0.8} strokeWidth={5} />
          <Path d={scene.route} fill="none" stroke={theme.primary} strokeWidth={2.2} strokeDasharray="7 5" />
        </>
      )}
      {scene.me && scene.me.accuracy !== '' && (
        <Path
          d={scene.me.accuracy}
          fill={theme.primary}
          fillOpacity={0.16}
          stroke={theme.primary}
          strokeOpacity={0.4}
        />
      )}
      {scene.stops.map(({ x, y }, index) => (
        <StopMark key={index} x={x} y={y} theme={theme} />
      ))}
      <MapLabels labels={scene.labels} theme={theme} />
      {scene.clusters.map((cluster) => (
        <ClusterMark key={cluster.id} cluster={cluster} theme={theme} />
      ))}
      {scene.me && <MeMark x={scene.me.x} y={scene.me.y} theme={theme} />}
    </Svg>
  );
}
