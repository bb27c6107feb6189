import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { settingsWords } from '@/i18n/messages/settings';
import { travellerQueries } from '@/runtime/queries/traveller-queries';
import { useSession } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useSideRead } from '@/runtime/use-read';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

/** Everything leaves this device: it is asked for, with what would be lost. */
export function SignOut() {
  const words = useWords(settingsWords);
  const { signOut } = useSession();
  const attempt = useAttempt();
  const { help = [], waiting = [], parked = [] } = useSideRead(travellerQueries.whatWaits()) ?? {};
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const close = () => setIsAsking(false);
  const others = waiting.length + parked.length;
  return (
    <>
      <Button kind="danger" label={words.signOut} onPress={() => setIsAsking(true)} />
      <Sheet visible={isAsking} title={words.signOutTitle} onClose={close}>
        <Text>{words.signOutDetail}</Text>
        {[
          ...(help.length > 0 ? [words.signOutHelp] : []),
          ...(others > 0 ? [words.signOutUnsent(others)] : []),
        ].map((loss) => (
          <Text key={loss} variant="action" color="high">
            {loss}
          </Text>
        ))}
        <Button label={words.stay} onPress={close} />
        <Button
          kind="danger"
          busy={isLeaving}
          label={help.length + others > 0 ? words.signOutAnyway : words.signOut}
          onPress={() => {
            setIsLeaving(true);
            attempt(signOut().finally(() => setIsLeaving(false)));
          }}
        />
      </Sheet>
    </>
  );
}
