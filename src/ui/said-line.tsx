import { StyleSheet } from 'react-native';

import { LiveRegion } from './live-region';
import { Text, type TextProps } from './text';

interface SaidLineProps {
  /** What became of what was tapped; empty where there is nothing to say. */
  said: string;
  color?: TextProps['color'];
}

/** One quiet line under a button, read aloud when it comes. */
export function SaidLine({ said, color = 'quietInk' }: SaidLineProps) {
  return (
    <LiveRegion message={said} style={said === '' && styles.silent}>
      {said !== '' && (
        <Text variant="quiet" color={color}>
          {said}
        </Text>
      )}
    </LiveRegion>
  );
}

const styles = StyleSheet.create({
  // Readers hear only of what was there before it spoke; until then it takes no room between others.
  silent: { position: 'absolute' },
});
