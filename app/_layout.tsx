import { Stack, usePathname } from 'expo-router';

import { ScreenBoundary } from '@/features/failure/screen-boundary';
import { AppFrame } from '@/features/gate/app-frame';
import { Gate } from '@/features/gate/gate';
import { getDeviceRuntime } from '@/runtime/device-runtime';
import { RuntimeProvider } from '@/runtime/runtime-provider';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

/** For what fails outside of every screen. */
export { AppFailure as ErrorBoundary } from '@/features/failure/app-failure';

/** Under a link that opened another screen lie the tabs, so that the way back leads somewhere. */
export const unstable_settings = { anchor: '(tabs)' };

export default function RootLayout() {
  const { onOpen } = useScreenNavigation();
  const isSigningIn = usePathname() === '/sign-in';
  return (
    <RuntimeProvider runtime={getDeviceRuntime()}>
      <AppFrame>
        <Gate onSignInAgain={isSigningIn ? null : () => onOpen('/sign-in')} onOpen={onOpen}>
          <Stack
            screenOptions={{ headerShown: false, title: 'Sojourn' }}
            screenLayout={({ children }) => <ScreenBoundary>{children}</ScreenBoundary>}
          />
        </Gate>
      </AppFrame>
    </RuntimeProvider>
  );
}
