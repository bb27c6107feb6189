import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { dayPickerWords } from '@/i18n/messages/day-picker';
import { useFormat, useWords } from '@/i18n/locale-provider';

import { DayPicker } from './day-picker';
import { FieldError } from './field-error';
import { Icon } from './icon';
import { Text } from './text';
import { radius, spacing, touchTarget } from './theme';
import { useTheme } from './use-theme';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`; null while none is chosen. */
  value: string | null;
  today: string;
  min?: string;
  max?: string;
  error?: string | null;
  onChange: (day: string) => void;
}

export function DayField({ label, value, today, min, max, error = null, onChange }: DayFieldProps) {
  const theme = useTheme();
  const words = useWords(dayPickerWords);
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const shown = value === null ? words.choose : format.dayWithYear(value);
  return (
    <View style={styles.field}>
      <Text variant="action" aria-hidden>
        {label}
      </Text>
      <Pressable
        role="button"
        aria-label={`${label}, ${shown}`}
        accessibilityHint={error ?? undefined}
        onPress={() => setIsOpen(true)}
        style={({ pressed }) => [
          styles.box,
          { backgroundColor: theme.card, borderColor: error === null ? theme.quietInk : theme.high },
          pressed && styles.pressed,
        ]}
      >
        <Icon name="calendar" color="primary" size={20} />
        <Text color={value === null ? 'quietInk' : 'ink'} style={styles.text}>
          {shown}
        </Text>
      </Pressable>
      <FieldError message={error} />
      <DayPicker
        visible={isOpen}
        title={label}
        value={value}
        today={today}
        min={min}
        max={max}
        onSelect={onChange}
        onClose={() => setIsOpen(false)}
      />
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
