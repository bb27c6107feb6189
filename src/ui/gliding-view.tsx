import Animated from 'react-native-reanimated';

/** A view that goes from one place or shade to the other, instead of jumping: its style says how by `gliding`. */
export const GlidingView = Animated.View;
