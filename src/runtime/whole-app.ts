// Everything behind the front door, as one piece: pieces for each screen would put whatever two of them share in front of the first.
export { App } from 'expo-router/build/qualified-entry';
export { getDeviceRuntime } from './device-runtime';
