import { useColorScheme } from 'react-native';

import { type Colors, palettes } from './theme';

/** The colours for the light or dark look that the device is set to. */
export function useTheme(): Colors {
  return useColorScheme() === 'dark' ? palettes.dark : palettes.light;
}
