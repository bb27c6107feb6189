import type { ReactNode } from 'react';
import { Pressable, StyleSheet } from 'react-native';

import { radius, touchTarget } from './theme';
import { useTheme } from './use-theme';

interface IconButtonProps {
  label: string;
  onPress: () => void;
  /** `floating` lies over something, such as a map; `bare` stands in a header; `primary` is what the screen is for; `danger` ends it. */
  kind?: 'floating' | 'bare' | 'primary' | 'danger';
  /** There is nothing to do yet; it keeps its place. */
  disabled?: boolean;
  /** Where it shows and hides something: whether that is in sight. */
  isExpanded?: boolean;
  /** The icon; the label says the same in words. */
  children: ReactNode;
}

export function IconButton({
  label,
  onPress,
  kind = 'floating',
  disabled = false,
  isExpanded,
  children,
}: IconButtonProps) {
  const theme = useTheme();
  const looks = {
    floating: { backgroundColor: theme.card, borderColor: theme.line, borderRadius: radius.small },
    bare: { borderColor: 'transparent', borderRadius: radius.pill },
    primary: { backgroundColor: theme.primary, borderColor: theme.primary, borderRadius: radius.pill },
    danger: { backgroundColor: theme.high, borderColor: theme.high, borderRadius: radius.pill },
  };
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      aria-expanded={isExpanded}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        looks[kind],
        pressed && styles.pressed,
        disabled && styles.disabled,
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
  },
  pressed: { opacity: 0.7 },
  disabled: { opacity: 0.4 },
});
