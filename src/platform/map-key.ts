import Constants from 'expo-constants';

/** Whether this build may draw Google's map on Android; Apple's needs no key. */
export function hasMapKey(): boolean {
  return Constants.expoConfig?.extra?.hasMapKey === true;
}
