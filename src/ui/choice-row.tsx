import { useState } from 'react';

import { ChoiceSheet } from './choice-sheet';
import { Row } from './row';

interface ChoiceRowProps<Key extends string> {
  title: string;
  /** `shown` is said in the row where the label alone would say too little. */
  options: readonly { key: Key; label: string; shown?: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
  last?: boolean;
}

/** One of a few, told in a line; the others are a tap away. */
export function ChoiceRow<Key extends string>({
  title,
  options,
  selected,
  onSelect,
  last,
}: ChoiceRowProps<Key>) {
  const [isChoosing, setIsChoosing] = useState(false);
  const chosen = options.find(({ key }) => key === selected);
  return (
    <>
      <Row
        act
        title={title}
        detail={chosen?.shown ?? chosen?.label}
        onPress={() => setIsChoosing(true)}
        last={last}
      />
      <ChoiceSheet
        visible={isChoosing}
        title={title}
        choices={options}
        selected={selected}
        onSelect={(key) => onSelect(key as Key)}
        onClose={() => setIsChoosing(false)}
      />
    </>
  );
}
