import { useState } from 'react';

import type { NamedAirline } from '@/contract/airline';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { alertWords } from '@/i18n/messages/alert';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { useToday } from '@/runtime/use-today';
import { Flag } from '@/ui/flag';
import { LinkSheet } from '@/ui/link-sheet';
import { RowSection } from '@/ui/row-section';

import type { AlertView } from './use-alert-screen';

interface AlertRelationsProps {
  view: Extract<AlertView, { kind: 'ready' }>;
  onOpen: (path: string) => void;
  onOpenLink: (url: string) => void;
}

/** What it has to do with: places, diseases, trips, and who says so. */
export function AlertRelations({ view, onOpen, onOpenLink }: AlertRelationsProps) {
  const { alert, countries, diseases, trips } = view;
  const words = useWords(alertWords);
  const format = useFormat();
  const today = useToday();
  const [url, setUrl] = useState<string | null>(null);
  const areasOf = (countryId: string) =>
    [...alert.country_divisions, ...alert.country_regions]
      // With one country, an area that does not say whose it is is that country's.
      .filter(({ country_id }) => (country_id ?? (countries.length === 1 ? countryId : null)) === countryId)
      .flatMap(({ name }) => name ?? [])
      .join(', ');
  return (
    <>
      <RowSection
        title={words.places}
        rows={countries.map(({ id, name, country_code, flag }) => ({
          key: id,
          leading: <Flag code={country_code} url={toFlagUrl(flag)} />,
          title: name,
          detail: (alert.full_country_ids.includes(id) ? words.wholeCountry : areasOf(id)) || undefined,
          onPress: () => onOpen(`/country/${id}`),
        }))}
      />
      <RowSection title={words.airlines} rows={(alert.airlines ?? []).map(toRow)} />
      <RowSection title={words.airports} rows={(alert.airports ?? []).map(toRow)} />
      <RowSection
        title={words.diseases}
        rows={diseases.map(({ id, common_name, scientific_name }) => ({
          key: id,
          icon: 'virus',
          title: common_name,
          detail: scientific_name ?? undefined,
          onPress: () => onOpen(`/disease/${id}`),
        }))}
      />
      <RowSection
        title={words.trips}
        rows={trips.map(({ id, name, start, finish }) => ({
          key: id,
          icon: 'briefcase',
          title: name,
          detail: format.days(start, finish, today),
          onPress: () => onOpen(`/trip/${id}`),
        }))}
      />
      <RowSection
        title={words.sources}
        rows={alert.alert_sources.map(({ _id, host, url: source }) => ({
          key: _id,
          icon: 'link',
          title: host,
          act: true,
          onPress: () => setUrl(source),
        }))}
      />
      <LinkSheet url={url} onOpen={onOpenLink} onClose={() => setUrl(null)} />
    </>
  );
}

/** An airline or airport, with the codes that a ticket has. */
const toRow = ({ id, name, iata, icao }: NamedAirline) => ({
  key: id,
  icon: 'plane' as const,
  title: name,
  detail: [iata, icao].filter(Boolean).join(' · ') || undefined,
});
