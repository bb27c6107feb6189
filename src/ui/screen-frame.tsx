import { type ReactNode, useCallback, useState } from 'react';
import { type ScrollViewProps, StyleSheet, View } from 'react-native';

import { type Checked, useChecked } from './freshness-line';
import { HeldBackNotice } from './held-back-notice';
import { toRefreshControl, type Refresh } from './refresh';
import { ScreenFoot } from './screen-foot';
import { ScreenHeader, type ScreenHeaderProps } from './screen-header';
import { FoldingTop, StayingTop } from './screen-top';
import { spacing } from './theme';
import { useIsLow } from './use-is-low';
import { useScreenPadding } from './use-screen-padding';
import { useScrolledBy } from './use-scrolled-by';
import { useTheme } from './use-theme';

export interface FrameProps extends ScreenHeaderProps {
  /** Under the title, and there for as long: chips that choose what the screen shows. */
  sticky?: ReactNode;
  refresh?: Refresh;
  /** How far all of it can be trusted: of what is fresh a clock in the header, in words over the content otherwise. */
  checked?: Checked;
  /** What is tapped without looking, or ends what is written: it stands at the foot, and nothing that comes or goes moves it. */
  foot?: ReactNode;
}

/** What scrolls between the header and the foot has to know. */
export interface Scrolling {
  /** First in what scrolls: the header itself on a low screen, else room for it; and how far what follows can be trusted. */
  lead: ReactNode;
  footHeight: number;
  paddingBottom: number;
  props: Pick<
    ScrollViewProps,
    'onScroll' | 'scrollEventThrottle' | 'refreshControl' | 'keyboardShouldPersistTaps'
  >;
}

interface ScreenFrameProps extends FrameProps {
  children: (scrolling: Scrolling) => ReactNode;
}

/** A header that stays, what scrolls, and a foot that stays. On a screen that holds a few lines the header leaves them its room. */
export function ScreenFrame({ sticky, refresh, checked, foot, children, ...titles }: ScreenFrameProps) {
  const theme = useTheme();
  const isLow = useIsLow();
  const { paddingTop, paddingBottom } = useScreenPadding();
  const { scrolledBy, onScroll } = useScrolledBy();
  const [topHeight, setTopHeight] = useState(0);
  const [footHeight, setFootHeight] = useState(0);
  // Behind another screen a browser gives it no size; the content stays where it was.
  const keepHeight = useCallback((height: number) => {
    if (height > 0) setTopHeight(height);
  }, []);
  const { onBack } = titles;
  const folds = !isLow && onBack === undefined;
  const { clock, line } = useChecked(checked);
  const header = { ...titles, trailing: withClock(clock, titles.trailing) };
  const scrolling: Scrolling = {
    lead: (
      <>
        {isLow ? (
          <View style={[styles.along, { paddingTop }]}>
            <ScreenHeader {...header} />
            {sticky}
          </View>
        ) : (
          <View style={{ height: folds ? topHeight : spacing.m }} />
        )}
        {line}
      </>
    ),
    footHeight,
    paddingBottom,
    props: {
      onScroll: folds ? onScroll : undefined,
      scrollEventThrottle: 16,
      refreshControl: toRefreshControl(refresh, theme, folds ? topHeight : 0),
      keyboardShouldPersistTaps: 'handled',
    },
  };
  return (
    <View style={[styles.screen, { backgroundColor: theme.background }]}>
      {folds && <FoldingTop {...header} sticky={sticky} scrolledBy={scrolledBy} onHeight={keepHeight} />}
      {!isLow && onBack !== undefined && <StayingTop {...header} sticky={sticky} onBack={onBack} />}
      {children(scrolling)}
      <HeldBackNotice refresh={refresh} />
      {foot !== undefined && <ScreenFoot onHeight={setFootHeight}>{foot}</ScreenFoot>}
    </View>
  );
}

/** Without either there is nothing to leave room for. */
function withClock(clock: ReactNode, trailing: ReactNode): ReactNode {
  if (clock === null) return trailing;
  return (
    <View style={styles.trailing}>
      {clock}
      {trailing}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  along: { gap: spacing.l },
  trailing: { flexDirection: 'row', alignItems: 'center', gap: spacing.s },
});
