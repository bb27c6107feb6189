import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { commonWords } from '@/i18n/messages/common';
import type { CheckInIntent } from '@/services/check-in-result';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { CallForHelp, UrgentNumbers, useMostUrgent } from './call-for-help';
import { useNumbersHere } from './use-numbers-here';

interface SentUnstoredSheetProps {
  status: CheckInIntent['status'];
  onClose: () => void;
}

/** The phone kept nothing, and the company has it all the same. */
export function SentUnstoredSheet({ status, onClose }: SentUnstoredSheetProps) {
  const words = useWords(checkInWords);
  const { done } = useWords(commonWords);
  const contacts = useNumbersHere();
  const urgent = useMostUrgent(contacts);
  const isHelp = status === 'help';
  return (
    <Sheet
      visible
      title={isHelp ? words.sentHelp : words.sentSafe}
      foot={isHelp && urgent.length > 0 && <UrgentNumbers numbers={urgent} />}
      onClose={onClose}
    >
      <Text role="status">{words.sentUnstoredDetail}</Text>
      {isHelp && (
        <Section title={words.callNow}>
          <CallForHelp contacts={contacts} isRestOnly />
        </Section>
      )}
      <Button kind="plain" label={done} onPress={onClose} />
    </Sheet>
  );
}
