import { FlashList } from '@shopify/flash-list';
import type { ReactElement, ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { RestsBehind } from './in-front';
import { KeyboardRoom } from './keyboard';
import { ofItem } from './of-item';
import { useMeasure } from './pane';
import { type FrameProps, ScreenFrame } from './screen-frame';
import { Text } from './text';
import { spacing } from './theme';
import { UnseenText } from './unseen-text';
import { type Said, useSaidAloud } from './use-announced';
import { useTheme } from './use-theme';

interface ChatScreenProps<Item> extends Omit<FrameProps, 'foot' | 'refresh'> {
  /** The oldest first. */
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item) => ReactElement;
  /** Items that look alike share their views. */
  typeOf: (item: Item) => string;
  /** The oldest of them is in sight. */
  onOldest: () => void;
  /** Over the oldest, where something before it is missing. */
  before?: ReactNode;
  /** In place of the items, when there are none. */
  empty: ReactElement;
  /** What came last from others, for a screen reader; null until something has. */
  said: Said | null;
  /** Who writes at this moment; empty where nobody does. Seen and not said aloud: it comes and goes. */
  typing?: string;
  /** Where one writes. */
  composer: ReactNode;
}

/** It follows what comes as long as its end is in sight; whoever reads further up is left there. */
const FOLLOWING = { startRenderingFromBottom: true, autoscrollToBottomThreshold: 0.2 };

/** A conversation of any length, that opens at its end; what is written stands over the keyboard. */
export function ChatScreen<Item>({
  items,
  keyOf,
  renderItem,
  typeOf,
  onOldest,
  before,
  empty,
  said,
  typing = '',
  composer,
  ...frame
}: ChatScreenProps<Item>) {
  const theme = useTheme();
  useSaidAloud(said);
  const maxWidth = useMeasure() + 2 * spacing.l;
  const item = [styles.item, { maxWidth }];
  return (
    <ScreenFrame {...frame}>
      {({ lead, props }) => (
        <KeyboardRoom>
          <View style={styles.list}>
            <RestsBehind>
              <FlashList
                {...props}
                data={items}
                keyExtractor={ofItem(keyOf)}
                getItemType={ofItem(typeOf)}
                renderItem={({ item: one }) => <View style={item}>{renderItem(one)}</View>}
                maintainVisibleContentPosition={FOLLOWING}
                onStartReached={onOldest}
                ListHeaderComponent={
                  <View style={item}>
                    {lead}
                    {before}
                  </View>
                }
                ListEmptyComponent={<View style={item}>{empty}</View>}
              />
            </RestsBehind>
          </View>
          <View aria-live="polite">{said && <UnseenText key={said.key}>{said.words}</UnseenText>}</View>
          {typing !== '' && (
            <Text variant="badge" color="quietInk" style={[styles.typing, { maxWidth }]}>
              {typing}
            </Text>
          )}
          <View style={[styles.composer, { backgroundColor: theme.card }]}>
            <View style={[styles.column, { maxWidth }]}>{composer}</View>
          </View>
        </KeyboardRoom>
      )}
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  item: { width: '100%', alignSelf: 'center', paddingHorizontal: spacing.l, paddingBottom: spacing.m },
  typing: { width: '100%', alignSelf: 'center', paddingHorizontal: spacing.l, paddingBottom: spacing.s },
  composer: { alignItems: 'center' },
  column: { width: '100%' },
});
