import { Stack } from 'expo-router';

/** What lies under a screen that a link opened; the other tabs' first screens are named like their tab. */
export const unstable_settings = { today: { anchor: 'index' } };

/** Each tab has its own stack, and every detail screen can stand in any of them: the tabs stay in reach. */
export default function TabStackLayout() {
  return <Stack screenOptions={{ headerShown: false }} />;
}
