import { useWords } from '@/i18n/locale-provider';
import { tripsWords } from '@/i18n/messages/trips';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { UndoNotice } from '@/ui/undo-notice';

interface RemovedNoticeProps {
  tripId: string;
  onEnd: () => void;
}

export function RemovedNotice({ tripId, onEnd }: RemovedNoticeProps) {
  const { removed, undo, tooLate } = useWords(tripsWords);
  const mutations = useMutations();
  const attempt = useAttempt();
  return (
    <UndoNotice
      message={removed}
      undoLabel={undo}
      undo={() => mutations.undoRemoveTrip(tripId)}
      attempt={attempt}
      tooLate={tooLate}
      onEnd={onEnd}
    />
  );
}
