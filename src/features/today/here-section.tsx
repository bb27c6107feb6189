import type { ReactNode } from 'react';

import type { ContactDetail } from '@/contract/contact-detail';
import { useWords } from '@/i18n/locale-provider';
import { helpWords } from '@/i18n/messages/help';
import { statusWords } from '@/i18n/messages/statuses';
import { todayWords } from '@/i18n/messages/today';
import { useCall } from '@/runtime/use-call';
import { useEmergencyNumbers } from '@/runtime/use-emergency-numbers';
import { PhoneNumbers } from '@/ui/phone-numbers';
import { StoryCard } from '@/ui/story-card';
import { Text } from '@/ui/text';

import { ChooseCountry } from './choose-country';
import { FindMe } from './find-me';
import type { HereView } from './use-here';

const STATUSES = [
  { name: 'normal', tone: 'safe' },
  { name: 'caution', tone: 'medium' },
  { name: 'avoid', tone: 'high' },
] as const;

export interface StatusHere {
  isHigh: boolean;
  card: ReactNode;
}

/** How safe it is here, by colour, shape and words; it leads to the country. */
export function useStatusHere(here: HereView, onOpen: (path: string) => void): StatusHere | null {
  const words = useWords(todayWords);
  const { travel, travelAdvice } = useWords(statusWords);
  if (here.kind !== 'known' || !here.country) return null;
  const { country, areasAbove } = here;
  const status = STATUSES[country.travel_status];
  return {
    isHigh: status.tone === 'high',
    card: (
      <StoryCard
        tone={status.tone}
        badge={travel[status.name]}
        meta={[country.name, ...(areasAbove ? [words.areas(areasAbove)] : [])].join(' · ')}
        headline={travelAdvice[status.name]}
        onPress={() => onOpen(`/country/${country.id}`)}
      />
    ),
  };
}

/** What the traveller can do where the device does not tell the country. */
export function HowToTell({ here }: { here: HereView }) {
  if (here.kind === 'opening') return null;
  if (here.kind === 'unknown') return <FindMe why={here.why} />;
  if (here.instead === 'may-ask') return <FindMe why="may-ask" />;
  return here.instead === 'answered' ? <ChooseCountry /> : null;
}

/** Whom to call here, with one tap. */
export function NumbersHere({ contacts }: { contacts: readonly ContactDetail[] }) {
  const words = useWords(helpWords);
  const { call, uncalled } = useCall();
  const numbers = useEmergencyNumbers(contacts, { isBrief: true });
  if (numbers.length === 0) return null;
  return (
    <>
      <PhoneNumbers kind="tiles" numbers={numbers} onCall={call} />
      {uncalled !== null && <Text role="alert">{words.couldNotCall(uncalled)}</Text>}
    </>
  );
}
