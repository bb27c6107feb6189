import type { ReactNode } from 'react';
import { Pressable, StyleSheet } from 'react-native';

import { radius, touchTarget } from './theme';
import { useTheme } from './use-theme';

interface IconButtonProps {
  label: string;
  onPress: () => void;
  /** The icon; the label says the same in words. */
  children: ReactNode;
}

/** A round button that floats over something, such as a map. */
export function IconButton({ label, onPress, children }: IconButtonProps) {
  const theme = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { backgroundColor: theme.card, borderColor: theme.line },
        pressed && styles.pressed,
      ]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    width: touchTarget,
    height: touchTarget,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.small,
  },
  pressed: { opacity: 0.7 },
});
