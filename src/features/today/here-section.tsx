import type { ContactDetail } from '@/contract/contact-detail';
import { useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';
import { statusWords } from '@/i18n/messages/statuses';
import { todayWords } from '@/i18n/messages/today';
import { useCall } from '@/runtime/use-call';
import { useEmergencyNumbers } from '@/runtime/use-emergency-numbers';
import { Banner } from '@/ui/banner';
import { PhoneNumbers } from '@/ui/phone-numbers';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { ChooseCountry } from './choose-country';
import { FindMe } from './find-me';
import type { HereView } from './use-here';

const STATUSES = [
  { name: 'normal', tone: 'safe' },
  { name: 'caution', tone: 'medium' },
  { name: 'avoid', tone: 'high' },
] as const;

/** How safe it is here, by colour, shape and words; it leads to the country. */
export function StatusHere({ here, onOpen }: { here: HereView; onOpen: (path: string) => void }) {
  const words = useWords(todayWords);
  const { travelAdvice } = useWords(statusWords);
  if (here.kind === 'opening') return null;
  if (here.kind === 'unknown') return <FindMe why={here.why} />;
  const { country, areasAbove, instead } = here;
  const status = country && STATUSES[country.travel_status];
  return (
    <>
      {status && (
        <Banner
          tone={status.tone}
          title={travelAdvice[status.name]}
          detail={areasAbove ? words.areas(areasAbove) : undefined}
          onPress={() => onOpen(`/country/${country.id}`)}
        />
      )}
      {instead === 'may-ask' && <FindMe why="may-ask" />}
      {instead === 'answered' && <ChooseCountry />}
    </>
  );
}

/** Whom to call here, with one tap. */
export function NumbersHere({ contacts }: { contacts: readonly ContactDetail[] }) {
  const words = useWords(helpWords);
  const { call, uncalled } = useCall();
  const numbers = useEmergencyNumbers(contacts, { isBrief: true });
  if (numbers.length === 0) return null;
  return (
    <Section title={words.emergency}>
      <PhoneNumbers kind="tiles" numbers={numbers} onCall={call} />
      {uncalled !== null && <Text role="alert">{words.couldNotCall(uncalled)}</Text>}
    </Section>
  );
}
