import { Platform } from 'react-native';

/** In a browser, loads the app again; elsewhere there is no page. */
export function reloadPage(): void {
  if (Platform.OS === 'web') location.reload();
}
