import { StyleSheet, View } from 'react-native';

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
      {parts.map(({ name, color, bytes, checkedAt }) => (
        <View key={name} style={styles.part}>
          <View style={[styles.sign, { backgroundColor: theme[color] }]} />
          <Text variant="quiet" style={styles.name}>
            {words.parts[name]}
          </Text>
          <Text variant="quiet" color="quietInk">
            {`${format.bytes(bytes)} · ${checkedAt === null ? words.partNever : format.ago(checkedAt, now)}`}
          </Text>
        </View>
      ))}
      <View style={styles.part}>
        <View style={[styles.sign, { backgroundColor: theme.line }]} />
        <Text variant="quiet" style={styles.name}>
          {words.parts.other}
        </Text>
        <Text variant="quiet" color="quietInk">
          {format.bytes(storage.totalBytes - parts.reduce((sum, { bytes }) => sum + bytes, 0))}
        </Text>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', height: 10, overflow: 'hidden', borderRadius: radius.pill },
  part: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.s },
  sign: { width: 12, height: 12, borderRadius: 3 },
  name: { flexGrow: 1 },
});
