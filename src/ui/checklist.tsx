import { Pressable, StyleSheet, View } from 'react-native';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { checklistWords } from '@/i18n/messages/checklist';

import { Card } from './card';
import { type ChecklistItem, type ChecklistState, toChecklistState } from './checklist-item';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Section } from './section';
import { Text } from './text';
import { type Colors, spacing, touchTarget } from './theme';
import { useTheme } from './use-theme';

interface ChecklistProps {
  title: string;
  items: readonly ChecklistItem[];
  today: string;
  onToggle: (key: string, isDone: boolean) => void;
}

const SIGNS: Record<ChecklistState, { icon: IconName; color: keyof Colors }> = {
  done: { icon: 'check-circle', color: 'safe' },
  overdue: { icon: 'alert-circle', color: 'high' },
  early: { icon: 'clock', color: 'quietInk' },
  open: { icon: 'circle', color: 'primary' },
};

/** Things to do, and how many of them are done. */
export function Checklist({ title, items, today, onToggle }: ChecklistProps) {
  const words = useWords(checklistWords);
  const done = items.filter(({ isDone }) => isDone).length;
  const count = done === items.length ? words.allDone : words.doneOf(done, items.length);
  return (
    <Section
      title={title}
      trailing={
        items.length > 0 && (
          <Text variant="quiet" color="quietInk" style={styles.count}>
            {count}
          </Text>
        )
      }
    >
      <Card>
        {items.map((item, index) => (
          <Item
            key={item.key}
            item={item}
            today={today}
            isLast={index === items.length - 1}
            onToggle={() => onToggle(item.key, !item.isDone)}
          />
        ))}
      </Card>
    </Section>
  );
}

interface ItemProps {
  item: ChecklistItem;
  today: string;
  isLast: boolean;
  onToggle: () => void;
}

function Item({ item, today, isLast, onToggle }: ItemProps) {
  const theme = useTheme();
  const state = toChecklistState(item, today);
  const { icon, color } = SIGNS[state];
  const detail = [useDayWords(item, state, today), item.detail].filter(Boolean).join(' · ');
  return (
    <Pressable
      role="checkbox"
      aria-checked={item.isDone}
      aria-label={detail === '' ? item.title : `${item.title}, ${detail}`}
      onPress={onToggle}
      style={({ pressed }) => [
        styles.item,
        !isLast && { borderBottomWidth: 1, borderColor: theme.line },
        pressed && styles.pressed,
      ]}
    >
      <Icon name={icon} color={color} />
      <View style={styles.texts}>
        <Text variant="action" color={state === 'done' ? 'quietInk' : 'ink'}>
          {item.title}
        </Text>
        {detail !== '' && (
          <Text variant="quiet" color={state === 'overdue' ? 'high' : 'quietInk'}>
            {detail}
          </Text>
        )}
      </View>
    </Pressable>
  );
}

/** Which of its days matters now. */
function useDayWords(item: ChecklistItem, state: ChecklistState, today: string): string | null {
  const words = useWords(checklistWords);
  const format = useFormat();
  const { doneOn, by, notBefore } = item;
  const day = (written: string) => format.day(written, today);
  switch (state) {
    case 'done':
      return doneOn === undefined ? null : words.doneOn(day(doneOn));
    case 'overdue':
      return by === undefined ? null : words.overdue(day(by));
    case 'early':
      return notBefore === undefined ? null : words.notBefore(day(notBefore));
    case 'open':
      return by === undefined ? null : words.by(day(by));
  }
}

const styles = StyleSheet.create({
  count: { flexShrink: 1 },
  item: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.m,
    minHeight: touchTarget + spacing.m,
    paddingVertical: spacing.s,
  },
  texts: { flex: 1, minWidth: 0, gap: 2 },
  pressed: { opacity: 0.7 },
});
