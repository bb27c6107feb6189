import { Platform, Pressable, StyleSheet } from 'react-native';

import { ChipLine, InLine } from './chip-line';
import { Text } from './text';
import { spacing, touchTarget } from './theme';
import { useTheme } from './use-theme';

export interface ChipTab<Key extends string> {
  key: Key;
  label: string;
  /** How many there are behind it. */
  count?: number;
}

interface ChipTabsProps<Key extends string> {
  /** What is chosen between, for screen readers. */
  label: string;
  tabs: readonly ChipTab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
}

/** Only a browser tells of them. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'preventDefault'> & { currentTarget: HTMLElement };

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The parts of a screen, one at a time, as chips under its header. */
export function ChipTabs<Key extends string>({ label, tabs, selected, onSelect }: ChipTabsProps<Key>) {
  const theme = useTheme();
  /** As tabs are walked through with a keyboard: the arrows choose, the tabulator leaves. */
  const walk = (event: KeyPress) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const at = tabs.findIndex((tab) => tab.key === selected);
    const to = (at + step + tabs.length) % tabs.length;
    const next = tabs[to];
    if (!next) return;
    // The page stays where it is.
    event.preventDefault();
    onSelect(next.key);
    const line = event.currentTarget.closest('[role="tablist"]');
    line?.querySelectorAll<HTMLElement>('[role="tab"]').item(to).focus();
  };
  return (
    <ChipLine role="tablist" aria-label={label}>
      {tabs.map((tab) => {
        const isSelected = tab.key === selected;
        const ink = isSelected ? 'background' : 'ink';
        return (
          <InLine key={tab.key} isSelected={isSelected}>
            <Pressable
              role="tab"
              aria-selected={isSelected}
              onPress={() => onSelect(tab.key)}
              {...(Platform.OS === 'web' && { tabIndex: isSelected ? 0 : -1, onKeyDown: walk })}
              style={({ pressed }) => [
                styles.chip,
                isSelected
                  ? { backgroundColor: theme.ink, borderColor: theme.ink }
                  : { backgroundColor: theme.card, borderColor: theme.line },
                pressed && styles.pressed,
              ]}
            >
              <Text variant="badge" color={ink} style={styles.label}>
                {tab.count === undefined ? tab.label : `${tab.label} ${tab.count}`}
              </Text>
            </Pressable>
          </InLine>
        );
      })}
    </ChipLine>
  );
}

const styles = StyleSheet.create({
  chip: {
    justifyContent: 'center',
    minHeight: touchTarget,
    minWidth: touchTarget,
    paddingHorizontal: spacing.l,
    borderWidth: 1,
    borderRadius: touchTarget / 2,
  },
  label: { fontSize: 14, lineHeight: 20, textAlign: 'center' },
  pressed: { opacity: 0.7 },
});
