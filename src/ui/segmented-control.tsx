import { useState } from 'react';
import { type LayoutChangeEvent, Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Text } from './text';
import { radius, spacing, touchTarget } from './theme';
import { useTheme } from './use-theme';

interface SegmentedControlProps<Key extends string> {
  /** What is chosen between, for screen readers. */
  label: string;
  options: readonly { key: Key; label: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
}

/** A few views of the same thing, one at a time. */
export function SegmentedControl<Key extends string>(props: SegmentedControlProps<Key>) {
  const { width } = useWindowDimensions();
  // Measured anew in another width or in other words.
  const measuredFor = [width, ...props.options.map(({ label }) => label)].join('\n');
  return <Segments key={measuredFor} {...props} />;
}

function Segments<Key extends string>({ label, options, selected, onSelect }: SegmentedControlProps<Key>) {
  const theme = useTheme();
  const { fontScale } = useWindowDimensions();
  /** Null while they stand as they come. */
  const [inLine, setInLine] = useState<number | null>(null);
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    if (layout.height < TWO_LINES || inLine !== null) return;
    setInLine(countInLine(options, layout.width, LETTER * Math.min(fontScale, 2)));
  };
  return (
    <View
      role="tablist"
      aria-label={label}
      onLayout={onLayout}
      style={[styles.track, { backgroundColor: theme.sunken }]}
    >
      {options.map((option, index) => {
        const isSelected = option.key === selected;
        return (
          <Pressable
            key={option.key}
            role="tab"
            aria-selected={isSelected}
            onPress={() => onSelect(option.key)}
            style={({ pressed }) => [
              styles.option,
              inLine !== null && { flexBasis: toShare(options.length, index, inLine) },
              isSelected && { backgroundColor: theme.raised },
              pressed && styles.pressed,
            ]}
          >
            <Text variant="badge" color={isSelected ? 'ink' : 'quietInk'} style={styles.label}>
              {option.label}
            </Text>
          </Pressable>
        );
      })}
    </View>
  );
}

/** The track is this high when its options did not stand in one line. */
const TWO_LINES = 2 * touchTarget;
/** The width of a letter of the usual size, rather too much than too little. */
const LETTER = 9;

/** As many in a line as have room in each of the lines, and none left alone in the last one. */
function countInLine(options: readonly { label: string }[], width: number, letter: number): number {
  for (let inLine = Math.ceil(options.length / 2); inLine > 1; inLine -= 1) {
    const lines = toLines(options, inLine);
    const fits = lines.every((line) => line.length > 1 && line.length * toWidth(line, letter) <= width);
    if (fits) return inLine;
  }
  return 1;
}

function toLines<Option>(options: readonly Option[], inLine: number): Option[][] {
  const count = Math.ceil(options.length / inLine);
  return Array.from({ length: count }, (_, line) => options.slice(line * inLine, (line + 1) * inLine));
}

const toWidth = (options: readonly { label: string }[], letter: number) =>
  Math.max(...options.map(({ label }) => label.length)) * letter + 2 * spacing.xs;

/** An equal share of the line in which it stands. */
function toShare(count: number, index: number, inLine: number): `${number}%` {
  const before = Math.floor(index / inLine) * inLine;
  return `${Math.floor(1000 / Math.min(inLine, count - before)) / 10}%`;
}

const styles = StyleSheet.create({
  // Large type needs more than one line; nothing is cut.
  track: { flexDirection: 'row', flexWrap: 'wrap', padding: 3, borderRadius: radius.small },
  option: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: touchTarget,
    // Five short words stand in one line on a narrow phone.
    paddingHorizontal: spacing.xs,
    borderRadius: radius.small - 3,
  },
  label: { fontSize: 14, lineHeight: 20 },
  pressed: { opacity: 0.7 },
});
