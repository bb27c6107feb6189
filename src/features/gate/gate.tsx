import type { ReactNode } from 'react';

import { commonWords } from '@/i18n/messages/common';
import { shellWords } from '@/i18n/messages/shell';
import { useWords } from '@/i18n/locale-provider';
import { useStoreState } from '@/runtime/runtime-provider';
import { useAppUpdate } from '@/runtime/use-app-update';
import { EmptyState } from '@/ui/empty-state';
import { Opening } from '@/ui/opening';
import { Screen } from '@/ui/screen';

import { GateNotices } from './gate-notices';
import { UpdateNotice } from './update-notice';

interface GateProps {
  /** Null on the screen that signs in. */
  onSignInAgain: (() => void) | null;
  onOpen: (path: string) => void;
  children: ReactNode;
}

/** Lets nobody in before the data on this device can be read, and says why where they can't. */
export function Gate({ onSignInAgain, onOpen, children }: GateProps) {
  const { state, tryAgain } = useStoreState();
  const words = useWords(shellWords);
  const common = useWords(commonWords);
  const { isReady: hasUpdate } = useAppUpdate();
  switch (state.kind) {
    case 'opening':
      return <Opening />;
    case 'in-use':
      return (
        <Screen title="Sojourn">
          <EmptyState
            icon="document"
            title={words.inUseTitle}
            detail={words.inUseDetail}
            action={{ label: words.useHere, onPress: tryAgain }}
          />
        </Screen>
      );
    case 'failed':
      return (
        <Screen title="Sojourn">
          <EmptyState
            icon="warning"
            title={words.failedTitle}
            detail={words.failedDetail}
            action={{ label: common.tryAgain, onPress: tryAgain }}
          />
          {/* It may be the new version that can open them. */}
          {hasUpdate && <UpdateNotice />}
        </Screen>
      );
    case 'ready':
    case 'recovered':
      return (
        <GateNotices
          recovery={{
            savedEntries: state.kind === 'recovered' ? state.savedEntries : null,
            mayHaveLost: state.kind === 'recovered' && state.mayHaveLost === true,
          }}
          onSignInAgain={onSignInAgain}
          onOpen={onOpen}
        >
          {children}
        </GateNotices>
      );
  }
}
