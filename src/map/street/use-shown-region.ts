import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { isSameRegion, type Region } from './region';

interface ShownRegion {
  /** What the map shows. */
  region: Region;
  isFitted: boolean;
  /** Back to everything. */
  fit: () => void;
  /** Where the traveller wants to go. */
  goTo: (region: Region) => void;
  /** The map has come to rest. */
  onShown: (region: Region) => void;
  onTouch: () => void;
}

/**
 * The region that a street map shows: that of its content, also if content comes later, until the traveller moves the
 * map. Apple's map does not tell who moved it, so whatever moves after a touch was moved by that touch.
 */
export function useShownRegion(fitted: Region, show: (region: Region) => void): ShownRegion {
  const [shown, setShown] = useState<Region | null>(null);
  const [isMoved, setIsMoved] = useState(false);
  const isTouched = useRef(false);
  const lastFitted = useRef(fitted);

  const fit = () => {
    isTouched.current = false;
    setIsMoved(false);
    show(fitted);
  };
  const follow = useEffectEvent(() => {
    if (isSameRegion(lastFitted.current, fitted)) return;
    lastFitted.current = fitted;
    if (isMoved) return;
    isTouched.current = false;
    show(fitted);
  });
  useEffect(() => {
    follow();
  }, [fitted]);

  return {
    region: shown ?? fitted,
    isFitted: !isMoved,
    fit,
    goTo: (region) => {
      setIsMoved(true);
      show(region);
    },
    onShown: (region) => {
      setShown(region);
      if (isTouched.current) setIsMoved(true);
    },
    onTouch: () => {
      isTouched.current = true;
    },
  };
}
