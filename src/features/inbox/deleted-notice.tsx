import { useWords } from '@/i18n/locale-provider';
import { inboxWords } from '@/i18n/messages/inbox';
import { useActs } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { UndoNotice } from '@/ui/undo-notice';

interface DeletedNoticeProps {
  messageId: string;
  onEnd: () => void;
}

export function DeletedNotice({ messageId, onEnd }: DeletedNoticeProps) {
  const { removed, undo, tooLate } = useWords(inboxWords);
  const acts = useActs();
  const attempt = useAttempt();
  return (
    <UndoNotice
      message={removed}
      undoLabel={undo}
      undo={() => acts.undoDeleteNotification(messageId)}
      attempt={attempt}
      tooLate={tooLate}
      onEnd={onEnd}
    />
  );
}
