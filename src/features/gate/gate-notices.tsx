import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';

import { ToastsEverywhere } from '@/ui/toasts-everywhere';
import { useTheme } from '@/ui/use-theme';

import { FirstEntry } from './first-entry';
import { PlaceOpener } from './place-opener';
import { StayingNotices } from './staying-notices';
import { useCondition } from './use-condition';
import { type Recovery, useGateToasts } from './use-gate-toasts';

interface GateNoticesProps {
  recovery: Recovery;
  onSignInAgain: (() => void) | null;
  onOpen: (path: string) => void;
  children: ReactNode;
}

/** What concerns the whole app is told over every screen, and hides none of them. */
export function GateNotices({ recovery, onSignInAgain, onOpen, children }: GateNoticesProps) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const condition = useCondition(onSignInAgain !== null);
  const toasts = useGateToasts({ condition, recovery, onOpen });
  const hasStaying = condition.isStorageGone || condition.asksForKey || condition.isPartUnread;
  return (
    <View style={[styles.whole, { backgroundColor: theme.background }]}>
      {hasStaying && <StayingNotices condition={condition} onSignInAgain={onSignInAgain} />}
      {/* The notices have taken the room at the top already. */}
      <SafeAreaInsetsContext.Provider value={hasStaying ? { ...insets, top: 0 } : insets}>
        <View style={styles.whole}>
          <ToastsEverywhere toasts={toasts}>{children}</ToastsEverywhere>
        </View>
      </SafeAreaInsetsContext.Provider>
      <FirstEntry />
      <PlaceOpener onOpen={onOpen} />
    </View>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
