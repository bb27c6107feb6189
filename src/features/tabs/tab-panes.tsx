import type { ReactNode } from 'react';

import { Panes, useIsWide } from '@/ui/pane';
import { sideBarWidth } from '@/ui/tab-bar';

import { TabScreen } from './tab-screen';

interface TabPanesProps {
  /** The first screen of the tab. */
  list: ReactNode;
  children: ReactNode;
}

/** A tab: one screen over the other, or in a wide window its first screen with the others beside it. */
export function TabPanes({ list, children }: TabPanesProps) {
  const isWide = useIsWide();
  return (
    <Panes list={isWide ? <TabScreen>{list}</TabScreen> : null} besides={sideBarWidth}>
      {children}
    </Panes>
  );
}

interface FirstScreenProps {
  /** In a wide window, where the first screen stands at the side already. */
  beside: ReactNode;
  children: ReactNode;
}

/** The first screen in the stack of a tab. */
export function FirstScreen({ beside, children }: FirstScreenProps) {
  return useIsWide() ? beside : children;
}
