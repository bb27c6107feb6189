import type { ContactDetail } from '@/contract/contact-detail';
import { useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';
import { useCall } from '@/runtime/use-call';
import { useCompanyLine } from '@/runtime/use-company-line';
import { type NamedNumber, useEmergencyNumbers } from '@/runtime/use-emergency-numbers';
import { PhoneNumbers } from '@/ui/phone-numbers';
import { Text } from '@/ui/text';

interface CallForHelpProps {
  contacts: readonly ContactDetail[];
  /** The one that reaches everybody and the ambulance first, too large to be missed. */
  isLarge?: boolean;
}

const reaches = (service: NamedNumber['services'][number]) => (number: NamedNumber) =>
  number.services.includes(service);

/** The numbers to call now: the country's and the company's own line; where none is known, the one that reaches help almost everywhere. */
export function CallForHelp({ contacts, isLarge = false }: CallForHelpProps) {
  const words = useWords(helpWords);
  const { call, uncalled } = useCall();
  const line = useCompanyLine()?.line ?? null;
  const ofCountry = useEmergencyNumbers(contacts, { isBrief: true });
  const ofCompany =
    line === null
      ? []
      : [{ number: line, name: words.yourCompany, label: words.call(line, words.yourCompany) }];
  const urgent = [ofCountry.find(reaches('all')), ofCountry.find(reaches('ambulance'))];
  const large = isLarge ? [...new Set(urgent.filter((number) => number !== undefined))] : [];
  const others = [...ofCompany, ...ofCountry.filter((number) => !large.includes(number))];
  return (
    <>
      {large.length > 0 && <PhoneNumbers kind="buttons" numbers={large} onCall={call} />}
      {others.length > 0 && <PhoneNumbers kind="tiles" numbers={others} onCall={call} />}
      {ofCountry.length === 0 && <Text color="quietInk">{words.noNumbersDetail}</Text>}
      {uncalled !== null && <Text role="alert">{words.couldNotCall(uncalled)}</Text>}
    </>
  );
}
