import type { ContactDetail } from '@/contract/contact-detail';
import { useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';
import { useCall } from '@/runtime/use-call';
import { useCompanyLine } from '@/runtime/use-company-line';
import { useEmergencyNumbers } from '@/runtime/use-emergency-numbers';
import { PhoneNumbers } from '@/ui/phone-numbers';
import { Text } from '@/ui/text';

/** The numbers to call now: the company's own line, then the country's; where none is known, the one that reaches help almost everywhere. */
export function CallForHelp({ contacts }: { contacts: readonly ContactDetail[] }) {
  const words = useWords(helpWords);
  const { call, uncalled } = useCall();
  const line = useCompanyLine()?.line ?? null;
  const ofCountry = useEmergencyNumbers(contacts, { isBrief: true });
  const ofCompany =
    line === null
      ? []
      : [{ number: line, name: words.yourCompany, label: words.call(line, words.yourCompany) }];
  const numbers = [...ofCompany, ...ofCountry];
  return (
    <>
      {numbers.length > 0 && <PhoneNumbers kind="tiles" numbers={numbers} onCall={call} />}
      {ofCountry.length === 0 && <Text color="quietInk">{words.noNumbersDetail}</Text>}
      {uncalled !== null && <Text role="alert">{words.couldNotCall(uncalled)}</Text>}
    </>
  );
}
