import { useState } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { radius } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { FullScreen } from './full-screen';
import type { MapContent } from './map-content';
import { type ListChoice, MapFace, type Tapped } from './map-face';
import { MapStrip, STRIP_HEIGHT } from './map-strip';
import { useScreenReader } from './use-screen-reader';

/** What a map needs to know of the device, and what it tells of being touched. */
export interface MapSetting {
  isOnline: boolean;
  /** Whether the app was built with a key of Google Maps, which Android needs. */
  hasMapKey: boolean;
  onMarkerPress?: (id: string) => void;
  /** Of areas with a status and of alerts' areas. */
  onAreaPress?: (id: string) => void;
  /** A glance, low and still, that opens full screen. */
  isStrip?: boolean;
  style?: StyleProp<ViewStyle>;
}

interface TravelMapProps extends MapSetting {
  /** What the map is of. */
  label: string;
  content: MapContent;
}

/** Areas by status, markers and the traveller: in a page, which goes on scrolling under it, or alone on the screen. */
export function TravelMap({ style, isStrip = false, onMarkerPress, onAreaPress, ...shown }: TravelMapProps) {
  const theme = useTheme();
  const [isFullScreen, setIsFullScreen] = useState(false);
  const [list, setList] = useState<ListChoice | null>(null);
  const [tapped, setTapped] = useState<Tapped | null>(null);
  const closeCallout = () => setTapped(null);
  useScreenReader(() => setList({ only: null }));

  // What is opened lies in the app, behind a map that takes the whole screen.
  const leaving = (open: ((id: string) => void) | undefined) =>
    open &&
    ((id: string) => {
      setIsFullScreen(false);
      closeCallout();
      open(id);
    });
  const face = (
    <MapFace
      {...shown}
      list={list}
      onList={setList}
      tapped={tapped}
      onTapped={setTapped}
      onMarkerPress={leaving(onMarkerPress)}
      onAreaPress={leaving(onAreaPress)}
      isFullScreen={isFullScreen}
      onFullScreen={setIsFullScreen}
    />
  );
  return (
    <View
      style={[
        styles.map,
        isStrip && styles.strip,
        { backgroundColor: theme.mapSea, borderColor: theme.line },
        style,
      ]}
    >
      {isStrip && (
        <MapStrip label={shown.label} content={shown.content} onOpen={() => setIsFullScreen(true)} />
      )}
      {isFullScreen ? (
        <FullScreen
          label={shown.label}
          onClose={() => setIsFullScreen(false)}
          onBack={tapped ? closeCallout : undefined}
        >
          {face}
        </FullScreen>
      ) : (
        !isStrip && face
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  map: { minHeight: 220, overflow: 'hidden', borderWidth: 1, borderRadius: radius.large },
  strip: { minHeight: 0, height: STRIP_HEIGHT },
});
