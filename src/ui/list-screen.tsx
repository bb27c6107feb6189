import { FlashList, type FlashListRef } from '@shopify/flash-list';
import type { ReactElement, ReactNode, Ref, RefObject } from 'react';
import { StyleSheet, View } from 'react-native';

import { RestsBehind } from './in-front';
import { KeyboardScroll } from './keyboard';
import { ofItem } from './of-item';
import { useMeasure } from './pane';
import { type FrameProps, ScreenFrame } from './screen-frame';
import { spacing } from './theme';

interface ListScreenProps<Item> extends FrameProps {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactElement;
  /** Items that look alike share their views; a heading and a card do not. */
  typeOf?: (item: Item) => string;
  /** Between the header and the first item, and scrolled with it: the freshness line, a map. */
  above?: ReactNode;
  /** In place of the items, when there are none. */
  empty?: ReactElement;
  /** Lines that stand close and bring room of their own: all of them, or some. */
  isDense?: boolean | ((item: Item) => boolean);
  /** When its end comes near: there may be more to read. */
  onEnd?: () => void;
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
  isDense = false,
  onEnd,
  scroller,
  beside,
  ...frame
}: ListScreenProps<Item>) {
  const item = [styles.item, { maxWidth: useMeasure() + 2 * spacing.l }];
  return (
    <ScreenFrame {...frame}>
      {({ lead, paddingBottom, props }) => (
        <View style={styles.list}>
          <RestsBehind>
            <FlashList
              {...props}
              ref={scroller as Ref<FlashListRef<Item>> | undefined}
              data={items}
              onEndReached={onEnd}
              keyExtractor={ofItem(keyOf)}
              getItemType={typeOf && ofItem(typeOf)}
              renderItem={({ item: one, index }) => (
                <View
                  style={[item, (typeof isDense === 'function' ? isDense(one) : isDense) && styles.dense]}
                >
                  {renderItem(one, index)}
                </View>
              )}
              renderScrollComponent={KeyboardScroll}
              ListHeaderComponent={
                <View style={item}>
                  {lead}
                  <View style={styles.above}>{above}</View>
                </View>
              }
              ListEmptyComponent={empty && <View style={item}>{empty}</View>}
              contentContainerStyle={{ paddingBottom }}
            />
          </RestsBehind>
          {beside !== undefined && (
            <View style={styles.beside} pointerEvents="box-none">
              {beside}
            </View>
          )}
        </View>
      )}
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  item: {
    width: '100%',
    alignSelf: 'center',
    paddingHorizontal: spacing.l,
    paddingBottom: spacing.m,
  },
  dense: { paddingBottom: 0 },
  beside: { position: 'absolute', top: 0, bottom: 0, end: 0, justifyContent: 'center' },
  above: { gap: spacing.l, paddingTop: spacing.m },
});
