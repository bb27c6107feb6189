import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { radius, spacing } from './theme';
import { useIsNarrow } from './use-is-narrow';
import { useTheme } from './use-theme';

/** One thing to know: a quiet name over its value. Two stand side by side where there is room. */
export function Fact({ name, value }: { name: string; value: string }) {
  const theme = useTheme();
  const isNarrow = useIsNarrow();
  return (
    <View
      style={[
        styles.fact,
        isNarrow && styles.whole,
        { backgroundColor: theme.card, borderColor: theme.line },
      ]}
    >
      <Text variant="quiet" color="quietInk">
        {name}
      </Text>
      <Text variant="action">{value}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  fact: {
    flexGrow: 1,
    flexBasis: '45%',
    gap: 2,
    padding: spacing.m,
    borderWidth: 1,
    borderRadius: radius.small,
  },
  whole: { flexBasis: '100%' },
});
