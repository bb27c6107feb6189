import type { ContactDetail } from '@/contract/contact-detail';
import { useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';
import { useCall } from '@/runtime/use-call';
import { useEmergencyNumbers } from '@/runtime/use-emergency-numbers';
import { PhoneNumbers } from '@/ui/phone-numbers';
import { Text } from '@/ui/text';

/** The numbers to call now; where none is known, the one that reaches help almost everywhere. */
export function CallForHelp({ contacts }: { contacts: readonly ContactDetail[] }) {
  const words = useWords(helpWords);
  const { call, uncalled } = useCall();
  const numbers = useEmergencyNumbers(contacts, { isBrief: true });
  if (numbers.length === 0) return <Text color="quietInk">{words.noNumbersDetail}</Text>;
  return (
    <>
      <PhoneNumbers kind="tiles" numbers={numbers} onCall={call} />
      {uncalled !== null && <Text role="alert">{words.couldNotCall(uncalled)}</Text>}
    </>
  );
}
