import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Text } from './text';
import { radius, readableWidth, spacing, topStripHeight } from './theme';
import { useTheme } from './use-theme';

const TAB_HEIGHT = 58;
/** A tab narrower than this can't hold its word: its picture stands alone, and readers still hear the word. */
const LEAST_FOR_WORD = 52;
/** Where tabs are narrower than this a long word gets the room that a short one leaves. */
const LEAST_FOR_EQUAL = 72;

const SIDE_COLUMN = 72;
/** Of the whole bar along the side, its line included. */
export const sideBarWidth = SIDE_COLUMN + 2 * spacing.s + 1;

export interface TabItem {
  key: string;
  label: string;
  icon: IconName;
  /** How many are new, and how a screen reader says it. */
  news?: { count: number; label: string };
}

interface TabBarProps {
  items: readonly TabItem[];
  selected: string;
  onSelect: (key: string) => void;
  /** Along the side where the screen is wide; at the bottom, under the thumb, otherwise. */
  place: 'bottom' | 'side';
}

export function TabBar({ items, selected, onSelect, place }: TabBarProps) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const isSide = place === 'side';
  const isWordShown = isSide || width / items.length >= LEAST_FOR_WORD;
  const isEqual = isSide || width / items.length >= LEAST_FOR_EQUAL;
  return (
    <View
      style={[
        isSide ? styles.side : styles.bottom,
        { backgroundColor: theme.card, borderColor: theme.line },
        isSide ? { paddingTop: insets.top + topStripHeight + spacing.xs } : { paddingBottom: insets.bottom },
      ]}
    >
      <View role="tablist" style={isSide ? styles.column : styles.line}>
        {items.map((item) => (
          <Tab
            key={item.key}
            item={item}
            isSelected={item.key === selected}
            isWordShown={isWordShown}
            isEqual={isEqual}
            onPress={() => onSelect(item.key)}
          />
        ))}
      </View>
    </View>
  );
}

interface TabProps {
  item: TabItem;
  isSelected: boolean;
  isWordShown: boolean;
  /** As wide as the others, whatever its word. */
  isEqual: boolean;
  onPress: () => void;
}

function Tab({ item: { label, icon, news }, isSelected, isWordShown, isEqual, onPress }: TabProps) {
  const theme = useTheme();
  const color = isSelected ? 'primary' : 'quietInk';
  return (
    <View style={[styles.place, isEqual && styles.equal]}>
      <Pressable
        role="tab"
        aria-selected={isSelected}
        // The tab keeps its name whatever is new in it; a reader is told the news after the name.
        aria-label={label}
        accessibilityHint={news?.label}
        onPress={onPress}
        style={({ pressed }) => [styles.tab, pressed && styles.pressed]}
      >
        {/* The chosen one is told by a mark as well, not by its colour alone. */}
        <View style={[styles.mark, isSelected && { backgroundColor: theme.primary }]} />
        <Icon name={icon} color={color} />
        {isWordShown && (
          <Text variant="tab" color={color} maxFontSizeMultiplier={1.3}>
            {label}
          </Text>
        )}
      </Pressable>
      {news && (
        <View aria-hidden pointerEvents="none" style={[styles.news, { backgroundColor: theme.high }]}>
          <Text variant="tab" color="onPrimary" maxFontSizeMultiplier={1.2} style={styles.count}>
            {news.count > 99 ? '99+' : news.count}
          </Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  bottom: { alignItems: 'center', borderTopWidth: 1 },
  side: { borderEndWidth: 1, paddingHorizontal: spacing.s },
  line: { flexDirection: 'row', width: '100%', maxWidth: readableWidth },
  column: { gap: spacing.l, width: SIDE_COLUMN },
  // Along the side nothing but its least height gives it room.
  place: { flexGrow: 1, alignItems: 'center', minHeight: TAB_HEIGHT },
  equal: { flexBasis: 0 },
  tab: {
    alignSelf: 'stretch',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minHeight: TAB_HEIGHT,
    paddingBottom: spacing.xs,
  },
  mark: { width: 28, height: 3, marginBottom: spacing.xs, borderRadius: radius.pill },
  news: {
    position: 'absolute',
    top: 2,
    // Beside the middle of the tab, where its picture ends.
    marginStart: 22,
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 18,
    height: 18,
    paddingHorizontal: 4,
    borderRadius: radius.pill,
  },
  count: { fontSize: 11, lineHeight: 14, fontWeight: '700' },
  pressed: { opacity: 0.7 },
});
