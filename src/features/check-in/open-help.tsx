import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';

import { firstCallOf } from '@/domain/first-call';
import { checkInQueries } from '@/runtime/queries/traveller-queries';
import { useOpenIssues } from '@/runtime/use-open-issues';
import { useSideRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import { readableWidth, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { OpenHelpCard } from './open-help-card';

interface OpenHelpProps {
  /** What was asked for and is not over: within the card of the call, or by itself where there is none. */
  request?: ReactNode;
  /** The screen in front says how it stands anyway. */
  isRequestInSight?: boolean;
  children: ReactNode;
}

/**
 * After "I need help" the app stays with whoever called: over every tab, until they say that they are safe. What they asked for stays there
 * until it is over.
 */
export function OpenHelp({ request, isRequestInSight = false, children }: OpenHelpProps) {
  const help = useSideRead(checkInQueries.openHelp(useCurrentMinute()));
  const hasOpenIssue = useOpenIssues().length > 0;
  const insets = useSafeAreaInsets();
  const theme = useTheme();
  // Until it is known whether there is a call it would come and go.
  const isRequestAlone = help === null && hasOpenIssue && request !== undefined && !isRequestInSight;
  return (
    <View style={[styles.whole, { backgroundColor: theme.background }]}>
      {help && (
        <OpenHelpCard
          key={firstCallOf(help)}
          help={help}
          request={request}
          isBrief={isRequestInSight}
          top={insets.top}
        />
      )}
      {isRequestAlone && (
        <View style={[styles.request, { paddingTop: insets.top + spacing.s }]}>{request}</View>
      )}
      {/* What stands above has taken the room at the top already. */}
      <SafeAreaInsetsContext.Provider value={help || isRequestAlone ? { ...insets, top: 0 } : insets}>
        <View style={styles.whole}>{children}</View>
      </SafeAreaInsetsContext.Provider>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  request: {
    width: '100%',
    maxWidth: readableWidth + 2 * spacing.l,
    alignSelf: 'center',
    paddingHorizontal: spacing.l,
  },
});
