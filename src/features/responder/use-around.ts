import { useMemo } from 'react';

import { alertOnMap } from '@/domain/alert-on-map';
import { toAreasOnMap } from '@/domain/areas-on-map';
import { distanceInMetres } from '@/geo/distance';
import { countryQueries, mapQueries } from '@/runtime/queries/country-queries';
import { downloadQueries } from '@/runtime/queries/download-queries';
import { hospitalQueries } from '@/runtime/queries/hospital-queries';
import { alertQueries, newsQueries } from '@/runtime/queries/news-queries';
import { useSync } from '@/runtime/runtime-provider';
import { useMissingDownload } from '@/runtime/use-missing-download';
import { useSideRead } from '@/runtime/use-read';
import { useMoment } from '@/runtime/use-today';
import type { HospitalSummary } from '@/store/hospitals';
import type { RequestOfOther } from '@/store/requests-of-others';

/** More would hide each other on a map. */
const MOST_HOSPITALS = 20;
const NONE: never[] = [];

export interface NearHospital extends HospitalSummary {
  /** From whoever asks; null where nobody knows where they are. */
  metres: number | null;
}

/** What is around somebody who asked for help, from this device; of a country that is not on it, it is fetched when there is a network. */
export function useAround({ countryCode, place }: Pick<RequestOfOther, 'countryCode' | 'place'>) {
  const moment = useMoment();
  const sync = useSync();
  const country = useSideRead(countryCode === null ? null : countryQueries.byCode(countryCode));
  const id = country?.short.id ?? null;
  const download = useSideRead(downloadQueries.hospitals(id));
  useMissingDownload(id !== null && download === null ? id : null, (missing) => {
    void sync.downloadCountry(missing);
  });
  const map = useSideRead(id === null ? null : mapQueries.one(id));
  const news = useSideRead(id === null ? null : newsQueries.ofCountry(id, moment)) ?? NONE;
  // On a map, what is over would look like a danger.
  const ahead = news.filter(({ kind, phase }) => kind === 'alert' && phase !== 'over');
  const alerts = useSideRead(alertQueries.some(ahead.map(({ id: alertId }) => alertId)));
  const listed = useSideRead(id === null ? null : hospitalQueries.ofCountry(id));
  const hospitals = useMemo(
    () =>
      (listed ?? NONE)
        .map((hospital): NearHospital => ({
          ...hospital,
          metres: place && distanceInMetres(place, hospital),
        }))
        .sort((one, other) => (one.metres ?? 0) - (other.metres ?? 0))
        .slice(0, MOST_HOSPITALS),
    [listed, place],
  );
  const areas = useMemo(() => (map ? toAreasOnMap(map, country?.short.name ?? '') : NONE), [map, country]);
  const warned = useMemo(() => (alerts ?? NONE).map(alertOnMap), [alerts]);
  return { country: country ?? null, areas, alerts: warned, hospitals };
}
