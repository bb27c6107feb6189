import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { radius, spacing } from './theme';
import { useIsNarrow } from './use-is-narrow';
import { useTheme } from './use-theme';

/** One thing to know: a quiet name over its value. Two stand side by side where there is room. */
function Fact({ name, value }: { name: string; value: string }) {
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

export interface NamedFact {
  name: string;
  /** Null or empty where it is not known: then it is not named. */
  value: string | null;
}

/** Those that are known, side by side. */
export function Facts({ facts }: { facts: readonly NamedFact[] }) {
  const known = facts.filter((fact): fact is { name: string; value: string } => Boolean(fact.value));
  if (known.length === 0) return null;
  return (
    <View style={styles.facts}>
      {known.map(({ name, value }) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.m },
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
