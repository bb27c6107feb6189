import { useWindowDimensions } from 'react-native';

/** Among other things on a page. */
export const MAP_IN_PAGE = 460;

/** The title, and a line under the map. */
const BESIDE_MAP = 150;

/** Of a map that has a pane to itself. */
export function useMapHeight(): number {
  return Math.max(MAP_IN_PAGE, useWindowDimensions().height - BESIDE_MAP);
}
