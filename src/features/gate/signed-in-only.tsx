import type { ReactNode } from 'react';

import { useSession } from '@/runtime/runtime-provider';
import { Opening } from '@/ui/opening';

interface SignedInOnlyProps {
  /** What everybody else sees in the same place; whoever signs in there is where they wanted to go. */
  otherwise: ReactNode;
  children: ReactNode;
}

export function SignedInOnly({ otherwise, children }: SignedInOnlyProps) {
  const { state } = useSession();
  switch (state.kind) {
    case 'unknown':
      return <Opening />;
    case 'signed-out':
      return otherwise;
    case 'signed-in':
      return children;
  }
}
