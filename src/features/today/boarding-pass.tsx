import { toFlightDay } from '@/domain/boarding-pass/flight-of-pass';
import { readPass } from '@/domain/boarding-pass/read-pass';
import { useWords } from '@/i18n/locale-provider';
import { boardingPassWords } from '@/i18n/messages/boarding-pass';
import { segmentQueries } from '@/runtime/queries/segment-queries';
import { usePassWords } from '@/runtime/use-pass-words';
import { useSideRead } from '@/runtime/use-read';
import { useMoment, useToday } from '@/runtime/use-today';
import type { StoredPass } from '@/store/boarding-passes';
import { Button } from '@/ui/button';
import { Row } from '@/ui/row';

import type { NextBooking } from './use-today-screen';

type OnOpen = (path: string) => void;
const DAY = 86_400_000;

/** One tap to what is shown at the gate, on the day of the flight. */
export function PassOfNext({ booking: { entry }, onOpen }: { booking: NextBooking; onOpen: OnOpen }) {
  const words = useWords(boardingPassWords);
  const { now } = useMoment();
  const { segment, begins } = entry;
  const passes = useSideRead(segment.kind === 'air' ? segmentQueries.passesOf(segment.id) : null);
  if (!passes?.length || begins.instant === null || begins.instant - now > DAY) return null;
  return <Button icon="ticket" label={words.title} onPress={() => onOpen(`/pass/${segment.id}`)} />;
}

/** Passes whose booking is gone, until the day of their flight is over: nothing else leads to them. */
export function PassesLeft({ onOpen }: { onOpen: OnOpen }) {
  const words = useWords(boardingPassWords);
  const toWords = usePassWords();
  const today = useToday();
  const passes = (useSideRead(segmentQueries.passesLeft()) ?? []).filter(
    (pass) => (lastDayOf(pass) ?? today) >= today,
  );
  return passes.map((pass, index) => (
    <Row
      key={pass.id}
      icon="ticket"
      title={words.title}
      detail={toWords(pass).title}
      onPress={() => onOpen(`/pass/${pass.segmentId}?pass=${pass.id}`)}
      last={index === passes.length - 1}
    />
  ));
}

function lastDayOf({ code, keptAt }: StoredPass): string | null {
  if (code === null) return null;
  const reading = readPass(code);
  const last = reading.kind === 'pass' ? reading.pass.legs.at(-1) : undefined;
  return last ? toFlightDay(last, keptAt.slice(0, 10)) : null;
}
