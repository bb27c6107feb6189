import { useMemo } from 'react';

import { alertOnMap } from '@/domain/alert-on-map';
import { toAreasOnMap } from '@/domain/areas-on-map';
import { toTravelStatusName } from '@/domain/travel-status';
import { tripWords } from '@/i18n/messages/trip';
import { useWords } from '@/i18n/locale-provider';
import { TripMap } from '@/map/trip-map';
import { useMe } from '@/map/use-me';
import { mapQueries } from '@/runtime/queries/country-queries';
import { alertQueries } from '@/runtime/queries/news-queries';
import { useMapSetting } from '@/runtime/use-map-setting';
import { useSideRead } from '@/runtime/use-read';
import { useWhereAmI } from '@/runtime/use-where-am-i';

import { countryIdsOf, hospitalPlace, routeOf } from './places-of-trip';
import type { TripDetails } from './use-trip-screen';

interface TripStandingMapProps {
  details: TripDetails;
  onOpen: (path: string) => void;
}

/** The way, what threatens it and where help is. */
export function TripStandingMap({ details, onOpen }: TripStandingMapProps) {
  const { trip, countries, news, hospitals } = details;
  const words = useWords(tripWords);
  const setting = useMapSetting();
  const me = useMe(useWhereAmI().fix);
  const maps = useSideRead(mapQueries.some(countryIdsOf(trip)));
  // On a map, what is over would look like a danger.
  const ahead = news.filter(({ kind, phase }) => kind === 'alert' && phase !== 'over');
  const alerts = useSideRead(alertQueries.some(ahead.map(({ id }) => id)));
  const areas = useMemo(
    () =>
      (maps ?? []).flatMap((map) =>
        toAreasOnMap(map, countries.find(({ short }) => short.id === map.id)?.short.name ?? ''),
      ),
    [maps, countries],
  );
  const outlines = useMemo(
    () =>
      countries
        .filter(({ short }) => maps?.every(({ id }) => id !== short.id) ?? true)
        .map(({ short: { id, country_code, name, travel_status } }) => ({
          id,
          code: country_code,
          name,
          status: toTravelStatusName(travel_status),
        })),
    [maps, countries],
  );
  const route = useMemo(() => routeOf(trip), [trip]);
  const warned = useMemo(() => (alerts ?? []).map(alertOnMap), [alerts]);
  const places = useMemo(() => hospitals.map(hospitalPlace), [hospitals]);
  const openMarker = (id: string) => {
    if (warned.some((alert) => alert.id === id)) onOpen(`/alert/${id}`);
    else if (places.some((place) => place.id === id)) onOpen(`/hospital/${id}`);
  };
  const openArea = (id: string) => {
    if (warned.some((alert) => alert.id === id)) onOpen(`/alert/${id}`);
    else if (countries.some(({ short }) => short.id === id)) onOpen(`/country/${id}`);
  };
  return (
    <TripMap
      {...setting}
      label={words.mapOf(trip.name)}
      destinations={route}
      areas={areas}
      outlines={outlines}
      alerts={warned}
      hospitals={places}
      me={me}
      onMarkerPress={openMarker}
      onAreaPress={openArea}
      isStrip
    />
  );
}
