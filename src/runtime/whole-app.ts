// Everything behind the front door, as one piece: pieces for each screen would put whatever two of them share in front of the first.
import { enableScreens } from 'react-native-screens';

import { hearBackFirst } from '@/platform/browser-back';

export { App } from 'expo-router/build/qualified-entry';
export { getDeviceRuntime } from './device-runtime';

// Without it a browser leaves the tabs that are not open where they are, covered but within reach of the keyboard.
enableScreens();
// Here, because the router is not there yet.
hearBackFirst();
