import { useFormat, useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import type { PlacedHospital } from '@/runtime/use-nearest-first';
import { EmptyState } from '@/ui/empty-state';
import { PlaceCard } from '@/ui/place-card';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { isNotHere, type CountryPartProps } from './country-props';
import { MissingPart } from './missing-part';

/** What there is to say of the list before it begins. */
export function CountryHospitals({ view, download }: CountryPartProps) {
  const { hospitals, hospitalsFreshness } = view;
  const words = useWords(countryWords);
  const isMissing = isNotHere(hospitalsFreshness);
  return (
    <Section
      kind="quiet"
      title={words.hospitals}
      count={hospitals.length || undefined}
      checked={{ freshness: hospitalsFreshness }}
    >
      {hospitalsFreshness.kind === 'nothing-there' && (
        <EmptyState icon="hospital" title={words.noHospitals} />
      )}
      {isMissing && hospitals.length > 0 && <Text color="quietInk">{words.fromTrips}</Text>}
      {isMissing && <MissingPart download={download} />}
    </Section>
  );
}

interface CountryHospitalProps extends PlacedHospital {
  onOpen: (path: string) => void;
}

export function CountryHospital({ hospital, metres, onOpen }: CountryHospitalProps) {
  const words = useWords(countryWords);
  const format = useFormat();
  const { id, name, city, province, emergency, accredited } = hospital;
  return (
    <PlaceCard
      title={name}
      distance={metres === null ? undefined : format.distance(metres)}
      meta={[city, province].filter(Boolean).join(', ')}
      notes={[...(emergency ? [words.emergencyNote] : []), ...(accredited ? ['JCI'] : [])]}
      onPress={() => onOpen(`/hospital/${id}`)}
    />
  );
}
