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
import { PassesLeft, PassOfNext } from './boarding-pass';
import { FirstDownload } from './first-download';
import { HeaderButtons } from './header-buttons';
import { HowToTell, NumbersHere, useStatusHere } from './here-section';
import { NewsSection } from './news-section';
import { CalledOffNotice, NextBookingCard } from './next-booking';
import { NextOnTripCard } from './next-on-trip';
import { UnsentLine } from './unsent-line';
import { type HereView, useHere } from './use-here';
import { useTodayScreen } from './use-today-screen';

interface TodayScreenProps {
  /** The buttons to check in; nothing that a sync brings moves them. */
  checkIn: ReactNode;
  onOpen: (path: string) => void;
}

/** Where I am, what is next, whom to call, and what concerns me. */
export function TodayScreen({ checkIn, onOpen }: TodayScreenProps) {
  const words = useWords(todayWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const here = useHere();
  const view = useTodayScreen(here.kind === 'known' ? here.code : null);
  const status = useStatusHere(here, onOpen);
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
      {isReady && view.calledOff && (
        <CalledOffNotice
          entry={view.calledOff}
          onPress={() => onOpen(`/segment/${view.calledOff?.segment.id ?? ''}`)}
        />
      )}
      {isReady && view.next && view.booking && (
        <>
          <NextBookingCard
            booking={view.booking}
            trip={view.next.trip}
            onPress={() => onOpen(`/segment/${view.booking?.entry.segment.id ?? ''}`)}
          />
          <PassOfNext booking={view.booking} onOpen={onOpen} />
        </>
      )}
      {isReady && view.next && !view.booking && (
        <NextOnTripCard next={view.next} onPress={() => onOpen(`/trip/${view.next?.trip.id ?? ''}`)} />
      )}
      {isReady && <PassesLeft onOpen={onOpen} />}
      {here.kind === 'unknown' && <HowToTell here={here} />}
      {isReady && <UnsentLine unsent={view.unsent} onPress={() => onOpen('/offline-data')} />}
      <FirstDownload />
      {here.kind === 'known' && here.country && <NumbersHere contacts={here.country.emerg_numbers} />}
      {here.kind === 'known' && <HowToTell here={here} />}
      {isReady && <NewsSection news={view.news} status={status} onOpen={onOpen} />}
      <AllowNotifications />
    </Screen>
  );
}

/** Where nothing stands over the title yet, or any more: what is below stays where it is. */
const ROOM = '\u00A0';

/** The place and its country, and how they are known. */
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
      const { country, code, place, source, oldSince } = here;
      const name = country?.name ?? code;
      return {
        title: place === null ? name : words.placeIn(place, name),
        eyebrow: oldSince === null ? eyebrows[source] : words.youWereIn(format.ago(oldSince, now)),
        leading: <Flag code={code} url={toFlagUrl(country?.flag ?? null)} width={36} />,
      };
    }
  }
}
