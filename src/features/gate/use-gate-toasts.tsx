import { type ReactNode, useState } from 'react';

import { failureWords } from '@/i18n/messages/failure';
import { shellWords } from '@/i18n/messages/shell';
import { useWords } from '@/i18n/locale-provider';
import { useAppUpdate } from '@/runtime/use-app-update';
import { useUnsaved } from '@/runtime/use-attempt';
import { useBanner } from '@/runtime/use-services';
import { Toast } from '@/ui/toast';

import { MessageNotice } from './message-notice';
import { UpdateToast } from './update-notice';
import type { Condition } from './use-condition';

export interface Recovery {
  /** How much of what the traveller did was saved from a damaged copy; null where none was damaged. */
  savedEntries: number | null;
  /** Whether some of it could not be read. */
  mayHaveLost: boolean;
}

interface ToldAbove {
  condition: Condition;
  recovery: Recovery;
  onOpen: (path: string) => void;
}

/** What passes by itself, or is read once: it lies over every screen and moves nothing. Null where there is nothing to tell. */
export function useGateToasts({ condition, recovery, onOpen }: ToldAbove): ReactNode {
  const words = useWords(shellWords);
  const { slow } = useWords(failureWords);
  const { isUnsaved, dismiss } = useUnsaved();
  const [isUpdatePutOff, setIsUpdatePutOff] = useState(false);
  const [isRecoveryRead, setIsRecoveryRead] = useState(false);
  const offersUpdate = useAppUpdate().isReady && !isUpdatePutOff;
  const { savedEntries, mayHaveLost } = recovery;
  const tellsOfRecovery = savedEntries !== null && !isRecoveryRead;
  const { banner } = useBanner();
  const isTelling =
    banner !== null ||
    condition.isStorageReopening ||
    condition.isSlow ||
    isUnsaved ||
    offersUpdate ||
    tellsOfRecovery;
  if (!isTelling) return null;
  return (
    <>
      <MessageNotice onOpen={onOpen} />
      {condition.isStorageReopening && (
        <Toast tone="medium" title={words.storageGone} detail={words.storageReopening} onEnd={null} />
      )}
      {condition.isSlow && <Toast tone="low" title={slow} onEnd={null} />}
      {isUnsaved && (
        <Toast
          tone="high"
          title={words.unsaved}
          detail={words.unsavedDetail}
          onEnd={dismiss}
          stays
          isUrgent
        />
      )}
      {offersUpdate && <UpdateToast onEnd={() => setIsUpdatePutOff(true)} />}
      {tellsOfRecovery && (
        <Toast
          tone="low"
          title={words.recovered}
          detail={(mayHaveLost ? words.recoveredInPart : words.recoveredDetail)(savedEntries)}
          onEnd={() => setIsRecoveryRead(true)}
          stays
        />
      )}
    </>
  );
}
