import { useId, useMemo, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';

import { FITTED, projectionOf, type Size } from '@/geo/projection';
import { zoomAround, zoomLimits } from '@/geo/projection-view';
import { useTheme } from '@/ui/use-theme';

import type { Cluster } from '../cluster-markers';
import { fitContent } from '../fit-content';
import { projectNames } from '../labels/lay-out-names';
import { useMapNames } from '../labels/use-map-names';
import { MapControls } from '../map-controls';
import { useMapWords } from '../use-map-words';
import { type Detail, useOutlineWorld } from '../outline-world';
import type { RendererProps } from '../renderer-props';
import { buildScene } from './build-scene';
import { findArea, findCluster, findNearest } from './hit-test';
import { layOutMarks } from './lay-out-marks';
import { MapDrawing } from './map-drawing';
import { ZOOM_STEP } from './map-keys';
import { MovingLayer } from './moving-layer';
import { ScaleBar } from './scale-bar';
import { useMapGestures } from './use-map-gestures';
import { isSameView, useMapView } from './use-map-view';
import { useWebInput } from './use-web-input';

const MOST_MARGIN = 240;
/** Pixels per radian from which the far world's corners would show. */
const NEAR_FROM_SCALE = 420;
/** And below which the near one is too much. Not the same: content of the world's own outlines is fitted to either. */
const FAR_BELOW_SCALE = 360;
const ALONE = 1;

/** The map drawn from outlines that the app carries: no tiles, no network. */
export function OutlineMap(props: RendererProps) {
  const theme = useTheme();
  const [size, setSize] = useState<Size | null>(null);
  return (
    <GestureHandlerRootView
      testID="map-frame"
      style={[styles.frame, { backgroundColor: theme.mapSea }]}
      onLayout={({ nativeEvent: { layout } }) => setSize({ width: layout.width, height: layout.height })}
    >
      {size && size.width > 0 && size.height > 0 && <SizedMap {...props} size={size} />}
    </GestureHandlerRootView>
  );
}

function SizedMap({
  label,
  content,
  onAreaPress,
  onMarkersPress,
  isFullScreen,
  isStill = false,
  onPageScroll,
  size,
}: RendererProps & { size: Size }) {
  const theme = useTheme();
  const words = useMapWords();
  const prefix = useId().replace(/[^\w-]/g, '');
  const frame = useRef<View>(null);
  const [detail, setDetail] = useState<Detail>('far');
  const world = useOutlineWorld(detail);
  const camera = useMemo(() => fitContent(content, world, size), [content, world, size]);
  const view = useMapView(camera, size);
  const { drawn, settle, move } = view;
  const margin = Math.min(MOST_MARGIN, Math.round(Math.max(size.width, size.height) / 2));
  const mapNames = useMapNames(content);
  const names = useMemo(() => projectNames(mapNames, camera, size), [mapNames, camera, size]);
  const unmoved = useMemo(
    () => layOutMarks(content, camera, drawn.zoom, size),
    [content, camera, drawn.zoom, size],
  );
  const scene = useMemo(
    () => buildScene({ content, world, unmoved, names, camera, view: drawn, size, margin }),
    [content, world, unmoved, names, camera, drawn, size, margin],
  );
  const scale = camera.scale * drawn.zoom;
  const isRead = world.shapes.length > 0;
  if (isRead && detail === 'far' && scale >= NEAR_FROM_SCALE) setDetail('near');
  if (isRead && detail === 'near' && scale < FAR_BELOW_SCALE) setDetail('far');

  const open = (cluster: Cluster) => {
    const isParted = cluster.members.length > ALONE && drawn.zoom < zoomLimits(camera).most;
    const zoomIn = () => {
      settle(zoomInto(cluster));
    };
    onMarkersPress(
      cluster.members.map(({ marker }) => marker.id),
      isParted ? zoomIn : undefined,
    );
  };
  const zoomInto = ({ x, y }: Cluster) => {
    const moved = { ...drawn, x: drawn.x + size.width / 2 - x, y: drawn.y + size.height / 2 - y };
    return zoomAround(moved, 2 * ZOOM_STEP, size.width / 2, size.height / 2);
  };
  const tap = (x: number, y: number) => {
    const cluster = findCluster(scene.clusters, x, y);
    if (cluster) {
      open(cluster);
      return;
    }
    const place = projectionOf(camera, drawn, size, margin).invert?.([x, y]);
    const area = place && findArea(content, world, { longitude: place[0], latitude: place[1] });
    if (area) onAreaPress?.(area);
  };
  const gesture = useMapGestures({ view, camera, isFullScreen, onTap: tap, onPageScroll });
  const openMiddle = () => {
    const cluster = findNearest(scene.clusters.filter(isInside), size.width / 2, size.height / 2);
    if (cluster) open(cluster);
  };
  const isInside = ({ x, y }: Cluster) => x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  useWebInput(frame, view, { isFullScreen, onPageScroll, onEnter: openMiddle });

  return (
    <>
      <GestureDetector gesture={gesture} touchAction={isFullScreen ? 'none' : 'pan-y'}>
        <View
          ref={frame}
          style={styles.picture}
          collapsable={false}
          {...(!isStill && {
            accessible: true,
            role: 'img',
            tabIndex: 0,
            'aria-label': label,
            accessibilityHint: words.keys,
          })}
        >
          <MovingLayer
            key={`${drawn.zoom} ${drawn.x} ${drawn.y}`}
            drawn={drawn}
            live={view.live}
            size={size}
            margin={margin}
          >
            <MapDrawing scene={scene} size={size} margin={margin} theme={theme} prefix={prefix} />
          </MovingLayer>
        </View>
      </GestureDetector>
      {!isStill && camera.kind !== 'world' && <ScaleBar pixelsPerRadian={scale} />}
      {!isStill && <MapControls isFitted={isSameView(drawn, FITTED)} onMove={move} />}
    </>
  );
}

const styles = StyleSheet.create({
  frame: { flex: 1, overflow: 'hidden' },
  picture: { ...StyleSheet.absoluteFill, overflow: 'hidden' },
});
