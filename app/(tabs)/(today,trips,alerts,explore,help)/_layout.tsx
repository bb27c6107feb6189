import { Stack } from 'expo-router';
import type { ComponentType } from 'react';

import { AlertsMapScreen } from '@/features/alerts/alerts-map-screen';
import { AlertsScreen } from '@/features/alerts/alerts-screen';
import { WorldMapScreen } from '@/features/explore/world-map-screen';
import { ScreenBoundary } from '@/features/failure/screen-boundary';
import { HospitalsMapScreen } from '@/features/help/hospitals-map-screen';
import { FirstScreen, TabPanes } from '@/features/tabs/tab-panes';
import { TabScreen } from '@/features/tabs/tab-screen';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

import AlertsRoute from '../(alerts)/alerts';
import ExploreRoute from '../(explore)/explore';
import HelpRoute from '../(help)/help';
import TodayRoute from '../(today)/index';
import TripsRoute from '../(trips)/trips';

/** The first screen of each tab: what a tap on it opens, and what lies under a screen that a link opened. */
export const unstable_settings = {
  today: { anchor: 'index' },
  trips: { anchor: 'trips' },
  alerts: { anchor: 'alerts' },
  explore: { anchor: 'explore' },
  help: { anchor: 'help' },
};

type Tab = keyof typeof unstable_settings;

/** In a wide window: what stands at the side, and what beside it while nothing was opened. */
const PANES: Record<Tab, { List: ComponentType; Beside: ComponentType<{ onOpen: (path: string) => void }> }> =
  {
    today: { List: TodayRoute, Beside: AlertsScreen },
    trips: { List: TripsRoute, Beside: WorldMapScreen },
    alerts: { List: AlertsRoute, Beside: AlertsMapScreen },
    explore: { List: ExploreRoute, Beside: WorldMapScreen },
    help: { List: HelpRoute, Beside: HospitalsMapScreen },
  };

/** Each tab has its own stack, and every detail screen can stand in any of them: the tabs stay in reach. */
export default function TabStackLayout({ segment }: { segment: `(${Tab})` }) {
  const tab = segment.slice(1, -1) as Tab;
  const { List, Beside } = PANES[tab];
  const { anchor } = unstable_settings[tab];
  return (
    <TabPanes
      list={
        <ScreenBoundary>
          <List />
        </ScreenBoundary>
      }
    >
      <Stack
        screenOptions={{ headerShown: false }}
        screenLayout={({ children, route }) => (
          <TabScreen>
            <ScreenBoundary>
              {route.name === anchor ? (
                <FirstScreen beside={<BesideList Screen={Beside} />}>{children}</FirstScreen>
              ) : (
                children
              )}
            </ScreenBoundary>
          </TabScreen>
        )}
      />
    </TabPanes>
  );
}

function BesideList({ Screen }: { Screen: ComponentType<{ onOpen: (path: string) => void }> }) {
  return <Screen onOpen={useScreenNavigation().onOpen} />;
}
