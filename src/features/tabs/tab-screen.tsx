import { useIsFocused } from 'expo-router';
import type { ReactNode } from 'react';
import { Platform } from 'react-native';

import { InFrontProvider } from '@/ui/in-front';

/**
 * What every screen of a tab stands in. A browser gives a screen that lies behind another no size at all, so nothing in it can
 * know what is in sight. Phones leave it its size, and show it again under the finger that swipes back.
 */
export function TabScreen({ children }: { children: ReactNode }) {
  const isFocused = useIsFocused();
  return <InFrontProvider isInFront={isFocused || Platform.OS !== 'web'}>{children}</InFrontProvider>;
}
