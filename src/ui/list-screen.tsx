import { FlashList } from '@shopify/flash-list';
import type { ReactElement, ReactNode } from 'react';
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
  ...header
}: ListScreenProps<Item>) {
  const theme = useTheme();
  return (
    <View style={[styles.screen, { backgroundColor: theme.background }]}>
      <RestsBehind>
        <FlashList
          data={items}
          keyExtractor={keyOf}
          getItemType={typeOf}
          renderItem={({ item, index }) => <View style={styles.item}>{renderItem(item, index)}</View>}
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
  header: { gap: spacing.l },
});
