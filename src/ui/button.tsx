import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Text } from './text';
import { type Colors, radius, spacing, touchTarget } from './theme';
import { useTheme } from './use-theme';

type Kind = 'primary' | 'outline' | 'plain' | 'safe' | 'danger' | 'urgent';

interface ButtonProps {
  label: string;
  onPress: () => void;
  /** `danger` is for what can't be undone; `urgent` for calls for help, the heaviest of all. */
  kind?: Kind;
  icon?: IconName;
  /**
   * `small` stands beside others; `tall` shares a line with such another, both high enough to be hit without looking; `broad` is the same
   * where there is no room for `tall`.
   */
  size?: 'small' | 'large' | 'tall' | 'broad';
  /** The action is under way: the button keeps its place and its focus, and does nothing. */
  busy?: boolean;
  /** What happens, where the label alone does not say it. */
  hint?: string;
}

interface Paint {
  ground: keyof Colors | 'none';
  edge: keyof Colors | 'none';
  ink: keyof Colors;
}

const paints: Record<Kind | 'busy', Paint> = {
  primary: { ground: 'primary', edge: 'primary', ink: 'onPrimary' },
  safe: { ground: 'safeBackground', edge: 'safeBackground', ink: 'safe' },
  urgent: { ground: 'high', edge: 'high', ink: 'onPrimary' },
  outline: { ground: 'card', edge: 'primary', ink: 'primary' },
  danger: { ground: 'card', edge: 'high', ink: 'high' },
  plain: { ground: 'none', edge: 'none', ink: 'primary' },
  busy: { ground: 'card', edge: 'line', ink: 'quietInk' },
};

export function Button({
  label,
  onPress,
  kind = 'primary',
  icon,
  size = 'large',
  busy = false,
  hint,
}: ButtonProps) {
  const theme = useTheme();
  const { ground, edge, ink } = paints[busy ? 'busy' : kind];
  const color = (name: keyof Colors | 'none') => (name === 'none' ? 'transparent' : theme[name]);
  return (
    <Pressable
      role="button"
      aria-busy={busy}
      aria-disabled={busy}
      accessibilityHint={hint}
      onPress={busy ? undefined : onPress}
      style={({ pressed }) => [
        styles.button,
        styles[size],
        { backgroundColor: color(ground), borderColor: color(edge) },
        pressed && !busy && styles.pressed,
      ]}
    >
      {icon && (
        <View>
          <Icon name={icon} color={ink} size={size === 'tall' ? 24 : 20} />
        </View>
      )}
      <Text variant="action" color={ink} style={styles.label}>
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    // A single line stands in the middle too; browsers would put it at the top.
    alignContent: 'center',
    justifyContent: 'center',
    gap: spacing.s,
    // In a line that wraps, a browser would let it stick out on the other side.
    maxWidth: '100%',
    paddingHorizontal: spacing.l,
    borderWidth: 1.5,
  },
  small: { minHeight: touchTarget, paddingVertical: spacing.s, borderRadius: radius.small },
  large: { minHeight: touchTarget + spacing.s, paddingVertical: spacing.m, borderRadius: radius.large },
  tall: {
    // An icon that stands over two lines of words would make it higher than its neighbour.
    flexWrap: 'nowrap',
    flexGrow: 1,
    flexBasis: 0,
    minHeight: 64,
    paddingVertical: spacing.s,
    paddingHorizontal: spacing.s,
    borderRadius: radius.large,
    borderWidth: 2,
  },
  broad: {
    flexGrow: 1,
    minHeight: touchTarget,
    paddingVertical: spacing.xs,
    paddingHorizontal: spacing.m,
    borderRadius: radius.small,
    borderWidth: 2,
  },
  label: { textAlign: 'center', flexShrink: 1 },
  pressed: { opacity: 0.8 },
});
