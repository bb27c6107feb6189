import { StyleSheet, View } from 'react-native';

import { signInWords } from '@/i18n/messages/sign-in';
import { useWords } from '@/i18n/locale-provider';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

const PROMISES = ['offline', 'tap', 'call'] as const;
const ICONS: Record<(typeof PROMISES)[number], IconName> = {
  offline: 'cloud-check',
  tap: 'shield',
  call: 'hospital',
};

/** What awaits whoever signs in, where there is room beside the field. */
export function Promises() {
  const theme = useTheme();
  const { promises } = useWords(signInWords);
  return (
    <View style={[styles.panel, { backgroundColor: theme.primary }]}>
      <View style={styles.column}>
        {PROMISES.map((promise) => (
          <View key={promise} style={styles.promise}>
            <Icon name={ICONS[promise]} color="onPrimary" size={28} />
            <View style={styles.texts}>
              <Text variant="section" color="onPrimary">
                {promises[promise].title}
              </Text>
              <Text color="onPrimary">{promises[promise].detail}</Text>
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: spacing.xxl },
  column: { maxWidth: 440, gap: spacing.xxl },
  promise: { flexDirection: 'row', gap: spacing.l },
  texts: { flex: 1, gap: spacing.xs },
});
