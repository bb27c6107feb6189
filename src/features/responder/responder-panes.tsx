import { useIsFocused } from 'expo-router';
import type { ReactNode } from 'react';
import { Platform } from 'react-native';

import { InFrontProvider } from '@/ui/in-front';
import { Panes, useIsWide } from '@/ui/pane';

import { ChosenStageProvider } from './chosen-stage';

/** One screen over the other, or in a wide window the requests with what was opened of them beside. */
export function ResponderPanes({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <ChosenStageProvider>
      <Panes list={useIsWide() ? list : null} besides={0}>
        {children}
      </Panes>
    </ChosenStageProvider>
  );
}

interface ResponderScreenProps {
  /** In a wide window, where the requests stand at the side already: of the first screen alone. */
  beside: ReactNode;
  children: ReactNode;
}

/** A browser gives a screen that lies behind another no size at all: nothing in it knows what is in sight. */
export function ResponderScreen({ beside, children }: ResponderScreenProps) {
  const isFocused = useIsFocused();
  const isWide = useIsWide();
  return (
    <InFrontProvider isInFront={isFocused || Platform.OS !== 'web'}>
      {isWide && beside !== null ? beside : children}
    </InFrontProvider>
  );
}
