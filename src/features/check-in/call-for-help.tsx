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
  /** Where the most urgent stand by themselves, in `UrgentNumbers`. */
  isRestOnly?: boolean;
}

/** The numbers to call now: the country's and the company's own line; where none is known, the one that reaches help almost everywhere. */
export function CallForHelp({ contacts, isRestOnly = false }: CallForHelpProps) {
  const words = useWords(helpWords);
  const { call, uncalled } = useCall();
  const line = useCompanyLine()?.line ?? null;
  const ofCountry = useEmergencyNumbers(contacts, { isBrief: true });
  const ofCompany =
    line === null
      ? []
      : [{ number: line, name: words.yourCompany, label: words.call(line, words.yourCompany) }];
  const elsewhere = isRestOnly ? mostUrgent(ofCountry) : [];
  const numbers = [...ofCompany, ...ofCountry.filter((number) => !elsewhere.includes(number))];
  return (
    <>
      {numbers.length > 0 && <PhoneNumbers kind="tiles" numbers={numbers} onCall={call} />}
      {ofCountry.length === 0 && <Text color="quietInk">{words.noNumbersDetail}</Text>}
      {uncalled !== null && <Text role="alert">{words.couldNotCall(uncalled)}</Text>}
    </>
  );
}

/** The one that reaches everybody, and the ambulance: too large to be missed, in sight whatever else is read or written. */
export function UrgentNumbers({ numbers }: { numbers: readonly NamedNumber[] }) {
  const words = useWords(helpWords);
  const { call, uncalled } = useCall();
  return (
    <>
      <PhoneNumbers kind="buttons" numbers={numbers} onCall={call} />
      {uncalled !== null && <Text role="alert">{words.couldNotCall(uncalled)}</Text>}
    </>
  );
}

/** Those of `UrgentNumbers`; none where none is known. */
export function useMostUrgent(contacts: readonly ContactDetail[]): NamedNumber[] {
  return mostUrgent(useEmergencyNumbers(contacts, { isBrief: true }));
}

function mostUrgent(numbers: readonly NamedNumber[]): NamedNumber[] {
  const reaches = (service: NamedNumber['services'][number]) =>
    numbers.find(({ services }) => services.includes(service));
  return [...new Set([reaches('all'), reaches('ambulance')].filter((number) => number !== undefined))];
}
