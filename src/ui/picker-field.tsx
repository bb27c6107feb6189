import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { FieldError } from './field-error';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Text } from './text';
import { radius, spacing, touchTarget } from './theme';
import { useTheme } from './use-theme';

interface PickerFieldProps {
  label: string;
  icon: IconName;
  /** What is chosen, in words, or that nothing is. */
  shown: string;
  isChosen: boolean;
  error: string | null;
  onPress: () => void;
  /** What it opens. */
  children: ReactNode;
}

/** A field that is filled by choosing in a sheet. */
export function PickerField({ label, icon, shown, isChosen, error, onPress, children }: PickerFieldProps) {
  const theme = useTheme();
  return (
    <View style={styles.field}>
      <Text variant="action" aria-hidden>
        {label}
      </Text>
      <Pressable
        role="button"
        aria-label={`${label}, ${shown}`}
        accessibilityHint={error ?? undefined}
        onPress={onPress}
        style={({ pressed }) => [
          styles.box,
          { backgroundColor: theme.card, borderColor: error === null ? theme.quietInk : theme.high },
          pressed && styles.pressed,
        ]}
      >
        <Icon name={icon} color="primary" size={20} />
        <Text color={isChosen ? 'ink' : 'quietInk'} style={styles.text}>
          {shown}
        </Text>
      </Pressable>
      <FieldError message={error} />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: spacing.s },
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.s,
    minHeight: touchTarget + spacing.s,
    paddingHorizontal: spacing.s,
    paddingVertical: spacing.s,
    borderWidth: 1,
    borderRadius: radius.small,
  },
  text: { flexShrink: 1 },
  pressed: { opacity: 0.7 },
});
