import { useState } from 'react';

import type { Hospital } from '@/contract/hospital';
import { distanceInMetres } from '@/geo/distance';
import { tripWords } from '@/i18n/messages/trip';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { useReads } from '@/runtime/runtime-provider';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import { Button } from '@/ui/button';
import { PlaceCard } from '@/ui/place-card';

import { PartState } from './part-state';
import { usePartFreshness } from './use-part-freshness';
import type { TripDetails } from './use-trip-screen';

interface TripHospitalsProps {
  details: TripDetails;
  onOpen: (path: string) => void;
  refresh: () => void;
}

/** A country may have thousands; the nearest are on top. */
const PAGE = 20;

export function TripHospitals({ details, onOpen, refresh }: TripHospitalsProps) {
  const words = useWords(tripWords);
  const format = useFormat();
  const { downloadNames } = useReads();
  const { fix } = useWhereAmI();
  const [shown, setShown] = useState(PAGE);
  const { trip, hospitals, sending } = details;
  const freshness = usePartFreshness([downloadNames.tripHospitals(trip.id)], hospitals.length === 0);
  const sorted = toNearestFirst(hospitals, fix);
  const more = Math.min(PAGE, sorted.length - shown);
  return (
    <PartState
      freshness={freshness}
      isEmpty={hospitals.length === 0}
      nothing={words.noHospitals}
      neverDetail={sending.kind === 'new' ? words.notSentYet : undefined}
      onRetry={refresh}
    >
      {sorted.slice(0, shown).map(({ hospital, metres }) => (
        <PlaceCard
          key={hospital.id}
          title={hospital.name}
          distance={metres === null ? undefined : format.distance(metres)}
          meta={[hospital.address.city, hospital.address.province].filter(Boolean).join(', ')}
          notes={[
            ...(hospital.emergency ? [words.emergency] : []),
            ...(hospital.accr_jci ? [words.jci] : []),
          ]}
          onPress={() => onOpen(`/hospital/${hospital.id}`)}
        />
      ))}
      {more > 0 && (
        <Button kind="outline" label={words.showMore(more)} onPress={() => setShown(shown + PAGE)} />
      )}
    </PartState>
  );
}

/** By name where nobody knows where the traveller is. */
function toNearestFirst(
  hospitals: readonly Hospital[],
  here: { latitude: number; longitude: number } | null,
): { hospital: Hospital; metres: number | null }[] {
  if (!here) return hospitals.map((hospital) => ({ hospital, metres: null }));
  return hospitals
    .map((hospital) => {
      const [longitude, latitude] = hospital.location;
      return { hospital, metres: distanceInMetres(here, { latitude, longitude }) };
    })
    .sort((one, other) => one.metres - other.metres);
}
