import { type ReactNode, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';

import { Icon } from './icon';
import { LiveRegion } from './live-region';
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
  onSelect: (key: string) => void;
  onClose: () => void;
}

/** So many that one looks for a name instead of reading all. */
const MANY = 12;

/** One of several, few or many. */
export function ChoiceSheet({ visible, title, choices, selected, onSelect, onClose }: ChoiceSheetProps) {
  const { search, noMatch } = useWords(commonWords);
  const [sought, setSought] = useState('');
  const found = choices.filter(({ label }) => toPlain(label).includes(toPlain(sought)));
  const close = () => {
    setSought('');
    onClose();
  };
  return (
    <Sheet visible={visible} title={title} onClose={close}>
      {choices.length > MANY && (
        <TextField label={search} value={sought} onChange={setSought} autoCorrect={false} />
      )}
      <LiveRegion message={found.length === 0 ? noMatch : ''}>
        {found.length === 0 && <Text color="quietInk">{noMatch}</Text>}
      </LiveRegion>
      <View role="radiogroup" aria-label={title}>
        {found.map(({ key, label, leading }, index) => (
          <Pressable
            key={key}
            role="radio"
            aria-checked={key === selected}
            aria-label={label}
            onPress={() => {
              onSelect(key);
              close();
            }}
            style={({ pressed }) => pressed && styles.pressed}
          >
            <Row
              title={label}
              leading={leading}
              trailing={key === selected ? <Icon name="check" color="primary" /> : undefined}
              last={index === found.length - 1}
            />
          </Pressable>
        ))}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ pressed: { opacity: 0.7 } });

/** Whoever types "peru" finds "Perú". */
function toPlain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}
