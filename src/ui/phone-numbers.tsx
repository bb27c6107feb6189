import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from './icon';
import { spokenName } from './spoken-name';
import { Text } from './text';
import { radius, spacing, touchTarget, type } from './theme';
import { useIsNarrow } from './use-is-narrow';
import { useIsTight } from './use-is-tight';
import { useTheme } from './use-theme';

interface PhoneNumber {
  number: string;
  /** Who answers. */
  name: string;
  /** The same in a word or two, where there is little room. */
  brief?: string;
  /** What a screen reader says in place of both. */
  label: string;
}

interface PhoneNumbersProps {
  numbers: readonly PhoneNumber[];
  onCall: (number: string) => void;
  /** `tiles` stand side by side, for a glance; `rows` say more; `buttons` are for now, too large to be missed. */
  kind: 'tiles' | 'rows' | 'buttons';
}

/** What is longer would break in a tile beside others. */
const LONGEST_IN_A_TILE = 6;
/** A longer name would stick out of one of two, where a line holds a word or two. */
const LONGEST_NAME_IN_HALF = 8;

/** Numbers to call, each with one tap. */
export function PhoneNumbers({ numbers, onCall, kind }: PhoneNumbersProps) {
  const theme = useTheme();
  const surface = { backgroundColor: theme.card, borderColor: theme.line };
  // Two share a line instead of four.
  const isTight = useIsTight();
  const isNarrow = useIsNarrow();
  if (kind !== 'rows') {
    const isNow = kind === 'buttons';
    const isSmall = !isNow || isNarrow;
    const look = isNow ? { backgroundColor: theme.high, borderColor: theme.high } : surface;
    return (
      <View style={styles.tiles}>
        {numbers.map(({ number, name, brief = name, label }) => (
          <Pressable
            key={number}
            role="button"
            {...spokenName(label)}
            onPress={() => onCall(number)}
            style={({ pressed }) => [
              styles.tile,
              (isTight || isNow) && styles.half,
              look,
              number.length > LONGEST_IN_A_TILE && styles.wide,
              !isNow && isNarrow && brief.length > LONGEST_NAME_IN_HALF && styles.wide,
              pressed && styles.pressed,
            ]}
          >
            <Text variant="number" color={isNow ? 'onPrimary' : 'primary'}>
              {number}
            </Text>
            <Text
              variant="quiet"
              color={isNow ? 'onPrimary' : 'quietInk'}
              style={[styles.centred, isSmall && styles.small]}
            >
              {isSmall ? brief : name}
            </Text>
          </Pressable>
        ))}
      </View>
    );
  }
  return (
    <View style={[styles.card, surface]}>
      {numbers.map(({ number, name, label }, index) => (
        <Pressable
          key={number}
          role="button"
          {...spokenName(label)}
          onPress={() => onCall(number)}
          style={({ pressed }) => [
            styles.row,
            index > 0 && { borderTopWidth: 1, borderColor: theme.line },
            pressed && styles.pressed,
          ]}
        >
          <View style={styles.texts}>
            <Text variant="number" color="primary">
              {number}
            </Text>
            <Text variant="quiet" color="quietInk">
              {name}
            </Text>
          </View>
          {/* It says nothing that the number does not, and would break the words beside it. */}
          {!isNarrow && (
            <View style={[styles.circle, { backgroundColor: theme.safeBackground }]}>
              <Icon name="phone" color="safe" size={20} />
            </View>
          )}
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
  tile: {
    flexGrow: 1,
    flexBasis: '22%',
    alignItems: 'center',
    minHeight: touchTarget,
    paddingVertical: spacing.s,
    paddingHorizontal: spacing.xs,
    borderWidth: 1,
    borderRadius: radius.large,
  },
  half: { flexBasis: '45%' },
  wide: { flexBasis: '100%' },
  centred: { textAlign: 'center' },
  // Four stand beside each other.
  small: { fontSize: type.badge.fontSize, lineHeight: type.badge.lineHeight },
  card: { paddingHorizontal: spacing.l, borderWidth: 1, borderRadius: radius.large },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.l,
    minHeight: touchTarget,
    paddingVertical: spacing.s,
  },
  circle: {
    alignItems: 'center',
    justifyContent: 'center',
    width: touchTarget,
    height: touchTarget,
    borderRadius: radius.pill,
  },
  texts: { flex: 1 },
  pressed: { opacity: 0.7 },
});
