import type { Freshness } from '@/domain/freshness';
import { useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import { helpWords } from '@/i18n/messages/help';
import { useCall } from '@/runtime/use-call';
import { useEmergencyNumbers } from '@/runtime/use-emergency-numbers';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { Card } from '@/ui/card';
import { PhoneNumbers } from '@/ui/phone-numbers';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import type { HelpCountry } from './use-help-screen';

/** Whom to call in this country. */
export function EmergencySection({
  country,
  freshness,
}: {
  country: HelpCountry | null;
  freshness: Freshness;
}) {
  const words = useWords(helpWords);
  const { emergency } = useWords(countryWords);
  const { call, uncalled } = useCall();
  const numbers = useEmergencyNumbers(country?.contacts ?? []);
  return (
    <Section title={emergency} checked={useWhenChecked(freshness)}>
      {numbers.length > 0 ? (
        <PhoneNumbers kind="rows" numbers={numbers} onCall={call} />
      ) : (
        <Card>
          <Text variant="action">{country ? words.noNumbers(country.name) : words.unknownPlace}</Text>
          <Text color="quietInk">{words.noNumbersDetail}</Text>
        </Card>
      )}
      {uncalled !== null && <Text role="alert">{words.couldNotCall(uncalled)}</Text>}
    </Section>
  );
}
