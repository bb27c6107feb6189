import { type ReactNode, useMemo, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { ScrolledContext } from './fault-anchor';
import { HeldBackNotice } from './held-back-notice';
import { toRefreshControl, type Refresh } from './refresh';
import { ScreenFoot } from './screen-foot';
import { ScreenHeader, type ScreenHeaderProps } from './screen-header';
import { readableWidth, spacing } from './theme';
import { useScreenPadding } from './use-screen-padding';
import { useTheme } from './use-theme';

interface ScreenProps extends ScreenHeaderProps {
  refresh?: Refresh;
  /** What is tapped without looking: it stands at the foot, and nothing that comes or goes moves it. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A whole screen under its title. It scrolls, because large type must not push anything out of reach. */
export function Screen({ refresh, foot, children, ...header }: ScreenProps) {
  const theme = useTheme();
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const scrolled = useMemo(() => ({ scroll, content }), []);
  return (
    <View style={[styles.screen, { backgroundColor: theme.background }]}>
      <ScrollView
        ref={scroll}
        contentContainerStyle={[styles.content, useScreenPadding()]}
        keyboardShouldPersistTaps="handled"
        refreshControl={toRefreshControl(refresh, theme)}
      >
        <View ref={content} style={styles.column}>
          <ScreenHeader {...header} />
          <ScrolledContext value={scrolled}>{children}</ScrolledContext>
        </View>
      </ScrollView>
      <HeldBackNotice refresh={refresh} />
      {foot !== undefined && <ScreenFoot>{foot}</ScreenFoot>}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  content: { flexGrow: 1, alignItems: 'center', paddingHorizontal: spacing.l },
  column: { width: '100%', maxWidth: readableWidth, gap: spacing.l },
});
