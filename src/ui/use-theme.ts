import { type Colors, palettes } from './theme';
import { useAppearance } from './theme-provider';

/** The colours of the look that is on. */
export function useTheme(): Colors {
  const { isDark, isHighContrast } = useAppearance();
  if (isHighContrast) return isDark ? palettes.darkHighContrast : palettes.lightHighContrast;
  return isDark ? palettes.dark : palettes.light;
}
