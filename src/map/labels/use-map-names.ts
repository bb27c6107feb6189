import { useMemo } from 'react';

import { usePlaces } from '@/geo/places/use-places';
import { useI18n } from '@/i18n/locale-provider';

import type { MapContent } from '../map-content';
import { listMapNames, type MapName } from './map-names';

const NONE: readonly MapName[] = [];

/** The names for a map, in the traveller's language; none until they are read, and none where they can't be: the map does without. */
export function useMapNames(content: MapContent): readonly MapName[] {
  const { language } = useI18n().locale;
  const places = usePlaces();
  return useMemo(
    () => (places ? listMapNames(content, places, language) : NONE),
    [places, content, language],
  );
}
