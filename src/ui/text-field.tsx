import { StyleSheet, TextInput, type TextInputProps, View } from 'react-native';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';

import { Icon } from './icon';
import { LiveRegion } from './live-region';
import { Text } from './text';
import { radius, spacing, touchTarget, type } from './theme';
import { useTheme } from './use-theme';

interface TextFieldProps extends Omit<TextInputProps, 'style' | 'onChange' | 'onChangeText' | 'value'> {
  label: string;
  /** Where the field is all there is, its label stands in it until something is typed. */
  isLabelWithin?: boolean;
  value: string;
  onChange: (value: string) => void;
  help?: string;
  /** What is wrong, and what to do; null while nothing is. */
  error?: string | null;
}

export function TextField({
  label,
  isLabelWithin = false,
  value,
  onChange,
  help,
  error = null,
  ...input
}: TextFieldProps) {
  const theme = useTheme();
  const full = useFullWords(value, input.multiline ? input.maxLength : undefined);
  const note = full ?? help;
  return (
    <View style={styles.field}>
      {!isLabelWithin && (
        <Text variant="action" aria-hidden>
          {label}
        </Text>
      )}
      <TextInput
        placeholder={isLabelWithin ? label : undefined}
        {...input}
        aria-label={label}
        accessibilityHint={error ?? note}
        value={value}
        onChangeText={onChange}
        maxFontSizeMultiplier={2}
        placeholderTextColor={theme.quietInk}
        selectionColor={theme.primary}
        style={[
          styles.input,
          isLabelWithin && styles.low,
          type.body,
          {
            color: theme.ink,
            backgroundColor: theme.card,
            borderColor: error === null ? theme.quietInk : theme.high,
          },
        ]}
      />
      <LiveRegion message={error ?? full ?? ''}>
        {error === null ? (
          note !== undefined && (
            <Text variant="quiet" color="quietInk">
              {note}
            </Text>
          )
        ) : (
          <View style={styles.error}>
            <Icon name="warning" color="high" size={18} />
            <Text variant="quiet" color="high" style={styles.errorText}>
              {error}
            </Text>
          </View>
        )}
      </LiveRegion>
    </View>
  );
}

/** Of a longer text: the field takes no more letters than that, and would not say so. */
function useFullWords(value: string, most: number | undefined): string | undefined {
  const words = useWords(commonWords);
  const format = useFormat();
  return most !== undefined && value.length >= most ? words.full(format.number(most)) : undefined;
}

const styles = StyleSheet.create({
  field: { gap: spacing.s },
  input: {
    minHeight: touchTarget + spacing.s,
    paddingHorizontal: spacing.m,
    paddingVertical: spacing.m,
    borderWidth: 1,
    borderRadius: radius.small,
    // A phone's own text sizes make lines higher; a fixed height of line would cut them.
    lineHeight: undefined,
  },
  low: { minHeight: touchTarget, paddingVertical: spacing.s },
  error: { flexDirection: 'row', gap: spacing.s },
  errorText: { flex: 1 },
});
