import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { boardingPassWords } from '@/i18n/messages/boarding-pass';
import { commonWords } from '@/i18n/messages/common';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import type { StoredPass } from '@/store/boarding-passes';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

/** It is asked about: nothing could bring the pass back. */
export function RemovePass({ pass, onRemoved }: { pass: StoredPass; onRemoved: () => void }) {
  const words = useWords(boardingPassWords);
  const { cancel, remove } = useWords(commonWords);
  const mutations = useMutations();
  const attempt = useAttempt();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const removeIt = () => {
    close();
    attempt(mutations.removePass(pass.id).then(onRemoved));
  };
  return (
    <>
      <Button kind="danger" icon="trash" label={words.remove} onPress={() => setIsAsking(true)} />
      <Sheet visible={isAsking} title={words.removeTitle} onClose={close}>
        <Text>{words.removeDetail}</Text>
        <Button kind="danger" label={remove} onPress={removeIt} />
        <Button kind="plain" label={cancel} onPress={close} />
      </Sheet>
    </>
  );
}
