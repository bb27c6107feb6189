import { FlashList, type FlashListRef } from '@shopify/flash-list';
import type { ReactElement, ReactNode, Ref, RefObject } from 'react';
import { StyleSheet, View } from 'react-native';

import { HeldBackNotice } from './held-back-notice';
import { RestsBehind } from './in-front';
import { toRefreshControl, type Refresh } from './refresh';
import { ScreenHeader, type ScreenHeaderProps } from './screen-header';
import { readableWidth, spacing } from './theme';
import { useScreenPadding } from './use-screen-padding';
import { useTheme } from './use-theme';

interface ListScreenProps<Item> extends ScreenHeaderProps {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactElement;
  /** Items that look alike share their views; a heading and a card do not. */
  typeOf?: (item: Item) => string;
  /** Between the title and the first item: filters, the freshness line. */
  above?: ReactNode;
  /** In place of the items, when there are none. */
  empty?: ReactElement;
  refresh?: Refresh;
  /** Many lines of one height: they stand close, and bring room of their own. */
  isDense?: boolean;
  /** To lead the list to one of its items. */
  scroller?: RefObject<ListScroller | null>;
  /** Stands still over the end of every line, in the middle of the height. */
  beside?: ReactNode;
}

export interface ListScroller {
  scrollToIndex: (to: { index: number; animated?: boolean }) => unknown;
}

/** A whole screen that is a list of any length: only what is in sight is drawn. */
export function ListScreen<Item>({
  items,
  keyOf,
  renderItem,
  typeOf,
  above,
  empty,
  refresh,
  isDense = false,
  scroller,
  beside,
  ...header
}: ListScreenProps<Item>) {
  const theme = useTheme();
  return (
    <View style={[styles.screen, { backgroundColor: theme.background }]}>
      <RestsBehind>
        <FlashList
          ref={scroller as Ref<FlashListRef<Item>> | undefined}
          data={items}
          keyExtractor={keyOf}
          getItemType={typeOf}
          renderItem={({ item, index }) => (
            <View style={[styles.item, isDense && styles.dense]}>{renderItem(item, index)}</View>
          )}
          ListHeaderComponent={
            <View style={[styles.item, styles.header]}>
              <ScreenHeader {...header} />
              {above}
            </View>
          }
          ListEmptyComponent={empty && <View style={styles.item}>{empty}</View>}
          contentContainerStyle={useScreenPadding()}
          refreshControl={toRefreshControl(refresh, theme)}
          keyboardShouldPersistTaps="handled"
        />
      </RestsBehind>
      {beside !== undefined && (
        <View style={styles.beside} pointerEvents="box-none">
          {beside}
        </View>
      )}
      <HeldBackNotice refresh={refresh} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  item: {
    width: '100%',
    maxWidth: readableWidth + 2 * spacing.l,
    alignSelf: 'center',
    paddingHorizontal: spacing.l,
    paddingBottom: spacing.m,
  },
  dense: { paddingBottom: 0 },
  beside: { position: 'absolute', top: 0, bottom: 0, end: 0, justifyContent: 'center' },
  header: { gap: spacing.l },
});
