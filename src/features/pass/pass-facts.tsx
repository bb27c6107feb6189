import type { Flight } from '@/contract/segment';
import { departureOf } from '@/domain/timeline/segment-places';
import { toTimeOfEnd } from '@/domain/timeline/time-of-end';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { boardingPassWords } from '@/i18n/messages/boarding-pass';
import { segmentWords } from '@/i18n/messages/segment';
import { useToday } from '@/runtime/use-today';
import { Facts } from '@/ui/fact';
import { Text } from '@/ui/text';
import { ZonedTime } from '@/ui/zoned-time';

import type { ShownPass } from './use-pass-screen';

interface PassFactsProps {
  shown: ShownPass;
  flight: Flight | null;
}

/** What people ask for at the gate: of the pass what it says itself, of the booking what may have changed since. */
export function PassFacts({ shown: { read }, flight }: PassFactsProps) {
  const words = useWords(boardingPassWords);
  const { fact } = useWords(segmentWords);
  const format = useFormat();
  const today = useToday();
  const leg = read?.flight.leg;
  const day = read?.flight.day ?? null;
  const way = leg && [leg.from, leg.to].filter(Boolean).join(' → ');
  const time = flight && toTimeOfEnd(departureOf(flight));
  const when = day === null ? '' : `${format.weekday(day)}, ${format.day(day, today)}`;
  return (
    <>
      {read && <Text variant="number">{[way, when].filter(Boolean).join(' · ')}</Text>}
      {time && <ZonedTime {...time} size="large" />}
      <Facts
        facts={[
          { name: fact.gate, value: flight?.departure_gate ?? null },
          { name: fact.terminal, value: flight?.departure_terminal ?? null },
          { name: fact.seat, value: leg?.seat ?? null },
          { name: words.sequence, value: leg?.sequence ?? null },
          { name: words.flight, value: [leg?.airline, leg?.flightNumber].filter(Boolean).join(' ') },
          { name: words.passenger, value: read?.pass.passenger ?? null },
          { name: fact.class, value: leg?.cabin ?? null },
          { name: fact.booking, value: leg?.bookingNumber ?? null },
        ]}
      />
    </>
  );
}
