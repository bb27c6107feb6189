import { Pressable, StyleSheet, View } from 'react-native';

import { Text } from './text';
import { radius, spacing, touchTarget } from './theme';
import { useIsNarrow } from './use-is-narrow';
import { useTheme } from './use-theme';

interface WalletCardProps {
  /** What kind of card it is. */
  kind: string;
  /** A number to tell somebody on the telephone; it can be copied by a long press. */
  reference?: string;
  title: string;
  detail?: string;
  /** In words why it does not hold, such as "Ended 4 Dec"; it is pale then. */
  invalid?: string;
  action?: { label: string; onPress: () => void };
}

/** Something to show to others, told apart from all else on the screen by its ground. */
export function WalletCard({ kind, reference, title, detail, invalid, action }: WalletCardProps) {
  const theme = useTheme();
  const isNarrow = useIsNarrow();
  const isValid = invalid === undefined;
  const ink = isValid ? 'onPrimary' : 'quietInk';
  return (
    <View
      style={[
        styles.card,
        isNarrow && styles.narrow,
        { backgroundColor: isValid ? theme.primary : theme.sunken },
      ]}
    >
      <View style={styles.line}>
        <Text variant="badge" color={ink} style={styles.words}>
          {isValid ? kind : `${kind} · ${invalid}`}
        </Text>
        {reference !== undefined && (
          <Text variant="badge" color={ink} selectable style={styles.words}>
            {reference}
          </Text>
        )}
      </View>
      <Text variant="number" color={ink}>
        {title}
      </Text>
      <View style={styles.line}>
        {detail !== undefined && (
          <Text variant="quiet" color={ink} style={styles.words}>
            {detail}
          </Text>
        )}
        {action && (
          <Pressable
            role="button"
            onPress={action.onPress}
            style={({ pressed }) => [styles.action, pressed && styles.pressed]}
          >
            <Text variant="action" color={isValid ? 'onPrimary' : 'primary'}>
              {action.label}
            </Text>
          </Pressable>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: spacing.xs, padding: spacing.l, borderRadius: radius.large },
  narrow: { padding: spacing.s },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: spacing.m,
  },
  words: { flexShrink: 1, minWidth: 0 },
  action: { minHeight: touchTarget, minWidth: touchTarget, justifyContent: 'center' },
  pressed: { opacity: 0.7 },
});
