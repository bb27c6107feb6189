import { useEffect } from 'react';

import { usePlaceToOpen } from '@/runtime/use-services';

/** Goes, once, where a tap on a notification or on a link outside the app leads. Below the screens, which must be there first. */
export function PlaceOpener({ onOpen }: { onOpen: (path: string) => void }) {
  const { place, take } = usePlaceToOpen();
  useEffect(() => {
    const taken = place && take();
    if (taken) onOpen(taken.path);
  }, [place, take, onOpen]);
  return null;
}
