import { useState } from 'react';

import { useSync } from './runtime-provider';

/** Pull to refresh. What sync does by itself is not shown by it: a list must not move under the thumb. */
export function useRefresh(): { active: boolean; onRefresh: () => void } {
  const sync = useSync();
  const [active, setActive] = useState(false);
  const refresh = async () => {
    setActive(true);
    try {
      // Whoever asks for it wants it, also over a metered network.
      await sync.refresh({ evenIfMetered: true });
    } finally {
      setActive(false);
    }
  };
  return { active, onRefresh: () => void refresh() };
}
