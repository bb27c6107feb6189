import { useState } from 'react';
import { type GestureResponderEvent, Platform, StyleSheet, View } from 'react-native';

import { Text } from './text';
import { radius } from './theme';
import { useTheme } from './use-theme';

interface LetterIndexProps {
  /** What it is the index of, for those who do not see it. */
  label: string;
  letters: readonly string[];
  onSelect: (letter: string) => void;
}

const LINE = 15;

/** Letters at the edge of a long list: a finger that taps one or runs over them leads the list there; keys and screen readers step. */
export function LetterIndex({ label, letters, onSelect }: LetterIndexProps) {
  const theme = useTheme();
  const [at, setAt] = useState<number | null>(null);
  const go = (index: number) => {
    const next = Math.min(letters.length - 1, Math.max(0, index));
    const letter = letters[next];
    if (letter === undefined || next === at) return;
    setAt(next);
    onSelect(letter);
  };
  const step = (by: 1 | -1) => go(at === null ? 0 : at + by);
  const follow = ({ nativeEvent }: GestureResponderEvent) => go(Math.floor(nativeEvent.locationY / LINE));
  // Browsers have keys where phones have actions.
  const keys: object = Platform.OS === 'web' ? { onKeyDown: toKeys(step), tabIndex: 0 } : {};
  return (
    <View
      {...keys}
      accessible
      role="slider"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={letters.length - 1}
      aria-valuenow={at ?? 0}
      aria-valuetext={letters[at ?? 0]}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) => step(nativeEvent.actionName === 'increment' ? 1 : -1)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      // The list under it would take the finger for its own.
      onResponderTerminationRequest={() => false}
      onResponderGrant={follow}
      onResponderMove={follow}
      style={[styles.index, { backgroundColor: theme.background }]}
    >
      {letters.map((letter, index) => (
        // Not touched themselves: where the finger is, is measured from the first.
        <View key={letter} pointerEvents="none" style={styles.letter}>
          <Text
            variant="tab"
            color={index === at ? 'ink' : 'primary'}
            allowFontScaling={false}
            style={styles.text}
          >
            {letter}
          </Text>
        </View>
      ))}
    </View>
  );
}

function toKeys(step: (by: 1 | -1) => void) {
  return (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    step(event.key === 'ArrowDown' ? 1 : -1);
  };
}

const styles = StyleSheet.create({
  index: { width: 24, borderRadius: radius.small },
  letter: { height: LINE, alignItems: 'center', justifyContent: 'center' },
  text: { lineHeight: LINE },
});
