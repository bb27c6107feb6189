import { useColorScheme } from 'react-native';

/** The look that the device is set to. */
export function useSystemScheme(): 'light' | 'dark' {
  return useColorScheme() === 'dark' ? 'dark' : 'light';
}
