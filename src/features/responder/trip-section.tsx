import { useFormat, useWords } from '@/i18n/locale-provider';
import { responderWords } from '@/i18n/messages/responder';
import { useToday } from '@/runtime/use-today';
import type { RequestOfOther } from '@/store/requests-of-others';
import { Card } from '@/ui/card';
import { Flag } from '@/ui/flag';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { useCountryName } from './use-country-name';

/** The trip on which somebody asked for help: where it leads, and when. */
export function TripSection({ trip }: { trip: NonNullable<RequestOfOther['trip']> }) {
  const words = useWords(responderWords);
  const format = useFormat();
  const today = useToday();
  const nameOf = useCountryName();
  return (
    <Section title={words.trip}>
      <Text>{trip.name}</Text>
      <Card isGroup>
        {trip.destinations.map((stop, index) => {
          const { id, country_code: code, departure_date, return_date, destination_locations } = stop;
          const places = destination_locations.map(({ friendly_name }) => friendly_name).join(', ');
          const days = format.days(departure_date, return_date, today);
          return (
            <Row
              key={id}
              leading={<Flag code={code} />}
              title={nameOf(code)}
              detail={[places, days].filter(Boolean).join(' · ')}
              last={index === trip.destinations.length - 1}
            />
          );
        })}
      </Card>
    </Section>
  );
}
