import { Tabs } from 'expo-router';
import { Platform } from 'react-native';

import { shellWords } from '@/i18n/messages/shell';
import { useWords } from '@/i18n/locale-provider';
import { useSync } from '@/runtime/runtime-provider';
import type { IconName } from '@/ui/icon-paths';
import { useIsWide } from '@/ui/pane';
import { TabBar, type TabItem } from '@/ui/tab-bar';

import { useUnreadAlerts } from './use-unread-alerts';

const TABS = [
  ['today', 'home'],
  ['trips', 'briefcase'],
  ['alerts', 'bell'],
  ['explore', 'globe'],
  ['help', 'help'],
] as const satisfies [string, IconName][];

export function AppTabs() {
  const words = useWords(shellWords);
  const unread = useUnreadAlerts();
  const { look } = useSync();
  const place = useIsWide() ? 'side' : 'bottom';
  const items = TABS.map(([name, icon]): TabItem => ({ key: `(${name})`, label: words.tabs[name], icon }));
  const news = unread > 0 ? { count: unread, label: words.unread(unread) } : undefined;
  return (
    <Tabs
      backBehavior={Platform.OS === 'web' ? 'fullHistory' : 'firstRoute'}
      screenOptions={{ headerShown: false, tabBarPosition: place === 'side' ? 'left' : 'bottom' }}
      tabBar={({ state, navigation }) => (
        <TabBar
          items={items.map((item) => (item.key === '(alerts)' ? { ...item, news } : item))}
          selected={state.routes[state.index]?.name ?? ''}
          place={place}
          onSelect={(name) => {
            look();
            const route = state.routes.find((candidate) => candidate.name === name);
            // A tap on the tab that is open leads back to its first screen; the stack in it listens for that.
            const { defaultPrevented } = navigation.emit({
              type: 'tabPress',
              target: route?.key,
              canPreventDefault: true,
            });
            if (!defaultPrevented) navigation.navigate(name);
          }}
        />
      )}
    >
      {items.map(({ key, label }) => (
        <Tabs.Screen key={key} name={key} options={{ title: label }} />
      ))}
    </Tabs>
  );
}
