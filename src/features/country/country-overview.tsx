import { useFormat, useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import { helpWords } from '@/i18n/messages/help';
import { useCall } from '@/runtime/use-call';
import { useEmergencyNumbers } from '@/runtime/use-emergency-numbers';
import { useLinkHandlers } from '@/runtime/use-link-handlers';
import { Facts } from '@/ui/fact';
import { LinkedText } from '@/ui/linked-text';
import { PhoneNumbers } from '@/ui/phone-numbers';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { SwitchRow } from '@/ui/switch-row';
import { Text } from '@/ui/text';

import { CountryStories } from './country-stories';
import type { CountryPartProps } from './country-props';
import { MissingPart } from './missing-part';

interface CountryOverviewProps extends CountryPartProps {
  onOpen: (path: string) => void;
  onSafety: () => void;
}

/** Longer descriptions would not fit beside the other facts. */
const LONGEST_FACT = 40;

export function CountryOverview({ view, download, onOpen, onSafety }: CountryOverviewProps) {
  const { short, whole, map, pinned, size } = view;
  const words = useWords(countryWords);
  const format = useFormat();
  const { couldNotCall } = useWords(helpWords);
  const { call, uncalled } = useCall();
  const { onOpenLink } = useLinkHandlers();
  const numbers = useEmergencyNumbers(short.emerg_numbers);
  const currency = [whole?.currency_code, whole?.currency_name].filter(Boolean).join(' · ');
  const facts = [
    { name: words.capital, value: whole?.capital ?? '' },
    { name: words.currency, value: currency },
    { name: words.language, value: whole?.language ?? '' },
  ];
  const isShort = (value: string) => value.length <= LONGEST_FACT;
  const avoided = [...(map?.country_divisions ?? []), ...(map?.country_regions ?? [])]
    .filter(({ travel_status }) => travel_status === 2)
    .flatMap(({ name }) => name ?? []);
  return (
    <>
      <Facts facts={facts.filter(({ value }) => isShort(value))} />
      {numbers.length > 0 && (
        <Section title={words.emergency}>
          <PhoneNumbers kind="tiles" numbers={numbers} onCall={call} />
        </Section>
      )}
      {uncalled !== null && <Text role="alert">{couldNotCall(uncalled)}</Text>}
      {avoided.length > 0 && (
        <Row icon="shield" title={words.areasToAvoid} detail={avoided.join(', ')} onPress={onSafety} />
      )}
      <CountryStories view={view} download={download} onOpen={onOpen} />
      {whole === null && <MissingPart download={download} />}
      {facts
        .filter(({ value }) => !isShort(value))
        .map(({ name, value }) => (
          <Section key={name} title={name}>
            <Text>{value}</Text>
          </Section>
        ))}
      {whole?.facts && (
        <Section title={words.facts}>
          <LinkedText text={whole.facts} onOpenLink={onOpenLink} onCall={call} />
        </Section>
      )}
      <SwitchRow
        title={words.keep}
        detail={size > 0 ? `${words.keepDetail} ${words.kept(format.bytes(size))}.` : words.keepDetail}
        value={pinned}
        onChange={download.pin}
      />
    </>
  );
}
