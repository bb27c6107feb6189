import { Pressable, StyleSheet } from 'react-native';

import { Text } from './text';
import { radius, spacing, touchTarget } from './theme';
import { useTheme } from './use-theme';

interface ButtonProps {
  label: string;
  onPress: () => void;
  /** The action is under way: the button keeps its place and its focus, and does nothing. */
  busy?: boolean;
}

export function Button({ label, onPress, busy = false }: ButtonProps) {
  const theme = useTheme();
  const look = busy
    ? { backgroundColor: theme.card, borderColor: theme.line }
    : { backgroundColor: theme.primary, borderColor: theme.primary };
  return (
    <Pressable
      role="button"
      aria-busy={busy}
      aria-disabled={busy}
      onPress={busy ? undefined : onPress}
      style={({ pressed }) => [styles.button, look, pressed && !busy && styles.pressed]}
    >
      <Text variant="action" color={busy ? 'quietInk' : 'onPrimary'}>
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: touchTarget + spacing.s,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: spacing.l,
    paddingVertical: spacing.m,
    borderWidth: 1,
    borderRadius: radius.large,
  },
  pressed: { opacity: 0.85 },
});
