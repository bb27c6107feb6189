import { useMemo } from 'react';

import { toTravelStatusName } from '@/domain/travel-status';
import { reachAround } from '@/geo/reach-around';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { responderWords } from '@/i18n/messages/responder';
import { TripMap } from '@/map/trip-map';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useCurrentMinute } from '@/runtime/use-today';
import type { RequestOfOther } from '@/store/requests-of-others';
import { Card } from '@/ui/card';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { type NearHospital, useAround } from './use-around';

/** Enough to see what is around somebody; alone on the screen it shows more. */
const MAP_HEIGHT = 260;
/** As many as fit under a map. */
const LISTED = 3;
const NONE: never[] = [];

interface WhereSectionProps {
  request: RequestOfOther;
  onOpen: (path: string) => void;
}

/** Where whoever asks is, with what threatens and what helps around them. */
export function WhereSection({ request, onOpen }: WhereSectionProps) {
  const words = useWords(responderWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const { place, name, countryCode } = request;
  const { country, areas, alerts, hospitals } = useAround({ countryCode, place });
  const setting = useMapSetting();
  const people = useMemo(() => (place ? [{ id: 'traveller', name, position: place }] : NONE), [place, name]);
  const outlines = useMemo(
    () =>
      country && areas.length === 0
        ? [
            {
              id: country.short.id,
              code: country.short.country_code,
              name: country.short.name,
              status: toTravelStatusName(country.short.travel_status),
            },
          ]
        : NONE,
    [country, areas],
  );
  const places = useMemo(() => hospitals.map((hospital) => toPlace(hospital, hospitals[0])), [hospitals]);
  const open = (id: string) => {
    if (alerts.some((alert) => alert.id === id)) onOpen(`/alert/${id}`);
    else if (hospitals.some((hospital) => hospital.id === id)) onOpen(`/hospital/${id}`);
    else if (id === country?.short.id) onOpen(`/country/${id}`);
  };
  if (!country && !place) return null;
  return (
    <Section title={words.whereTitle}>
      <Text variant="quiet" color="quietInk">
        {place ? words.lastSeen(format.moment(place.at, now)) : words.nowhere}
      </Text>
      <TripMap
        {...setting}
        label={words.mapOf(name)}
        destinations={people}
        areas={areas}
        outlines={outlines}
        alerts={alerts}
        hospitals={places}
        me={null}
        onMarkerPress={open}
        onAreaPress={open}
        showsAround
        style={{ height: MAP_HEIGHT }}
      />
      {place && hospitals.length > 0 && (
        <Section kind="quiet" title={words.nearestHospitals}>
          <Card isGroup>
            {hospitals.slice(0, LISTED).map((hospital, index, shown) => (
              <Row
                key={hospital.id}
                icon="hospital"
                title={hospital.name}
                detail={hospital.metres === null ? undefined : format.distance(hospital.metres)}
                onPress={() => onOpen(`/hospital/${hospital.id}`)}
                last={index === shown.length - 1}
              />
            ))}
          </Card>
        </Section>
      )}
    </Section>
  );
}

/** One in the next town would make those around the traveller a single dot. */
function toPlace(
  { id, name, city, province, latitude, longitude, metres }: NearHospital,
  nearest?: NearHospital,
) {
  return {
    id,
    name,
    note: [city, province].filter(Boolean).join(', '),
    position: { latitude, longitude },
    isBackground: metres !== null && metres > reachAround(nearest?.metres ?? 0),
  };
}
