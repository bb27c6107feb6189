import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { wifiOnlyWords } from '@/i18n/messages/wifi-only';

import { Button } from './button';
import { LiveRegion } from './live-region';
import type { Refresh } from './refresh';
import { Text } from './text';
import { readableWidth, spacing } from './theme';
import { useTheme } from './use-theme';

/**
 * Under a screen, while a refresh of it is held back. It has room of its own at the foot: what stands above, such as a call for help,
 * neither moves nor is covered.
 */
export function HeldBackNotice({ refresh }: { refresh: Refresh | undefined }) {
  const words = useWords(wifiOnlyWords);
  const theme = useTheme();
  if (!refresh?.isHeldBack) return null;
  return (
    <View style={[styles.foot, { backgroundColor: theme.card, borderColor: theme.line }]}>
      <LiveRegion message={words.heldBack} style={styles.line}>
        <Text style={styles.words}>{words.heldBack}</Text>
        <Button kind="outline" size="small" label={words.anyway} onPress={refresh.onDownloadAnyway} />
      </LiveRegion>
    </View>
  );
}

const styles = StyleSheet.create({
  // The phone's own edge is the tab bar's matter, which stands under every screen that can be refreshed.
  foot: {
    alignItems: 'center',
    paddingVertical: spacing.m,
    paddingHorizontal: spacing.l,
    borderTopWidth: 1,
  },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing.m,
    width: '100%',
    maxWidth: readableWidth,
  },
  words: { flexGrow: 1, flexShrink: 1 },
});
