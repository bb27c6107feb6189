import { createContext, type ReactNode, use } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { readableWidth } from './theme';
import { useTheme } from './use-theme';

/** Where a screen stands in a wide window: in the list at the side, or beside it. */
type Pane = 'list' | 'detail';

const PaneContext = createContext<{ pane: Pane; width: number } | null>(null);

/** From here on there is room beside a list. */
const WIDE = 900;

/** The list is as wide as a phone, and no wider than one can be read. */
const LIST = { least: 360, share: 0.36, most: 480 };

/** Beside a list lines may be longer: there are pictures and maps in them. */
const DETAIL_WIDTH = 760;

export function useIsWide(): boolean {
  return useWindowDimensions().width >= WIDE;
}

/** The width that a screen has: of its pane, or of the window. */
export function useRoomWidth(): number {
  const { width } = useWindowDimensions();
  return use(PaneContext)?.width ?? width;
}

/** How wide the content of a screen may become. */
export function useMeasure(): number {
  return use(PaneContext)?.pane === 'detail' ? DETAIL_WIDTH : readableWidth;
}

/** One heading of level 1 in a window: that of the list, where there is one. */
export function useTitleLevel(): 1 | 2 {
  return use(PaneContext)?.pane === 'detail' ? 2 : 1;
}

interface PanesProps {
  /** Null in a narrow window, where one screen at a time is seen. */
  list: ReactNode;
  /** Of what stands at the side of both. */
  besides: number;
  children: ReactNode;
}

/** A list and what was opened from it side by side. What is open stays open when the window becomes wider or narrower. */
export function Panes({ list, besides, children }: PanesProps) {
  const theme = useTheme();
  const room = useWindowDimensions().width - besides;
  const listWidth = Math.round(Math.min(LIST.most, Math.max(LIST.least, room * LIST.share)));
  const detail = { pane: 'detail', width: room - listWidth } as const;
  return (
    <View style={styles.panes}>
      {list !== null && (
        <View style={[styles.list, { width: listWidth, borderColor: theme.line }]}>
          <PaneContext value={{ pane: 'list', width: listWidth }}>{list}</PaneContext>
        </View>
      )}
      {/* The same view in both cases: navigation in it goes on where it was. */}
      <View style={styles.rest}>
        <PaneContext value={list === null ? null : detail}>{children}</PaneContext>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panes: { flex: 1, flexDirection: 'row' },
  list: { borderEndWidth: 1 },
  rest: { flex: 1 },
});
