import { entryQueries } from '@/runtime/queries/entry-queries';
import { useRead } from '@/runtime/use-read';
import { useToday } from '@/runtime/use-today';

import { EntrySection } from './entry-section';

/** The same for a country to which no plan leads. */
export function CountryEntry({ countryId, onOpen }: { countryId: string; onOpen: (path: string) => void }) {
  const entry = useRead(entryQueries.ofCountry(countryId, useToday()));
  return entry ? (
    <EntrySection entries={[entry]} preparing={{ of: 'country', id: countryId }} onOpen={onOpen} />
  ) : null;
}
