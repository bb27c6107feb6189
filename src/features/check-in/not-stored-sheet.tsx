import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { commonWords } from '@/i18n/messages/common';
import { useHereCountry } from '@/runtime/use-here-country';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { CallForHelp } from './call-for-help';

/** The phone kept nothing: whoever needs help must not wait for anybody. */
export function NotStoredSheet({ onClose }: { onClose: () => void }) {
  const words = useWords(checkInWords);
  const { close } = useWords(commonWords);
  const here = useHereCountry(['position', 'chosen', 'trip']);
  const contacts = here.kind === 'known' ? (here.country?.short.emerg_numbers ?? []) : [];
  return (
    <Sheet visible title={words.notStored} onClose={onClose}>
      <Text>{words.notStoredDetail}</Text>
      <CallForHelp contacts={contacts} />
      <Button kind="outline" label={close} onPress={onClose} />
    </Sheet>
  );
}
