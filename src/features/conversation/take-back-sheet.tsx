import { useWords } from '@/i18n/locale-provider';
import { conversationWords } from '@/i18n/messages/conversation';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { ConfirmSheet } from '@/ui/confirm-sheet';

interface TakeBackSheetProps {
  /** What is to be taken back; null while nobody asks for it. */
  messageId: string | null;
  onClose: () => void;
}

/** What is taken back can't be brought back: it is asked for once more. */
export function TakeBackSheet({ messageId, onClose }: TakeBackSheetProps) {
  const words = useWords(conversationWords);
  const { takeBackMessage } = useMutations();
  const attempt = useAttempt();
  const takeBack = () => {
    if (messageId !== null) attempt(takeBackMessage(messageId));
  };
  return (
    <ConfirmSheet
      visible={messageId !== null}
      title={words.takeBackTitle}
      detail={words.takeBackDetail}
      confirm={words.takeBack}
      keep={words.keep}
      onConfirm={takeBack}
      onClose={onClose}
    />
  );
}
