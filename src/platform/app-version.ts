import { nativeApplicationVersion, nativeBuildVersion } from 'expo-application';
import Constants from 'expo-constants';

/** Such as `1.2.0 (34)`; in a browser, which has no build of its own, `1.2.0`. */
export function getAppVersion(): string {
  const version = nativeApplicationVersion ?? Constants.expoConfig?.version ?? '0.0.0';
  return nativeBuildVersion ? `${version} (${nativeBuildVersion})` : version;
}
