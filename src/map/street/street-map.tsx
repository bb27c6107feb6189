import { useMemo, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import MapView, { Circle, Marker, Polyline } from 'react-native-maps';
import Svg from 'react-native-svg';

import type { Size } from '@/geo/projection';
import { touchTarget } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { clusterByKind, standAside } from '../cluster-by-kind';
import type { MapContent } from '../map-content';
import { MapControls } from '../map-controls';
import { ClusterMark, MeMark } from '../outline/marks';
import type { MapMove } from '../outline/map-keys';
import { useMapWords } from '../use-map-words';
import { useOutlineWorld } from '../outline-world';
import type { RendererProps } from '../renderer-props';
import { placeMarkers, placePoints, positionAt } from './frame-pixels';
import { type Region, regionOf, zoomRegion } from './region';
import { StreetAreas } from './street-areas';
import { usePageScroll } from './use-page-scroll';
import { useShownRegion } from './use-shown-region';

const CLUSTER_DISTANCE = 40;
/** Marks of different kinds, and the traveller, may stand this close. */
const ASIDE_DISTANCE = 34;
const CLOSEST = 0.002;
const ANIMATION_MS = 200;
const HALF = touchTarget / 2;

/** The same content over the streets of Apple's or Google's map. */
export function StreetMap(props: RendererProps) {
  const { label, content, onAreaPress, onMarkersPress, isFullScreen, onPageScroll } = props;
  const theme = useTheme();
  const words = useMapWords();
  const world = useOutlineWorld('near');
  const map = useRef<MapView>(null);
  const [size, setSize] = useState<Size | null>(null);
  const show = (to: Region) => map.current?.animateToRegion(to, ANIMATION_MS);
  const fitted = useMemo(() => regionOf(content, world), [content, world]);
  const { region, isFitted, fit, goTo, onShown, onTouch } = useShownRegion(fitted, show);
  const scrolled = usePageScroll(isFullScreen, onPageScroll);

  const move = (wanted: MapMove) => {
    if (wanted.kind === 'zoom') goTo(zoomRegion(region, wanted.factor));
    else fit();
  };
  const clusters = useMemo(
    () => (size ? layOutClusters(content, region, size) : []),
    [content, region, size],
  );

  return (
    <View
      testID="street-frame"
      style={styles.frame}
      onLayout={({ nativeEvent: { layout } }) => setSize({ width: layout.width, height: layout.height })}
      onTouchStart={(event) => {
        onTouch();
        scrolled.onTouchStart(event);
      }}
      onTouchMove={scrolled.onTouchMove}
    >
      <MapView
        ref={map}
        style={styles.frame}
        aria-label={label}
        initialRegion={fitted}
        onRegionChangeComplete={onShown}
        // In a page one finger scrolls the page; two zoom the map.
        scrollEnabled={isFullScreen}
        rotateEnabled={false}
        pitchEnabled={false}
        toolbarEnabled={false}
      >
        <StreetAreas content={content} world={world} region={region} onAreaPress={onAreaPress} />
        {content.route.length > 1 && (
          <Polyline
            coordinates={[...content.route]}
            geodesic
            strokeColor={theme.primary}
            strokeWidth={2.5}
            lineDashPattern={[8, 6]}
          />
        )}
        {clusters.map(({ id, members, position }) => {
          const [first] = members;
          if (!first) return null;
          const { kind } = first.marker;
          const isParted = members.length > 1 && region.latitudeDelta > CLOSEST;
          const zoomIn = () => goTo(zoomRegion({ ...region, ...position }, 4));
          const press = () =>
            onMarkersPress(
              members.map(({ marker }) => marker.id),
              isParted ? zoomIn : undefined,
            );
          return (
            <Marker
              key={`${id} ${members.length}`}
              coordinate={position}
              anchor={{ x: 0.5, y: 0.5 }}
              // Its own callout, which would be a second one, appears only where there is a title.
              accessibilityLabel={
                members.length === 1 ? first.marker.name : words.count[kind](members.length)
              }
              tracksViewChanges={false}
              onPress={press}
            >
              <Svg
                width={touchTarget}
                height={touchTarget}
                viewBox={`${-HALF} ${-HALF} ${touchTarget} ${touchTarget}`}
              >
                <ClusterMark cluster={{ id, x: 0, y: 0, members }} theme={theme} />
              </Svg>
            </Marker>
          );
        })}
        {content.me && (
          <>
            {content.me.accuracy !== null && (
              <Circle
                center={content.me.position}
                radius={content.me.accuracy}
                fillColor={`${theme.primary}29`}
                strokeColor={`${theme.primary}66`}
              />
            )}
            <Marker coordinate={content.me.position} anchor={{ x: 0.5, y: 0.5 }} tracksViewChanges={false}>
              <Svg width={24} height={24} viewBox="-12 -12 24 24">
                <MeMark x={0} y={0} theme={theme} />
              </Svg>
            </Marker>
          </>
        )}
      </MapView>
      <MapControls isFitted={isFitted} onMove={move} />
    </View>
  );
}

/** On the ground, where they stand once they have made room for each other and for the traveller. */
function layOutClusters({ markers, me }: MapContent, region: Region, size: Size) {
  const [meAt] = me ? placePoints([me.position], region, size) : [];
  const clusters = clusterByKind(placeMarkers(markers, region, size), CLUSTER_DISTANCE);
  return standAside(clusters, meAt ?? null, ASIDE_DISTANCE).map((cluster) => ({
    ...cluster,
    position: positionAt(cluster, region, size),
  }));
}

const styles = StyleSheet.create({ frame: { flex: 1 } });
