import type { ReactNode } from 'react';
import { Platform, StyleSheet, type ViewStyle } from 'react-native';
import Animated, { type SharedValue, useAnimatedStyle } from 'react-native-reanimated';

import type { Size, View } from '@/geo/projection';

interface MovingLayerProps {
  /** The view that the children were drawn for. A new one needs a new layer: give this as its key too. */
  drawn: View;
  live: SharedValue<View>;
  size: Size;
  margin: number;
  children: ReactNode;
}

/** Carries a drawing along with a gesture as one picture, so that nothing in it is drawn again meanwhile. */
export function MovingLayer({ drawn, live, size, margin, children }: MovingLayerProps) {
  const moved = useAnimatedStyle(() => {
    const { zoom, x, y } = live.get();
    const scale = zoom / drawn.zoom;
    return {
      transform: [{ translateX: x - scale * drawn.x }, { translateY: y - scale * drawn.y }, { scale }],
    };
  });
  const place: ViewStyle = {
    left: -margin,
    top: -margin,
    width: size.width + 2 * margin,
    height: size.height + 2 * margin,
    transformOrigin: `${margin}px ${margin}px`,
  };
  return (
    <Animated.View style={[styles.layer, place, moved]} aria-hidden>
      {children}
    </Animated.View>
  );
}

// A browser moves a layer of its own without drawing it again; phones do so anyway.
const ON_A_LAYER: object = { willChange: 'transform' };

const styles = StyleSheet.create({
  layer: {
    position: 'absolute',
    pointerEvents: 'none',
    ...Platform.select({ web: ON_A_LAYER }),
  },
});
