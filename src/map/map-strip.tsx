import { useMemo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Text } from '@/ui/text';
import { radius, spacing, touchTarget } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { summarise } from './describe-content';
import type { MapContent } from './map-content';
import { OutlineMap } from './outline/outline-map';
import { useMapWords } from './use-map-words';

interface MapStripProps {
  label: string;
  content: MapContent;
  onOpen: () => void;
}

const nothing = () => undefined;

/** So low, counts of hospitals and alerts would hide the way and the areas: they are for the whole map. */
const atAGlance = (content: MapContent): MapContent => ({
  ...content,
  markers: content.markers.filter(({ kind }) => kind === 'destination'),
});

/** A glance at the map, one target that opens it: what the page is about begins right under it. */
export function MapStrip({ label, content, onOpen }: MapStripProps) {
  const theme = useTheme();
  const words = useMapWords();
  const summary = summarise(label, content, words);
  const glance = useMemo(() => atAGlance(content), [content]);
  return (
    <>
      <View style={styles.picture} pointerEvents="none" aria-hidden>
        <OutlineMap
          label={summary}
          content={glance}
          onAreaPress={undefined}
          onMarkersPress={nothing}
          isFullScreen={false}
          isStill
          onPageScroll={nothing}
        />
      </View>
      <Pressable
        role="button"
        aria-label={words.openMap}
        accessibilityHint={summary}
        onPress={onOpen}
        style={({ pressed }) => [StyleSheet.absoluteFill, styles.whole, pressed && styles.pressed]}
      >
        <View style={[styles.pill, { backgroundColor: theme.card, borderColor: theme.line }]}>
          <Text variant="action" color="primary" style={styles.words}>
            {words.openMap}
          </Text>
        </View>
      </Pressable>
    </>
  );
}

/** Of the whole of which the strip shows the middle: fitted to the strip itself a country would be a stamp. */
const PICTURE_HEIGHT = 200;
export const STRIP_HEIGHT = 104;

const styles = StyleSheet.create({
  picture: {
    position: 'absolute',
    start: 0,
    end: 0,
    top: (STRIP_HEIGHT - PICTURE_HEIGHT) / 2,
    height: PICTURE_HEIGHT,
  },
  whole: { alignItems: 'flex-end', justifyContent: 'flex-start', padding: spacing.s },
  pill: {
    justifyContent: 'center',
    minHeight: touchTarget - spacing.s,
    paddingHorizontal: spacing.m,
    borderWidth: 1,
    borderRadius: radius.pill,
  },
  words: { fontSize: 14, lineHeight: 20 },
  pressed: { opacity: 0.8 },
});
