import { useMemo } from 'react';

import { distanceInMetres } from '@/geo/distance';
import type { HospitalSummary } from '@/store/hospitals';

import { useWhereAmI } from './use-where-am-i';

export interface PlacedHospital {
  hospital: HospitalSummary;
  /** Null where nobody knows where the traveller is. */
  metres: number | null;
}

/** As they were given, by name, where nobody knows where the traveller is. */
export function useNearestFirst(hospitals: readonly HospitalSummary[]): PlacedHospital[] {
  const { fix } = useWhereAmI();
  return useMemo(() => {
    if (!fix) return hospitals.map((hospital) => ({ hospital, metres: null }));
    return hospitals
      .map((hospital) => ({ hospital, metres: distanceInMetres(fix, hospital) }))
      .sort((one, other) => one.metres - other.metres);
  }, [hospitals, fix]);
}
