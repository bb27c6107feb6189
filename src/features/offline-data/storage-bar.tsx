import { StyleSheet, View } from 'react-native';

import { toFreshness } from '@/domain/freshness';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { offlineDataWords } from '@/i18n/messages/offline-data';
import { useCurrentMinute } from '@/runtime/use-today';
import type { StoragePartName, StorageReport } from '@/store/storage-report';
import { Text } from '@/ui/text';
import { type Colors, radius, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

/** In the order of the bar. */
const COLORS: Record<StoragePartName, keyof Colors> = {
  countries: 'primary',
  maps: 'low',
  hospitals: 'medium',
  alerts: 'high',
  healthLibrary: 'safe',
  entryRules: 'quietInk',
  outbreaks: 'mapAvoid',
  segments: 'mapCaution',
};
const PARTS = Object.keys(COLORS) as StoragePartName[];

/** How what is stored is made up: a bar, and each part by name, size and age. */
export function StorageBar({ storage }: { storage: StorageReport }) {
  const theme = useTheme();
  const words = useWords(offlineDataWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const parts = PARTS.map((name) => ({ name, color: COLORS[name], ...storage[name] }));
  const whole = Math.max(1, storage.totalBytes);
  return (
    <>
      <View aria-hidden style={[styles.bar, { backgroundColor: theme.sunken }]}>
        {parts.map(({ name, color, bytes }) => (
          <View key={name} style={{ width: `${(bytes / whole) * 100}%`, backgroundColor: theme[color] }} />
        ))}
      </View>
      <View style={styles.parts}>
        {parts.map(({ name, color, bytes, checkedAt }) => (
          <Part
            key={name}
            color={color}
            name={words.parts[name]}
            detail={[format.bytes(bytes), toAge(checkedAt)].filter(Boolean).join(' · ')}
          />
        ))}
        <Part
          color="line"
          name={words.parts.other}
          detail={format.bytes(storage.totalBytes - parts.reduce((sum, { bytes }) => sum + bytes, 0))}
        />
      </View>
    </>
  );

  /** The line below tells the oldest; a part says its own only where it is missing or old. */
  function toAge(checkedAt: number | null): string {
    if (checkedAt === null) return words.partNever;
    return toFreshness({ checkedAt, failure: null }, false, now).kind === 'old'
      ? format.ago(checkedAt, now)
      : '';
  }
}

interface PartProps {
  color: keyof Colors;
  name: string;
  detail: string;
}

function Part({ color, name, detail }: PartProps) {
  const theme = useTheme();
  return (
    <View style={styles.part}>
      <View style={[styles.sign, { backgroundColor: theme[color] }]} />
      <Text variant="quiet">{name}</Text>
      <Text variant="quiet" color="quietInk">
        {detail}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', height: 10, overflow: 'hidden', borderRadius: radius.pill },
  parts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: spacing.m, rowGap: spacing.xs },
  part: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    flexGrow: 1,
    flexBasis: '45%',
    alignItems: 'center',
    columnGap: spacing.s,
  },
  sign: { width: 12, height: 12, borderRadius: 3 },
});
