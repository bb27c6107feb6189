import { useEffect, useMemo, useState } from 'react';

import { knownPlaces, loadPlaces } from '@/geo/places/load-places';
import { useI18n } from '@/i18n/locale-provider';

import type { MapContent } from '../map-content';
import { listMapNames, type MapName } from './map-names';

const NONE: readonly MapName[] = [];

/** The names for a map, in the traveller's language; none until they are read, and none where they can't be: the map does without. */
export function useMapNames(content: MapContent): readonly MapName[] {
  const { language } = useI18n().locale;
  const [places, setPlaces] = useState(knownPlaces);
  useEffect(() => {
    let isWanted = true;
    void loadPlaces().then(
      (read) => {
        if (isWanted) setPlaces(read);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return useMemo(
    () => (places ? listMapNames(content, places, language) : NONE),
    [places, content, language],
  );
}
