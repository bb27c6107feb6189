import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { radius, spacing } from './theme';
import { useTheme } from './use-theme';

/** One thing to know: a quiet name over its value. Several stand side by side. */
export function Fact({ name, value }: { name: string; value: string }) {
  const theme = useTheme();
  return (
    <View style={[styles.fact, { backgroundColor: theme.card, borderColor: theme.line }]}>
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
});
