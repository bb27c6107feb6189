import { useState } from 'react';

import { Button } from '@/ui/button';
import { ChoiceSheet } from '@/ui/choice-sheet';
import { ConfirmSheet } from '@/ui/confirm-sheet';
import { Icon } from '@/ui/icon';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

const PLACES = ['Bogotá', 'Cali', 'Quito'].map((label) => ({ key: label, label }));
const LINES = Array.from({ length: 40 }, (_, index) => `Line ${index + 1}`);

type Opened = 'short' | 'picture' | 'long' | 'few' | 'confirm';

/** Each is closed by a pull at its top, a tap beside it, and the back key. */
export function SheetsPage() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button kind="outline" label="As high as its words" onPress={() => setOpened('short')} />
      <Button kind="outline" label="With a picture over the title" onPress={() => setOpened('picture')} />
      <Button kind="outline" label="Higher than the screen" onPress={() => setOpened('long')} />
      <Button kind="outline" label="One of a few" onPress={() => setOpened('few')} />
      <Button
        kind="outline"
        label="A question before what is for good"
        onPress={() => setOpened('confirm')}
      />
      <Sheet visible={opened === 'short'} title="Leave without saving?" onClose={close}>
        <Text>What you wrote is lost.</Text>
        <Button label="Leave" onPress={close} />
      </Sheet>
      <Sheet
        visible={opened === 'picture'}
        title="Saved: you are safe"
        picture={<Icon name="check-circle" color="safe" size={56} />}
        onClose={close}
      >
        <Button kind="plain" label="Done" onPress={close} />
      </Sheet>
      <Sheet visible={opened === 'long'} title="All of it" onClose={close}>
        {LINES.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Sheet>
      <ChoiceSheet
        visible={opened === 'few'}
        title="Place"
        choices={PLACES}
        selected="Cali"
        onSelect={close}
        onClose={close}
      />
      <ConfirmSheet
        visible={opened === 'confirm'}
        title="Close this request?"
        detail="The traveller is told that help is given."
        confirm="Close it"
        keep="Not yet"
        onConfirm={close}
        onClose={close}
      />
    </>
  );
}
