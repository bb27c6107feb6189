import { useEffect, useState } from 'react';

import { knownPlaces, loadPlaces } from './load-places';
import type { Places } from './places';

/** The names that the app carries; null until they are read, and where they can't be: whoever shows names does without. */
export function usePlaces(isWanted = true): Places | null {
  const [places, setPlaces] = useState(knownPlaces);
  const isMissing = isWanted && places === null;
  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    void loadPlaces().then(
      (read) => {
        if (isShown) setPlaces(read);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isMissing]);
  return places;
}
