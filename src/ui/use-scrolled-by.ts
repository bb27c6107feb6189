import { useState } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent } from 'react-native';

import type { ScrolledBy } from './screen-top';

/** Told to the header alone: the screen is not drawn anew for it. */
export function useScrolledBy() {
  const [scrolled] = useState(() => {
    const hearing = new Set<(distance: number) => void>();
    const scrolledBy: ScrolledBy = {
      listen: (hear) => {
        hearing.add(hear);
        return () => hearing.delete(hear);
      },
    };
    const onScroll = ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) =>
      hearing.forEach((hear) => hear(nativeEvent.contentOffset.y));
    return { scrolledBy, onScroll };
  });
  return scrolled;
}
