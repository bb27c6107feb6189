import type { ReactNode } from 'react';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { todayWords } from '@/i18n/messages/today';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { useRefresh } from '@/runtime/use-refresh';
import { useCurrentMinute } from '@/runtime/use-today';
import { Banner } from '@/ui/banner';
import { Flag } from '@/ui/flag';
import { Screen } from '@/ui/screen';

import { AllowNotifications } from './allow-notifications';
import { FirstDownload } from './first-download';
import { HeaderButtons } from './header-buttons';
import { NumbersHere, StatusHere } from './here-section';
import { NewsSection } from './news-section';
import { TripCard } from './trip-card';
import { UnsentLine } from './unsent-line';
import { type HereView, useHere } from './use-here';
import { useTodayScreen } from './use-today-screen';

interface TodayScreenProps {
  /** The buttons to check in; nothing that a sync brings moves them. */
  checkIn: ReactNode;
  onOpen: (path: string) => void;
}

/** Where I am, how it is here, and what is new. */
export function TodayScreen({ checkIn, onOpen }: TodayScreenProps) {
  const words = useWords(todayWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const view = useTodayScreen();
  const here = useHere();
  const refresh = useRefresh();
  const isReady = view.kind === 'ready';
  return (
    <Screen
      {...useTitle(here)}
      trailing={
        <HeaderButtons
          name={isReady ? view.name : ''}
          unread={isReady ? view.unreadMessages : 0}
          onOpen={onOpen}
        />
      }
      refresh={refresh}
      foot={checkIn}
    >
      {isReady &&
        view.requests.map(({ id, created_at }) => (
          <Banner
            key={id}
            tone="high"
            title={words.request}
            detail={words.requestDetail(format.ago(Date.parse(created_at), now))}
            onPress={() => onOpen(`/check-in?request=${id}`)}
          />
        ))}
      <StatusHere here={here} onOpen={onOpen} />
      {isReady && <UnsentLine unsent={view.unsent} onPress={() => onOpen('/offline-data')} />}
      <FirstDownload />
      {here.kind === 'known' && here.country && <NumbersHere contacts={here.country.emerg_numbers} />}
      {isReady && <NewsSection news={view.news} onOpen={onOpen} />}
      {isReady && view.trip && (
        <TripCard trip={view.trip} onPress={() => onOpen(`/trip/${view.trip?.id ?? ''}`)} />
      )}
      <AllowNotifications />
    </Screen>
  );
}

/** Where nothing stands over the title yet, or any more: what is below stays where it is. */
const ROOM = '\u00A0';

/** The country, and how it is known. */
function useTitle(here: HereView) {
  const words = useWords(todayWords);
  const format = useFormat();
  const now = useCurrentMinute();
  switch (here.kind) {
    case 'opening':
      return { title: words.title, eyebrow: ROOM };
    case 'unknown':
      return { title: words.somewhere, eyebrow: ROOM };
    case 'known': {
      const eyebrows = { position: words.youAreIn, chosen: words.chosen, trip: words.tripSays };
      const { country, code, source, oldSince } = here;
      return {
        title: country?.name ?? code,
        eyebrow: oldSince === null ? eyebrows[source] : words.youWereIn(format.ago(oldSince, now)),
        leading: <Flag code={code} url={toFlagUrl(country?.flag ?? null)} width={36} />,
      };
    }
  }
}
