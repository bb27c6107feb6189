import { Stack } from 'expo-router';

import { UnkeptAnswer } from '@/features/check-in/unkept-answer';
import { ScreenBoundary } from '@/features/failure/screen-boundary';
import { OwnRooms } from '@/features/gate/own-rooms';
import { SignedInOnly } from '@/features/gate/signed-in-only';
import { ChooseRequest } from '@/features/responder/choose-request';
import { RequestsScreen } from '@/features/responder/requests-screen';
import { ResponderPanes, ResponderScreen } from '@/features/responder/responder-panes';
import { SignIn } from '@/features/sign-in/sign-in';
import { OfflineStrip } from '@/features/tabs/offline-strip';
import { useListNavigation, useScreenNavigation } from '@/runtime/use-screen-navigation';

const FIRST = 'responder/index';

/** Under a screen that a link opened lie the requests. */
export const unstable_settings = { anchor: FIRST };

/** The rooms of whoever answers requests for help. */
export default function ResponderLayout() {
  const { onOpen } = useScreenNavigation();
  return (
    <SignedInOnly otherwise={<SignIn onCheckService={() => onOpen('/service')} />}>
      <OwnRooms rooms="responder">
        <OfflineStrip>
          <ResponderPanes
            list={
              <ScreenBoundary>
                <ListBeside />
              </ScreenBoundary>
            }
          >
            <Stack
              screenOptions={{ headerShown: false }}
              screenLayout={({ children, route }) => (
                <ResponderScreen beside={route.name === FIRST ? <ChooseRequest /> : null}>
                  <ScreenBoundary>{children}</ScreenBoundary>
                </ResponderScreen>
              )}
            />
          </ResponderPanes>
        </OfflineStrip>
        <UnkeptAnswer />
      </OwnRooms>
    </SignedInOnly>
  );
}

function ListBeside() {
  return <RequestsScreen onOpen={useListNavigation()} />;
}
