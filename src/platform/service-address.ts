import Constants from 'expo-constants';
import { Platform } from 'react-native';

/**
 * Where the service answers. A build for phones is given its address; the web app is served by the service itself, unless told
 * otherwise; in development the service runs on the machine that also serves the app.
 */
export function getServiceAddress(): string {
  // Written out in full, because Expo puts the value in place of exactly this expression.
  const given: unknown = process.env.EXPO_PUBLIC_SERVICE_URL;
  if (typeof given === 'string' && given !== '') return given.replace(/\/+$/, '');
  if (Platform.OS === 'web' && !__DEV__) return location.origin;

  const port: unknown = process.env.EXPO_PUBLIC_SERVICE_PORT;
  return `http://${developmentHost()}:${typeof port === 'string' && port !== '' ? port : '4000'}`;
}

function developmentHost(): string {
  if (Platform.OS === 'web') return location.hostname;
  const devServer = Constants.expoConfig?.hostUri;
  // A build without an address reaches nothing and says so; it must still start, for what is on the phone is readable without it.
  return devServer ? new URL(`http://${devServer}`).hostname : 'localhost';
}
