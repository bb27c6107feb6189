import { usePathname } from 'expo-router';
import { type ReactNode, use } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';
import { failureWords } from '@/i18n/messages/failure';
import { RoomsContext } from '@/runtime/rooms';
import { useStoreState } from '@/runtime/runtime-provider';
import { ReadFailedError } from '@/runtime/use-read';
import { useScreenNavigation } from '@/runtime/use-screen-navigation';
import { Button } from '@/ui/button';
import { Failed } from '@/ui/failed';
import { FailureBoundary } from '@/ui/failure-boundary';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

interface ScreenBoundaryProps {
  /** What a traveller may need more than the rest of the screen: it stays where the rest fails, and at its place. */
  foot?: ReactNode;
  urgent?: ReactNode;
  children: ReactNode;
}

/** Stands around every screen: whatever fails in it is said in its place, and emergency help stays one tap away. */
export function ScreenBoundary({ foot, urgent, children }: ScreenBoundaryProps) {
  // With a store that was opened again, everything is read again.
  const { state } = useStoreState();
  return (
    <FailureBoundary
      resetKey={state}
      fallback={(failure) => <FailedScreen {...failure} foot={foot} urgent={urgent} />}
    >
      {children}
    </FailureBoundary>
  );
}

interface FailedScreenProps extends Pick<ScreenBoundaryProps, 'foot' | 'urgent'> {
  reason: unknown;
  tryAgain: () => void;
}

function FailedScreen({ reason, tryAgain, foot, urgent }: FailedScreenProps) {
  const words = useWords(failureWords);
  const common = useWords(commonWords);
  const { onOpen, onBack } = useScreenNavigation();
  const isOnHelp = usePathname() === '/help';
  // Those who answer have no screen of that kind: its address would lead them back to where they are.
  const hasHelp = use(RoomsContext) === 'traveller';
  return (
    <Screen title="Sojourn" foot={foot}>
      {urgent}
      <Failed isUnread={reason instanceof ReadFailedError} tryAgain={tryAgain} />
      {(isOnHelp || !hasHelp) && <Text>{words.emergency}</Text>}
      {!foot && hasHelp && (
        <Button
          icon="help"
          label={words.toHelp}
          // Where help itself has failed, checking in may not have.
          onPress={() => onOpen(isOnHelp ? '/check-in' : '/help')}
        />
      )}
      {!foot && <Button kind="plain" label={common.back} onPress={onBack} />}
    </Screen>
  );
}
