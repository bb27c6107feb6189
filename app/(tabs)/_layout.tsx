import { usePathname } from 'expo-router';

import { CheckInSheets } from '@/features/check-in/check-in-sheets';
import { OpenHelp } from '@/features/check-in/open-help';
import { ActiveIssue } from '@/features/issues/active-issue';
import { AskForHelp } from '@/features/issues/ask-for-help';
import { OwnRooms } from '@/features/gate/own-rooms';
import { SignedInOnly } from '@/features/gate/signed-in-only';
import { SignIn } from '@/features/sign-in/sign-in';
import { AppTabs } from '@/features/tabs/app-tabs';
import { OfflineStrip } from '@/features/tabs/offline-strip';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';

export default function TabsLayout() {
  const { onOpen } = useScreenNavigation();
  // The list of requests, one of them, what is said about it.
  const isRequestInSight = /^\/requests?(\/|$)/.test(usePathname());
  return (
    <SignedInOnly otherwise={<SignIn onCheckService={() => onOpen('/service')} />}>
      <OwnRooms rooms="traveller">
        <CheckInSheets askForHelp={(id) => <AskForHelp key={id} checkInId={id} />}>
          <OpenHelp request={<ActiveIssue onOpen={onOpen} />} isRequestInSight={isRequestInSight}>
            <OfflineStrip>
              <AppTabs />
            </OfflineStrip>
          </OpenHelp>
        </CheckInSheets>
      </OwnRooms>
    </SignedInOnly>
  );
}
