import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/ui/icon-button';
import { spacing } from '@/ui/theme';

import { MapIcon } from './map-icon';
import { type MapMove, ZOOM_STEP } from './outline/map-keys';
import { useMapWords } from './use-map-words';

/** For whoever can't or would not pinch. */
export function MapControls({ isFitted, onMove }: { isFitted: boolean; onMove: (move: MapMove) => void }) {
  const words = useMapWords();
  return (
    <View style={styles.column} pointerEvents="box-none">
      {!isFitted && (
        <IconButton label={words.fit} onPress={() => onMove({ kind: 'fit' })}>
          <MapIcon name="fit" />
        </IconButton>
      )}
      <IconButton label={words.zoomIn} onPress={() => onMove({ kind: 'zoom', factor: ZOOM_STEP })}>
        <MapIcon name="plus" />
      </IconButton>
      <IconButton label={words.zoomOut} onPress={() => onMove({ kind: 'zoom', factor: 1 / ZOOM_STEP })}>
        <MapIcon name="minus" />
      </IconButton>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { position: 'absolute', right: spacing.m, bottom: spacing.m, gap: spacing.s },
});
