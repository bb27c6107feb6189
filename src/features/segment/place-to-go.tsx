import { useState } from 'react';

import { addressOf } from '@/domain/timeline/address-of';
import type { TimelineEntry } from '@/domain/timeline/timeline-entry';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { segmentWords } from '@/i18n/messages/segment';
import { useAttempt } from '@/runtime/use-attempt';
import { useBookingWords } from '@/runtime/use-booking-words';
import { useOutsideApps } from '@/runtime/use-services';
import { useToday } from '@/runtime/use-today';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { SaidLine } from '@/ui/said-line';
import { Text } from '@/ui/text';
import { ZonedTime } from '@/ui/zoned-time';

interface PlaceToGoProps {
  entry: TimelineEntry;
  home: string | undefined;
}

/** When to be where, with the address in letters that a driver can read. */
export function PlaceToGo({ entry, home }: PlaceToGoProps) {
  const words = useWords(segmentWords);
  const format = useFormat();
  const today = useToday();
  const { title } = useBookingWords()(entry);
  const { segment, role, begins } = entry;
  const label = segment.kind === 'hotel' ? words.fact[role === 'end' ? 'checkOut' : 'checkIn'] : title;
  const lines = addressOf(entry);
  return (
    <Card>
      <Text variant="quiet" color="quietInk">
        {`${label} · ${format.weekday(begins.day)}, ${format.day(begins.day, today)}`}
      </Text>
      {begins.at && <ZonedTime at={begins.at} home={home} size="large" />}
      {lines.length > 0 && role !== 'end' && (
        <>
          <Text variant="quiet" color="quietInk">
            {words.toDriver}
          </Text>
          <Text variant="number" selectable>
            {lines.join('\n')}
          </Text>
        </>
      )}
      {lines.length > 0 && role === 'end' && <Text selectable>{lines.join(', ')}</Text>}
      <Directions entry={entry} address={lines} />
    </Card>
  );
}

interface DirectionsProps extends Pick<PlaceToGoProps, 'entry'> {
  /** For where nobody told the position, as in most mails. */
  address: readonly string[];
}

function Directions({ entry: { place, role, segment }, address }: DirectionsProps) {
  const words = useWords(segmentWords);
  const outside = useOutsideApps();
  const attempt = useAttempt();
  const [hasFailed, setHasFailed] = useState(false);
  const { latitude, longitude, name } = place;
  // Whoever leaves a room is there already.
  if (segment.kind === 'hotel' && role === 'end') return null;
  const isPlaced = latitude !== null && longitude !== null;
  if (!isPlaced && address.length === 0) return null;
  const open = async () => {
    const isOpen = isPlaced
      ? await outside.openDirections({ latitude, longitude }, name ?? '')
      : await outside.openDirectionsToAddress(address.join(', '));
    setHasFailed(!isOpen);
  };
  return (
    <>
      <Button kind="outline" icon="directions" label={words.directions} onPress={() => attempt(open())} />
      <SaidLine said={hasFailed ? words.noApp : ''} color="medium" />
    </>
  );
}
