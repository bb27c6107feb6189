import { FlashList } from '@shopify/flash-list';
import { type ReactNode, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';

import { Icon } from './icon';
import { LiveRegion } from './live-region';
import { ofItem } from './of-item';
import { Row } from './row';
import { Sheet } from './sheet';
import { Text } from './text';
import { TextField } from './text-field';

export interface Choice {
  key: string;
  label: string;
  leading?: ReactNode;
}

interface ChoiceSheetProps {
  visible: boolean;
  title: string;
  choices: readonly Choice[];
  /** The one that is on; null where none is. */
  selected: string | null;
  /** Those that fit what is looked for; by their label where it is not given. */
  find?: (choices: readonly Choice[], sought: string) => Choice[];
  onSelect: (key: string) => void;
  onClose: () => void;
}

/** So many that one looks for a name instead of reading all, and that only what is in sight is drawn. */
const MANY = 12;

/** One of several, few or many. */
export function ChoiceSheet({
  visible,
  title,
  choices,
  selected,
  find = findByLabel,
  onSelect,
  onClose,
}: ChoiceSheetProps) {
  const { search, noMatch } = useWords(commonWords);
  const [sought, setSought] = useState('');
  const found = find(choices, sought);
  const close = () => {
    setSought('');
    onClose();
  };
  const isMany = choices.length > MANY;
  const toLine = (choice: Choice, index: number) => (
    <ChoiceLine
      key={choice.key}
      choice={choice}
      isSelected={choice.key === selected}
      isLast={index === found.length - 1}
      onPress={() => {
        onSelect(choice.key);
        close();
      }}
    />
  );
  return (
    <Sheet visible={visible} title={title} onClose={close} fills={isMany}>
      {isMany && <TextField label={search} value={sought} onChange={setSought} autoCorrect={false} />}
      <LiveRegion message={found.length === 0 ? noMatch : ''}>
        {found.length === 0 && <Text color="quietInk">{noMatch}</Text>}
      </LiveRegion>
      <View role="radiogroup" aria-label={title} style={isMany && styles.list}>
        {isMany ? (
          <FlashList
            data={found}
            keyExtractor={ofItem(({ key }: Choice) => key)}
            renderItem={({ item, index }) => toLine(item, index)}
            extraData={selected}
            keyboardShouldPersistTaps="handled"
          />
        ) : (
          found.map(toLine)
        )}
      </View>
    </Sheet>
  );
}

interface ChoiceLineProps {
  choice: Choice;
  isSelected: boolean;
  isLast: boolean;
  onPress: () => void;
}

function ChoiceLine({ choice: { label, leading }, isSelected, isLast, onPress }: ChoiceLineProps) {
  return (
    <Pressable
      role="radio"
      aria-checked={isSelected}
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => pressed && styles.pressed}
    >
      <Row
        title={label}
        leading={leading}
        trailing={isSelected ? <Icon name="check" color="primary" /> : undefined}
        last={isLast}
      />
    </Pressable>
  );
}

const styles = StyleSheet.create({ list: { flex: 1 }, pressed: { opacity: 0.7 } });

const findByLabel = (choices: readonly Choice[], sought: string) =>
  choices.filter(({ label }) => toPlain(label).includes(toPlain(sought)));

/** Whoever types "peru" finds "Perú". */
function toPlain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}
