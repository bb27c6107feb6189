import { type Colors, palettes } from './theme';
import { useLook } from './theme-provider';

/** The colours of the look that is on. */
export function useTheme(): Colors {
  const { isDark, isHighContrast } = useLook();
  if (isHighContrast) return isDark ? palettes.darkHighContrast : palettes.lightHighContrast;
  return isDark ? palettes.dark : palettes.light;
}
