import { useMemo, useState } from 'react';

import { distanceInMetres } from '@/geo/distance';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { countryWords } from '@/i18n/messages/country';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { FreshnessLine } from '@/ui/freshness-line';
import { PlaceCard } from '@/ui/place-card';
import { Text } from '@/ui/text';

import type { CountryPartProps } from './country-props';

interface CountryHospitalsProps extends CountryPartProps {
  onOpen: (path: string) => void;
}

/** A country may have hundreds; a screen needs a few at a time. */
const AT_A_TIME = 25;

export function CountryHospitals({ view, download, onOpen }: CountryHospitalsProps) {
  const { hospitals, hospitalsFreshness } = view;
  const words = useWords(countryWords);
  const format = useFormat();
  const { fix } = useWhereAmI();
  const [shown, setShown] = useState(AT_A_TIME);
  const sorted = useMemo(() => {
    const placed = hospitals.map((hospital) => {
      const [longitude, latitude] = hospital.location;
      return { hospital, metres: fix && distanceInMetres(fix, { latitude, longitude }) };
    });
    return placed.sort((one, other) => (one.metres ?? 0) - (other.metres ?? 0));
  }, [hospitals, fix]);
  const neverCame = hospitalsFreshness.kind === 'never-downloaded';
  const left = sorted.length - shown;
  return (
    <>
      <FreshnessLine freshness={hospitalsFreshness} />
      {hospitalsFreshness.kind === 'nothing-there' && (
        <EmptyState icon="hospital" title={words.noHospitals} />
      )}
      {neverCame && sorted.length > 0 && <Text color="quietInk">{words.fromTrips}</Text>}
      {sorted.slice(0, shown).map(({ hospital: { id, name, address, emergency, accr_jci }, metres }) => (
        <PlaceCard
          key={id}
          title={name}
          distance={metres === null ? undefined : format.distance(metres)}
          meta={[address.city, address.province].filter(Boolean).join(', ')}
          notes={[...(emergency ? [words.emergencyNote] : []), ...(accr_jci ? ['JCI'] : [])]}
          onPress={() => onOpen(`/hospital/${id}`)}
        />
      ))}
      {left > 0 && (
        <Button
          kind="plain"
          label={words.more(Math.min(left, AT_A_TIME))}
          onPress={() => setShown(shown + AT_A_TIME)}
        />
      )}
      {neverCame && (
        <Button
          kind="outline"
          size="small"
          label={words.downloadAll}
          onPress={download.start}
          busy={download.progress !== null}
        />
      )}
    </>
  );
}
