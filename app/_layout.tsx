import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';

import { getDeviceRuntime } from '@/runtime/device-runtime';
import { RuntimeProvider } from '@/runtime/runtime-provider';

export default function RootLayout() {
  return (
    <RuntimeProvider runtime={getDeviceRuntime()}>
      <StatusBar style="auto" />
      <Stack screenOptions={{ headerShown: false, title: 'Sojourn' }} />
    </RuntimeProvider>
  );
}
