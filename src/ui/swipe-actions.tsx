import { type ReactNode, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import Swipeable, {
  SwipeDirection,
  type SwipeableMethods,
} from 'react-native-gesture-handler/ReanimatedSwipeable';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Text } from './text';
import { radius, spacing } from './theme';
import { useTheme } from './use-theme';

export interface SwipeAction {
  /** Seen behind the card while it is moved. */
  label: string;
  icon: IconName;
  tone: 'safe' | 'high';
  onSwipe: () => void;
}

interface SwipeActionsProps {
  /** Done by moving the card to the right, and to the left. */
  toRight: SwipeAction | null;
  toLeft: SwipeAction | null;
  children: ReactNode;
}

/** Around a list whose cards can be swiped: Android hears of fingers only within it. */
export function SwipeArea({ children }: { children: ReactNode }) {
  return <GestureHandlerRootView style={styles.area}>{children}</GestureHandlerRootView>;
}

/**
 * A short way for the thumb to what the buttons of a card do as well: not everybody can swipe, and nobody is told that they might. What is done
 * by it must be such that it can be undone.
 */
export function SwipeActions({ toRight, toLeft, children }: SwipeActionsProps) {
  const card = useRef<SwipeableMethods>(null);
  return (
    <Swipeable
      ref={card}
      overshootLeft={false}
      overshootRight={false}
      leftThreshold={FAR_ENOUGH}
      rightThreshold={FAR_ENOUGH}
      renderLeftActions={toRight ? () => <Behind action={toRight} /> : undefined}
      renderRightActions={toLeft ? () => <Behind action={toLeft} /> : undefined}
      onSwipeableWillOpen={(direction) => (direction === SwipeDirection.RIGHT ? toRight : toLeft)?.onSwipe()}
      // Whatever is still there by now, read or not removed, goes back to its place.
      onSwipeableOpen={() => card.current?.close()}
    >
      {children}
    </Swipeable>
  );
}

/** For the eye alone: readers have the buttons. */
function Behind({ action: { label, icon, tone } }: { action: SwipeAction }) {
  const theme = useTheme();
  return (
    <View aria-hidden style={[styles.behind, { backgroundColor: theme[`${tone}Background`] }]}>
      <Icon name={icon} color={tone} />
      <Text variant="quiet" color={tone} numberOfLines={1} maxFontSizeMultiplier={1.3}>
        {label}
      </Text>
    </View>
  );
}

const WIDTH = 128;

/** A thumb that scrolls does not get this far to the side. */
const FAR_ENOUGH = 88;

const styles = StyleSheet.create({
  // As high as the screen where it is one, and as its content where that scrolls.
  area: { flexGrow: 1, flexShrink: 1 },
  behind: {
    width: WIDTH,
    alignItems: 'center',
    justifyContent: 'center',
    gap: spacing.xs,
    borderRadius: radius.large,
  },
});
