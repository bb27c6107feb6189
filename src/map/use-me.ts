import { useMemo } from 'react';

import type { MapMe } from './map-content';

interface Fix {
  latitude: number;
  longitude: number;
  accuracyMetres: number | null;
}

/** The traveller on a map; the same as long as they are in the same place, so that the map is not drawn anew. */
export function useMe(fix: Fix | null): MapMe | null {
  return useMemo(
    () =>
      fix && {
        position: { latitude: fix.latitude, longitude: fix.longitude },
        accuracy: fix.accuracyMetres,
      },
    [fix],
  );
}
