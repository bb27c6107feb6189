import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { commonWords } from '@/i18n/messages/common';
import { useCurrentMinute } from '@/runtime/use-today';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import type { CheckInToTell } from '@/services/check-in-text';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { CallForHelp } from './call-for-help';
import { SmsButton } from './sms-button';
import { useNumbersHere } from './use-numbers-here';

interface NotStoredSheetProps {
  status: CheckInToTell['status'];
  onClose: () => void;
}

/** The phone kept nothing: whoever needs help must not wait for anybody. */
export function NotStoredSheet({ status, onClose }: NotStoredSheetProps) {
  const words = useWords(checkInWords);
  const { close } = useWords(commonWords);
  const contacts = useNumbersHere();
  const { findNow } = useWhereAmI();
  const now = useCurrentMinute();
  return (
    <Sheet visible title={words.notStored} onClose={onClose}>
      <Text>{words.notStoredDetail}</Text>
      <CallForHelp contacts={contacts} />
      <SmsButton checkIn={{ status, position: findNow(), checkedInAt: now }} />
      <Button kind="outline" label={close} onPress={onClose} />
    </Sheet>
  );
}
