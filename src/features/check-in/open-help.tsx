import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';

import { checkInQueries } from '@/runtime/queries/traveller-queries';
import { useSideRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import { useTheme } from '@/ui/use-theme';

import { OpenHelpCard } from './open-help-card';

interface OpenHelpProps {
  /** The help that was asked for with it. */
  request?: ReactNode;
  children: ReactNode;
}

/** After "I need help" the app stays with whoever called: over every tab, until they say that they are safe. */
export function OpenHelp({ request, children }: OpenHelpProps) {
  const help = useSideRead(checkInQueries.openHelp(useCurrentMinute())) ?? null;
  const insets = useSafeAreaInsets();
  const theme = useTheme();
  return (
    <View style={[styles.whole, { backgroundColor: theme.background }]}>
      {help && <OpenHelpCard key={help.id} help={help} request={request} top={insets.top} />}
      {/* The card has taken the room at the top already. */}
      <SafeAreaInsetsContext.Provider value={help ? { ...insets, top: 0 } : insets}>
        <View style={styles.whole}>{children}</View>
      </SafeAreaInsetsContext.Provider>
    </View>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
