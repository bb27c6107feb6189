import { useMemo } from 'react';

import type { Hospital } from '@/contract/hospital';
import { bearingInDegrees } from '@/geo/distance';
import { nearest } from '@/geo/nearest';
import type { Position } from '@/geo/position';
import { type Freshness, toFreshness } from '@/domain/freshness';
import { downloadQueries } from '@/runtime/queries/download-queries';
import { hospitalQueries } from '@/runtime/queries/hospital-queries';
import { useSync } from '@/runtime/runtime-provider';
import { useMissingDownload } from '@/runtime/use-missing-download';
import { useRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import type { HospitalSummary } from '@/store/hospitals';

const SHOWN = 5;
/** Some hours by car. What is farther is not near, only nearer than the rest of what happens to be on the device. */
const REACH_METRES = 300_000;
const NONE: never[] = [];

export interface NearHospital {
  hospital: Hospital;
  /** Null where nobody knows how far it is. */
  metres: number | null;
  bearing: number | null;
}

export interface HospitalsView {
  hospitals: NearHospital[];
  isNear: boolean;
  freshness: Freshness;
}

/** Those around the traveller, or, of a country where they are not, those that take emergencies first. */
export function useHospitalsNear(countryId: string | null, isHere: boolean): HospitalsView | null {
  const now = useCurrentMinute();
  const { fix } = useWhereAmI();
  const from = isHere ? fix : null;
  const places = useRead(from && hospitalQueries.places());
  const ofCountry = useRead(countryId === null ? null : hospitalQueries.ofCountry(countryId));
  const near = useMemo(
    () =>
      from && places ? nearest(places, from, SHOWN).filter(({ metres }) => metres <= REACH_METRES) : NONE,
    [from, places],
  );
  const useful = useMemo(() => byUse(ofCountry ?? NONE).slice(0, SHOWN), [ofCountry]);
  const ids = from ? near.map(({ point }) => point.id) : useful.map(({ id }) => id);
  const records = useRead(hospitalQueries.some(ids));
  const download = useRead(downloadQueries.hospitals(countryId));
  const sync = useSync();
  // A country that the traveller is in is on the device before they need it, be it on none of their trips.
  useMissingDownload(isHere && download === null ? countryId : null, (id) => void sync.downloadCountry(id));
  // The same as long as they are the same, so that their map is not drawn anew.
  const hospitals = useMemo(() => toNear(records ?? NONE, from, near), [records, from, near]);
  if (!records || download === undefined || (from && !places)) return null;
  if (countryId !== null && !ofCountry) return null;
  return { hospitals, isNear: from !== null, freshness: toFreshness(download, hospitals.length === 0, now) };
}

function toNear(
  records: readonly Hospital[],
  from: Position | null,
  near: readonly { point: { id: string } & Position; metres: number }[],
): NearHospital[] {
  if (!from) return records.map((hospital) => ({ hospital, metres: null, bearing: null }));
  const known = new Map(records.map((hospital) => [hospital.id, hospital]));
  return near.flatMap(({ point, metres }) => {
    const hospital = known.get(point.id);
    return hospital ? { hospital, metres, bearing: bearingInDegrees(from, point) } : [];
  });
}

function byUse(hospitals: readonly HospitalSummary[]): HospitalSummary[] {
  return [...hospitals].sort((one, other) => Number(other.emergency) - Number(one.emergency));
}
