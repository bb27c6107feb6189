import { useWindowDimensions } from 'react-native';

/** Narrower than this, measured in letters of the usual size, four things no longer stand side by side. */
const TIGHT = 360;

/** Whether this is a small phone, or one with large type. */
export function useIsTight(): boolean {
  const { width, fontScale } = useWindowDimensions();
  return width / Math.min(fontScale, 2) < TIGHT;
}
