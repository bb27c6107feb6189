import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { AccessibilityInfo, Platform, type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { IconButton } from '@/ui/icon-button';
import { Text } from '@/ui/text';
import { radius, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { chooseRenderer } from './choose-renderer';
import { listContent, type MapEntry, summarise } from './describe-content';
import type { MapContent } from './map-content';
import { MapIcon } from './map-icon';
import { MapLegend } from './map-legend';
import { MapList } from './map-list';
import { useMapWords } from './use-map-words';
import { OutlineMap } from './outline/outline-map';
import { StreetMap } from './street/lazy-street-map';

/** What a map needs to know of the device, and what it tells of being touched. */
export interface MapSetting {
  isOnline: boolean;
  /** Whether the app was built with a key of Google Maps, which Android needs. */
  hasMapKey: boolean;
  onMarkerPress?: (id: string) => void;
  /** Of areas with a status and of alerts' areas. */
  onAreaPress?: (id: string) => void;
  style?: StyleProp<ViewStyle>;
}

interface TravelMapProps extends MapSetting {
  /** What the map is of. */
  label: string;
  content: MapContent;
}

/** Areas by status, markers and the traveller, drawn over streets or outlines, or read as a list. */
export function TravelMap({ label, content, style, ...setting }: TravelMapProps) {
  const theme = useTheme();
  const words = useMapWords();
  const { isOnline, hasMapKey, onMarkerPress, onAreaPress } = setting;
  // Null: the map. A list of none in particular shows everything.
  const [list, setList] = useState<{ only: readonly string[] | null } | null>(null);
  useScreenReader(() => setList({ only: null }));

  const renderer = chooseRenderer({ platform: Platform.OS, isOnline, hasMapKey });
  const drawn = {
    label: summarise(label, content, words),
    content,
    onMarkerPress,
    onAreaPress,
    onClusterPress: (only: readonly string[]) => setList({ only }),
  };
  const open = ({ kind, id }: MapEntry) => (kind === 'marker' ? onMarkerPress : onAreaPress)?.(id);
  const canOpen = ({ kind }: MapEntry) =>
    (kind === 'marker' && onMarkerPress !== undefined) || (kind === 'area' && onAreaPress !== undefined);

  return (
    <View style={[styles.map, { backgroundColor: theme.mapSea, borderColor: theme.line }, style]}>
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
        </>
      )}
      <View style={styles.corner} pointerEvents="box-none">
        <IconButton
          label={list ? words.showMap : words.showList}
          onPress={() => setList(list ? null : { only: null })}
        >
          <MapIcon name={list ? 'map' : 'list'} />
        </IconButton>
      </View>
    </View>
  );
}

/** Whoever has the screen read to them starts with the list. Browsers do not tell; there the list is one button away. */
function useScreenReader(onFound: () => void): void {
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (Platform.OS === 'web') return;
    let isWanted = true;
    void AccessibilityInfo.isScreenReaderEnabled().then((isEnabled) => {
      if (isEnabled && isWanted) tell();
    });
    return () => {
      isWanted = false;
    };
  }, []);
}

const styles = StyleSheet.create({
  map: { minHeight: 220, overflow: 'hidden', borderWidth: 1, borderRadius: radius.large },
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
  corner: { position: 'absolute', top: spacing.m, right: spacing.m },
});
