import { useWords } from '@/i18n/locale-provider';
import { inboxWords } from '@/i18n/messages/inbox';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { UndoNotice } from '@/ui/undo-notice';

interface DeletedNoticeProps {
  messageId: string;
  onEnd: () => void;
}

export function DeletedNotice({ messageId, onEnd }: DeletedNoticeProps) {
  const { removed, undo, tooLate } = useWords(inboxWords);
  const mutations = useMutations();
  const attempt = useAttempt();
  return (
    <UndoNotice
      message={removed}
      undoLabel={undo}
      undo={() => mutations.undoDeleteNotification(messageId)}
      attempt={attempt}
      tooLate={tooLate}
      onEnd={onEnd}
    />
  );
}
