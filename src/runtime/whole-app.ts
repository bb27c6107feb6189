// Everything behind the front door, as one piece: pieces for each screen would put whatever two of them share in front of the first.
import { ctx as routes } from 'expo-router/_ctx';
import { enableScreens } from 'react-native-screens';

import { countryIndex, loadCountryTable } from '@/geo/country-at';
import { hearBackFirst } from '@/platform/browser-back';

export { App } from 'expo-router/build/qualified-entry';
export { getDeviceRuntime } from './device-runtime';

// Without it a browser leaves the tabs that are not open where they are, covered but within reach of the keyboard.
enableScreens();
// Here, because the router is not there yet.
hearBackFirst();

/** The frames of all screens, and the screen that whoever signs in sees first. */
const FIRST_SCREENS = /\/_layout\.tsx$|\/\(today\)\/index\.tsx$/;

/** What the first screen needs is read in when it is first asked for: here before, while somebody types their key. */
export async function readAhead(): Promise<void> {
  for (const route of routes.keys()) if (FIRST_SCREENS.test(route)) routes(route);
  await loadCountryTable();
  countryIndex();
}
