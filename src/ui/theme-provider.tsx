import { createContext, type ReactNode, use } from 'react';

import { useSystemContrast } from './use-system-contrast';
import { useSystemScheme } from './use-system-scheme';

export type Scheme = 'system' | 'light' | 'dark';
export type Contrast = 'system' | 'normal' | 'high';

interface Appearance {
  isDark: boolean;
  isHighContrast: boolean;
}

const AppearanceContext = createContext<Appearance | null>(null);

interface ThemeProviderProps {
  /** What the traveller chose in Sojourn; 'system' follows the device. */
  scheme?: Scheme;
  contrast?: Contrast;
  children: ReactNode;
}

export function ThemeProvider({ scheme = 'system', contrast = 'system', children }: ThemeProviderProps) {
  const device = useSystemScheme();
  const wantsContrast = useSystemContrast();
  const isDark = (scheme === 'system' ? device : scheme) === 'dark';
  const isHighContrast = contrast === 'system' ? wantsContrast : contrast === 'high';
  return <AppearanceContext value={{ isDark, isHighContrast }}>{children}</AppearanceContext>;
}

/** Outside of a provider, the light or dark look that the device is set to. */
export function useAppearance(): Appearance {
  const appearance = use(AppearanceContext);
  const isDark = useSystemScheme() === 'dark';
  return appearance ?? { isDark, isHighContrast: false };
}
