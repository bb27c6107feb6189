import { Pressable, StyleSheet } from 'react-native';

import { Icon } from './icon';
import { Text } from './text';
import { spacing, touchTarget } from './theme';
import { useTheme } from './use-theme';

interface ChipProps {
  label: string;
  /** For screen readers, where the label alone is not clear; it holds the label. */
  spoken?: string;
  selected: boolean;
  onPress: () => void;
  /** Another choice has made this one. */
  disabled?: boolean;
}

/** One of several filters that may be on together. */
export function Chip({ label, spoken = label, selected, onPress, disabled = false }: ChipProps) {
  const theme = useTheme();
  const look = selected
    ? { backgroundColor: theme.primary, borderColor: theme.primary }
    : { backgroundColor: theme.card, borderColor: theme.line };
  return (
    <Pressable
      role="checkbox"
      aria-checked={selected}
      aria-label={spoken}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [styles.chip, look, (pressed || disabled) && styles.pressed]}
    >
      {selected && <Icon name="check" color="onPrimary" size={16} />}
      <Text variant="badge" color={selected ? 'onPrimary' : 'ink'} style={styles.label}>
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.xs,
    minHeight: touchTarget,
    minWidth: touchTarget,
    maxWidth: '100%',
    justifyContent: 'center',
    paddingHorizontal: spacing.l,
    paddingVertical: spacing.xs,
    borderWidth: 1,
    // Round at the ends of one line, and no more than that where a long name takes several.
    borderRadius: touchTarget / 2,
  },
  // A browser breaks a long word only in a box that may become narrower than it.
  label: { flexShrink: 1, minWidth: 0, fontSize: 14, lineHeight: 20 },
  pressed: { opacity: 0.7 },
});
