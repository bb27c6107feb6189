import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { commonWords } from '@/i18n/messages/common';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { CallForHelp } from './call-for-help';
import { useNumbersHere } from './use-numbers-here';

/** The phone kept nothing: whoever needs help must not wait for anybody. */
export function NotStoredSheet({ onClose }: { onClose: () => void }) {
  const words = useWords(checkInWords);
  const { close } = useWords(commonWords);
  const contacts = useNumbersHere();
  return (
    <Sheet visible title={words.notStored} onClose={onClose}>
      <Text>{words.notStoredDetail}</Text>
      <CallForHelp contacts={contacts} />
      <Button kind="outline" label={close} onPress={onClose} />
    </Sheet>
  );
}
