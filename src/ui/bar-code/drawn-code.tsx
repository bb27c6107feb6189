import { PixelRatio, StyleSheet, View } from 'react-native';

import { Path, Svg } from '../svg';
import { radius, spacing } from '../theme';
import { type CodeDrawing, toSharpWidth } from './matrix-drawing';

interface DrawnCodeProps {
  /** Null while it is worked out: its place is kept. */
  drawing: CodeDrawing | null;
  /** How wide it may become. */
  room: number;
  /** What it is, for screen readers. */
  label: string;
}

/** Scanners want black on white, whatever the colours of the app. */
const PAPER = '#FFFFFF';
const INK = '#000000';

export function DrawnCode({ drawing, room, label }: DrawnCodeProps) {
  const inner = room - 2 * spacing.s;
  const width = drawing ? toSharpWidth(drawing, inner, PixelRatio.get()) : inner;
  const height = drawing ? (width * drawing.height) / drawing.width : inner;
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={[styles.paper, { minHeight: height + 2 * spacing.s }]}
    >
      {drawing && (
        <Svg
          width={width}
          height={height}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          style={styles.code}
          aria-hidden
        >
          <Path d={drawing.path} fill={INK} />
        </Svg>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  paper: {
    alignItems: 'center',
    justifyContent: 'center',
    padding: spacing.s,
    borderRadius: radius.small,
    backgroundColor: PAPER,
  },
  // Beside what grows, a browser would make it smaller.
  code: { flexShrink: 0 },
});
