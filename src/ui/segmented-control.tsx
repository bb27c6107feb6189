import { Pressable, StyleSheet, View } from 'react-native';

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
export function SegmentedControl<Key extends string>({
  label,
  options,
  selected,
  onSelect,
}: SegmentedControlProps<Key>) {
  const theme = useTheme();
  return (
    <View role="tablist" aria-label={label} style={[styles.track, { backgroundColor: theme.sunken }]}>
      {options.map((option) => {
        const isSelected = option.key === selected;
        return (
          <Pressable
            key={option.key}
            role="tab"
            aria-selected={isSelected}
            onPress={() => onSelect(option.key)}
            style={({ pressed }) => [
              styles.option,
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
