import { entryQueries } from '@/runtime/queries/entry-queries';
import { useRead } from '@/runtime/use-read';
import { useToday } from '@/runtime/use-today';

import { EntrySection } from './entry-section';

/** What a traveller sees to before a trip. */
export function TripPrepare({ tripId, onOpen }: { tripId: string; onOpen: (path: string) => void }) {
  const entries = useRead(entryQueries.ofTrip(tripId, useToday()));
  return entries ? (
    <EntrySection entries={entries} preparing={{ of: 'trip', id: tripId }} onOpen={onOpen} />
  ) : null;
}
