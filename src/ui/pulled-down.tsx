import { type ReactNode, useState } from 'react';
import { StyleSheet, View, type ViewProps } from 'react-native';

import { radius, spacing, touchTarget } from './theme';
import { useTheme } from './use-theme';

interface PulledDownProps extends ViewProps {
  onClose: () => void;
  children: ReactNode;
}

/** A pull that is shorter was none, and what was pulled goes back to its place. */
const FAR_ENOUGH = 72;

/** What rises from below follows a finger that pulls it down by its top, and closes when it is let go far enough. */
export function PulledDown({ onClose, style, children, ...dialog }: PulledDownProps) {
  const theme = useTheme();
  const [from, setFrom] = useState<number | null>(null);
  const [by, setBy] = useState(0);
  const letGo = (isClosed: boolean) => {
    setFrom(null);
    if (isClosed) onClose();
    else setBy(0);
  };
  return (
    <View {...dialog} style={[style, { transform: [{ translateY: by }] }]}>
      <View
        testID="sheet-grip"
        aria-hidden
        onStartShouldSetResponder={() => true}
        onMoveShouldSetResponder={() => true}
        onResponderGrant={({ nativeEvent }) => setFrom(nativeEvent.pageY - by)}
        onResponderMove={({ nativeEvent }) => {
          if (from !== null) setBy(Math.max(0, nativeEvent.pageY - from));
        }}
        onResponderRelease={() => letGo(by >= FAR_ENOUGH)}
        onResponderTerminate={() => letGo(false)}
        style={styles.top}
      >
        <View style={[styles.grip, { backgroundColor: theme.line }]} />
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  // As high as a finger: over the beginning of what is in the sheet, where nothing is touched.
  top: {
    position: 'absolute',
    top: 0,
    start: 0,
    end: 0,
    zIndex: 1,
    height: touchTarget,
    paddingTop: spacing.m,
  },
  grip: { alignSelf: 'center', width: 40, height: 5, borderRadius: radius.pill },
});
