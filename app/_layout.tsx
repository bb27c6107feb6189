import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';

import { RuntimeProvider } from '@/runtime/runtime-provider';

export default function RootLayout() {
  return (
    <RuntimeProvider>
      <StatusBar style="auto" />
      <Stack screenOptions={{ headerShown: false, title: 'Sojourn' }} />
    </RuntimeProvider>
  );
}
