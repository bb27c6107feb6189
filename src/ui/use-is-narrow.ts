import { useWindowDimensions } from 'react-native';

import { useRoomWidth } from './pane';

/** Narrower than this, measured in letters of the usual size, two things no longer stand side by side. */
const NARROW = 240;

/** Whether a browser is zoomed, or type is enlarged, so far that a line holds a word or two. */
export function useIsNarrow(): boolean {
  const { fontScale } = useWindowDimensions();
  return useRoomWidth() < NARROW * Math.min(fontScale, 2);
}
