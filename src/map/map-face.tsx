import { Suspense } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { IconButton } from '@/ui/icon-button';
import { Text } from '@/ui/text';
import { radius, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { chooseRenderer } from './choose-renderer';
import { listContent, type MapEntry, summarise } from './describe-content';
import type { MapContent } from './map-content';
import { MapCallout } from './map-callout';
import { MapIcon } from './map-icon';
import { MapLegend } from './map-legend';
import { MapList } from './map-list';
import { OutlineMap } from './outline/outline-map';
import { ScrollHint, useScrollHint } from './scroll-hint';
import { StreetMap } from './street/lazy-street-map';
import { useMapWords } from './use-map-words';

/** A list of none in particular shows everything. */
export interface ListChoice {
  only: readonly string[] | null;
}

/** Markers of which the first lines are shown. */
export interface Tapped {
  ids: readonly string[];
  zoomIn: (() => void) | undefined;
}

interface MapFaceProps {
  label: string;
  content: MapContent;
  isOnline: boolean;
  hasMapKey: boolean;
  onMarkerPress: ((id: string) => void) | undefined;
  onAreaPress: ((id: string) => void) | undefined;
  /** Null: the picture. */
  list: ListChoice | null;
  onList: (list: ListChoice | null) => void;
  tapped: Tapped | null;
  onTapped: (tapped: Tapped | null) => void;
  isFullScreen: boolean;
  onFullScreen: (isFullScreen: boolean) => void;
}

/** What fills the frame of a map: streets, outlines or the list, with the buttons over them. */
export function MapFace(props: MapFaceProps) {
  const { label, content, isOnline, hasMapKey, onMarkerPress, onAreaPress } = props;
  const { list, onList, tapped, onTapped, isFullScreen, onFullScreen } = props;
  const words = useMapWords();
  const [hint, onPageScroll] = useScrollHint();

  const renderer = chooseRenderer({ platform: Platform.OS, isOnline, hasMapKey });
  const drawn = {
    label: summarise(label, content, words),
    content,
    onAreaPress,
    onMarkersPress: (ids: readonly string[], zoomIn?: () => void) => onTapped({ ids, zoomIn }),
    isFullScreen,
    onPageScroll,
  };
  const open = ({ kind, id }: MapEntry) => (kind === 'marker' ? onMarkerPress : onAreaPress)?.(id);
  const canOpen = ({ kind }: MapEntry) =>
    (kind === 'marker' && onMarkerPress !== undefined) || (kind === 'area' && onAreaPress !== undefined);

  const called = content.markers.filter(({ id }) => tapped?.ids.includes(id));

  return (
    <>
      {list ? (
        <MapList
          label={label}
          entries={listContent(content, words).filter(({ id }) => list.only?.includes(id) ?? true)}
          onOpen={open}
          canOpen={canOpen}
        />
      ) : (
        <>
          {renderer === 'street' ? (
            <Suspense fallback={<OutlineMap {...drawn} />}>
              <StreetMap {...drawn} />
            </Suspense>
          ) : (
            <OutlineMap {...drawn} />
          )}
          {called.length > 0 ? (
            <View style={styles.captions} pointerEvents="box-none">
              <MapCallout
                // Another one is opened, not this one changed: it takes the focus anew.
                key={called.map(({ id }) => id).join(' ')}
                markers={called}
                onOpen={onMarkerPress}
                onZoomIn={
                  tapped?.zoomIn &&
                  (() => {
                    tapped.zoomIn?.();
                    onTapped(null);
                  })
                }
                onShowAll={() => {
                  onTapped(null);
                  onList({ only: tapped?.ids ?? null });
                }}
                onClose={() => onTapped(null)}
              />
            </View>
          ) : (
            <Captions content={content} />
          )}
          <ScrollHint by={hint} />
        </>
      )}
      <View style={styles.corner} pointerEvents="box-none">
        {(isFullScreen || !list) && (
          <IconButton
            label={isFullScreen ? words.closeFullScreen : words.openFullScreen}
            onPress={() => onFullScreen(!isFullScreen)}
          >
            <MapIcon name={isFullScreen ? 'close' : 'open'} />
          </IconButton>
        )}
        <IconButton
          label={list ? words.showMap : words.showList}
          onPress={() => onList(list ? null : { only: null })}
        >
          <MapIcon name={list ? 'map' : 'list'} />
        </IconButton>
      </View>
    </>
  );
}

function Captions({ content }: { content: MapContent }) {
  const theme = useTheme();
  const words = useMapWords();
  return (
    <View style={styles.captions} pointerEvents="none">
      {content.faults > 0 && (
        <View style={[styles.faults, { backgroundColor: theme.card, borderColor: theme.line }]}>
          <Text variant="badge" color="quietInk">
            {words.faults}
          </Text>
        </View>
      )}
      <MapLegend content={content} />
    </View>
  );
}

const styles = StyleSheet.create({
  captions: {
    position: 'absolute',
    left: spacing.m,
    bottom: spacing.m,
    // Leaves room for the buttons on the right.
    right: 72,
    alignItems: 'flex-start',
    gap: spacing.s,
  },
  faults: {
    paddingHorizontal: spacing.m,
    paddingVertical: spacing.xs,
    borderWidth: 1,
    borderRadius: radius.small,
  },
  corner: {
    position: 'absolute',
    top: spacing.m,
    right: spacing.m,
    flexDirection: 'row',
    gap: spacing.s,
  },
});
