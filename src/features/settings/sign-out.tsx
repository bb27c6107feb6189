import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { settingsWords } from '@/i18n/messages/settings';
import { useSession } from '@/runtime/runtime-provider';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

/** Everything leaves this device: it is asked for, with what would be lost. */
export function SignOut() {
  const words = useWords(settingsWords);
  const { countUnsent, signOut } = useSession();
  const [unsent, setUnsent] = useState<number | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const close = () => setUnsent(null);
  return (
    <>
      <Button
        kind="danger"
        label={words.signOut}
        onPress={() => void countUnsent().then((count) => setUnsent(count))}
      />
      <Sheet visible={unsent !== null} title={words.signOutTitle} onClose={close}>
        <Text>{words.signOutDetail}</Text>
        {unsent !== null && unsent > 0 && (
          <Text variant="action" color="high">
            {words.signOutUnsent(unsent)}
          </Text>
        )}
        <Button label={words.stay} onPress={close} />
        <Button
          kind="danger"
          busy={isLeaving}
          label={unsent ? words.signOutAnyway : words.signOut}
          onPress={() => {
            setIsLeaving(true);
            void signOut().finally(() => setIsLeaving(false));
          }}
        />
      </Sheet>
    </>
  );
}
