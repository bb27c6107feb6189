import { type RefObject, useEffect, useRef } from 'react';
import { AccessibilityInfo, Platform, Pressable, StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { IconButton } from '@/ui/icon-button';
import { Text } from '@/ui/text';
import { radius, spacing, touchTarget } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import type { MapMarker } from './map-content';
import { MapIcon } from './map-icon';
import { ClusterMark } from './outline/marks';
import { useCloseCallout } from './use-close-callout';
import { useMapWords } from './use-map-words';

/** The rest of a cluster is behind a button. */
const FIRST = 3;
const ICON = 32;
const HALF = ICON / 2;

interface MapCalloutProps {
  /** All of one kind: one, or those of a cluster. */
  markers: readonly MapMarker[];
  /** Leaves the map for one of them; left out where there is nothing more to tell. */
  onOpen?: (id: string) => void;
  /** Where nearer the cluster would fall apart. */
  onZoomIn?: () => void;
  onShowAll: () => void;
  onClose: () => void;
}

/** The first lines of what was tapped on a map, before it leads away from it. */
export function MapCallout({ markers, onOpen, onZoomIn, onShowAll, onClose }: MapCalloutProps) {
  const theme = useTheme();
  const words = useMapWords();
  const callout = useRef<View>(null);
  useCloseCallout(onClose);
  useFocusOnOpening(callout);
  const [first] = markers;
  if (!first) return null;
  const isCluster = markers.length > 1;
  const title = isCluster ? words.count[first.kind](markers.length) : words.kind[first.kind];
  return (
    <View
      ref={callout}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onAccessibilityEscape={onClose}
      style={[styles.callout, { backgroundColor: theme.card, borderColor: theme.line }]}
    >
      <View style={styles.head}>
        <Text variant="quiet" color="quietInk" style={styles.grows}>
          {title}
        </Text>
        {isCluster && onZoomIn && (
          <IconButton kind="bare" label={words.zoomInHere} onPress={onZoomIn}>
            <MapIcon name="plus" />
          </IconButton>
        )}
        <IconButton kind="bare" label={words.closeCallout} onPress={onClose}>
          <MapIcon name="close" />
        </IconButton>
      </View>
      {markers.slice(0, FIRST).map((marker) => (
        <CalloutRow key={marker.id} marker={marker} onOpen={onOpen} />
      ))}
      {markers.length > FIRST && (
        <Pressable
          role="button"
          aria-label={words.showAll(markers.length)}
          onPress={onShowAll}
          style={({ pressed }) => [styles.row, { borderColor: theme.line }, pressed && styles.pressed]}
        >
          <Text variant="action" color="primary">
            {words.showAll(markers.length)}
          </Text>
        </Pressable>
      )}
    </View>
  );
}

function CalloutRow({ marker, onOpen }: { marker: MapMarker; onOpen: ((id: string) => void) | undefined }) {
  const theme = useTheme();
  const { id, name, note = '' } = marker;
  const label = note === '' ? name : `${name}, ${note}`;
  const inside = (
    <>
      <Svg width={ICON} height={ICON} viewBox={`${-HALF} ${-HALF} ${ICON} ${ICON}`} aria-hidden>
        <ClusterMark
          cluster={{
            id,
            x: 0,
            y: marker.kind === 'destination' ? PIN_HEIGHT : 0,
            members: [{ marker, x: 0, y: 0 }],
          }}
          theme={theme}
        />
      </Svg>
      <View style={styles.grows}>
        <Text variant="action" color={onOpen ? 'primary' : 'ink'} numberOfLines={2}>
          {name}
        </Text>
        {note !== '' && (
          <Text variant="quiet" color="quietInk" numberOfLines={2}>
            {note}
          </Text>
        )}
      </View>
    </>
  );
  if (!onOpen)
    return (
      <View accessible aria-label={label} style={[styles.row, { borderColor: theme.line }]}>
        {inside}
      </View>
    );
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={() => onOpen(id)}
      style={({ pressed }) => [styles.row, { borderColor: theme.line }, pressed && styles.pressed]}
    >
      {inside}
    </Pressable>
  );
}

/** A pin stands on its tip. */
const PIN_HEIGHT = 12;

/** Whoever has no finger on the map comes to what it has just shown them. */
function useFocusOnOpening(callout: RefObject<View | null>): void {
  useEffect(() => {
    const shown = callout.current;
    if (!shown) return;
    if (Platform.OS !== 'web') {
      AccessibilityInfo.sendAccessibilityEvent(shown, 'focus');
      return;
    }
    const before = document.activeElement;
    const element = shown as unknown as HTMLElement;
    element.focus({ preventScroll: true });
    return () => {
      // Only from within it: whoever has gone elsewhere stays there.
      const isLeft = element.contains(document.activeElement) || document.activeElement === document.body;
      if (isLeft && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [callout]);
}

const styles = StyleSheet.create({
  callout: {
    alignSelf: 'stretch',
    maxWidth: 440,
    paddingStart: spacing.m,
    borderWidth: 1,
    borderRadius: radius.small,
  },
  head: { flexDirection: 'row', alignItems: 'center' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.s,
    minHeight: touchTarget,
    paddingVertical: spacing.xs,
    paddingEnd: spacing.m,
    borderTopWidth: 1,
  },
  grows: { flex: 1 },
  pressed: { opacity: 0.7 },
});
