import { useState } from 'react';

import { useOutsideApps } from './use-services';

/** Calls a number with one tap. `uncalled` is the one that this device could not call: show it, to be called otherwise. */
export function useCall(): { call: (number: string) => void; uncalled: string | null } {
  const outside = useOutsideApps();
  const [uncalled, setUncalled] = useState<string | null>(null);
  return {
    uncalled,
    call: (number) => void outside.call(number).then((isOpen) => setUncalled(isOpen ? null : number)),
  };
}
