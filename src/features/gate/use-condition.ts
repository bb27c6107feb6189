import { useSession, useSyncStatus } from '@/runtime/runtime-provider';
import { useReadTrouble } from '@/runtime/use-read-trouble';
import { useStorageCondition } from '@/runtime/use-storage-condition';

export type Condition = ReturnType<typeof useCondition>;

/** How the app itself is: what passes by itself, and what lasts until somebody does something about it. */
export function useCondition(canSignIn: boolean) {
  const storage = useStorageCondition();
  const reading = useReadTrouble();
  const needsKey = useSyncStatus('needsKey');
  const { state: session } = useSession();
  const isWell = storage.condition === 'well';
  return {
    storage,
    reading,
    isStorageGone: storage.condition === 'unreachable',
    isStorageReopening: storage.condition === 'reopening',
    asksForKey: needsKey && session.kind === 'signed-in' && canSignIn,
    // Nothing can be read while the storage is away: that is said once.
    isPartUnread: isWell && reading.trouble === 'failed',
    isSlow: isWell && reading.trouble === 'slow',
  };
}
