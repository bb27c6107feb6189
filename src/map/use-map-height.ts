import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useIsWide } from '@/ui/pane';

/** Among other things on a page. */
export const MAP_IN_PAGE = 460;

/** The title, and a line under the map; in a narrow window, the tabs too. */
const BESIDE_MAP = { wide: 150, narrow: 176 };

/** Of a map that has a screen or a pane to itself. */
export function useMapHeight(): number {
  const { height } = useWindowDimensions();
  const { top, bottom } = useSafeAreaInsets();
  const beside = useIsWide() ? BESIDE_MAP.wide : BESIDE_MAP.narrow;
  return Math.max(MAP_IN_PAGE, height - top - bottom - beside);
}
