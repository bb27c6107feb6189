import { Stack } from 'expo-router';

import { ScreenBoundary } from '@/features/failure/screen-boundary';
import { TabScreen } from '@/features/tabs/tab-screen';

/** The first screen of each tab: what a tap on it opens, and what lies under a screen that a link opened. */
export const unstable_settings = {
  today: { anchor: 'index' },
  trips: { anchor: 'trips' },
  alerts: { anchor: 'alerts' },
  explore: { anchor: 'explore' },
  help: { anchor: 'help' },
};

/** Each tab has its own stack, and every detail screen can stand in any of them: the tabs stay in reach. */
export default function TabStackLayout() {
  return (
    <Stack
      screenOptions={{ headerShown: false }}
      screenLayout={({ children }) => (
        <TabScreen>
          <ScreenBoundary>{children}</ScreenBoundary>
        </TabScreen>
      )}
    />
  );
}
