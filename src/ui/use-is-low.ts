import { useWindowDimensions } from 'react-native';

/** Lower than this, measured in letters of the usual size, what stands still must leave its room to what is read. */
const LOW = 560;

/** Whether a phone lies on its side, a browser is zoomed, or type is enlarged, so far that a screen holds a few lines. */
export function useIsLow(): boolean {
  const { height, fontScale } = useWindowDimensions();
  return height < LOW * Math.min(fontScale, 2);
}
