import { useState } from 'react';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { alertWords } from '@/i18n/messages/alert';
import { toFlagUrl } from '@/runtime/to-flag-url';
import { useToday } from '@/runtime/use-today';
import { Flag } from '@/ui/flag';
import { LinkSheet } from '@/ui/link-sheet';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';

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
      {countries.length > 0 && (
        <Section title={words.places}>
          {countries.map((country, index) => (
            <Row
              key={country.id}
              leading={<Flag code={country.country_code} url={toFlagUrl(country.flag)} />}
              title={country.name}
              detail={
                (alert.full_country_ids.includes(country.id) ? words.wholeCountry : areasOf(country.id)) ||
                undefined
              }
              onPress={() => onOpen(`/country/${country.id}`)}
              last={index === countries.length - 1}
            />
          ))}
        </Section>
      )}
      {diseases.length > 0 && (
        <Section title={words.diseases}>
          {diseases.map((disease, index) => (
            <Row
              key={disease.id}
              icon="virus"
              title={disease.common_name}
              detail={disease.scientific_name ?? undefined}
              onPress={() => onOpen(`/disease/${disease.id}`)}
              last={index === diseases.length - 1}
            />
          ))}
        </Section>
      )}
      {trips.length > 0 && (
        <Section title={words.trips}>
          {trips.map((trip, index) => (
            <Row
              key={trip.id}
              icon="briefcase"
              title={trip.name}
              detail={format.days(trip.start, trip.finish, today)}
              onPress={() => onOpen(`/trip/${trip.id}`)}
              last={index === trips.length - 1}
            />
          ))}
        </Section>
      )}
      {alert.alert_sources.length > 0 && (
        <Section title={words.sources}>
          {alert.alert_sources.map((source, index) => (
            <Row
              key={source._id}
              icon="link"
              title={source.host}
              act
              onPress={() => setUrl(source.url)}
              last={index === alert.alert_sources.length - 1}
            />
          ))}
        </Section>
      )}
      <LinkSheet url={url} onOpen={onOpenLink} onClose={() => setUrl(null)} />
    </>
  );
}
