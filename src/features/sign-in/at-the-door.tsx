import { commonWords } from '@/i18n/messages/common';
import { shellWords } from '@/i18n/messages/shell';
import { useWords } from '@/i18n/locale-provider';
import type { DoorState, FrontDoor } from '@/runtime/front-door';
import { EmptyState } from '@/ui/empty-state';
import { Opening } from '@/ui/opening';
import { Screen } from '@/ui/screen';

import { SignInScreen } from './sign-in-screen';

interface AtTheDoorProps {
  door: FrontDoor;
  state: Exclude<DoorState, { kind: 'inside' }>;
  invitedKey: string;
  onCheckService: () => void;
}

export function AtTheDoor({ door, state, invitedKey, onCheckService }: AtTheDoorProps) {
  switch (state.kind) {
    case 'signing-in':
      return (
        <SignInScreen
          invitedKey={invitedKey}
          signIn={(key, options) => door.signIn(key, options)}
          onCheckService={onCheckService}
        />
      );
    case 'entering':
      return <Opening />;
    case 'not-fetched':
      return <NotFetched onTryAgain={() => void door.enter()} />;
  }
}

function NotFetched({ onTryAgain }: { onTryAgain: () => void }) {
  const words = useWords(shellWords);
  const { tryAgain } = useWords(commonWords);
  return (
    <Screen title="Sojourn">
      <EmptyState
        icon="warning"
        title={words.notFetchedTitle}
        detail={words.notFetchedDetail}
        action={{ label: tryAgain, onPress: onTryAgain }}
      />
    </Screen>
  );
}
