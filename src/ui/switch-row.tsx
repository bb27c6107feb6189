import { Pressable, StyleSheet, View } from 'react-native';

import { RowLine } from './row-line';
import { radius, spacing, touchTarget } from './theme';
import { useTheme } from './use-theme';

interface SwitchRowProps {
  title: string;
  detail?: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** The whole row is the switch: a thumb need not aim. */
export function SwitchRow({ title, detail, value, onChange }: SwitchRowProps) {
  return (
    <Pressable
      role="switch"
      aria-checked={value}
      aria-label={title}
      accessibilityHint={detail}
      onPress={() => onChange(!value)}
      style={styles.row}
    >
      <RowLine title={title} detail={detail} trailing={<Track isOn={value} />} />
    </Pressable>
  );
}

function Track({ isOn }: { isOn: boolean }) {
  const theme = useTheme();
  return (
    <View
      style={[
        styles.track,
        isOn
          ? { backgroundColor: theme.primary, borderColor: theme.primary, justifyContent: 'flex-end' }
          : { backgroundColor: theme.sunken, borderColor: theme.quietInk },
      ]}
    >
      <View style={[styles.thumb, { backgroundColor: isOn ? theme.onPrimary : theme.quietInk }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.l,
    minHeight: touchTarget + spacing.xs,
    paddingVertical: spacing.s,
  },
  track: {
    flexDirection: 'row',
    alignItems: 'center',
    width: 50,
    height: 30,
    padding: 3,
    borderWidth: 1,
    borderRadius: radius.pill,
  },
  thumb: { width: 22, height: 22, borderRadius: radius.pill },
});
