import { View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { conversationWords } from '@/i18n/messages/conversation';
import { useMutations, useSyncStatus } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useIsOnline } from '@/runtime/use-is-online';
import { useIsUnconfirmed } from '@/runtime/use-is-unconfirmed';
import type { MessageSending, StoredMessage } from '@/store/messages';
import { Bubble, type Writer } from '@/ui/bubble';
import type { Delivery } from '@/ui/delivery-line';

import { MessageWays } from './message-ways';
import { PhotoBubble } from './photo-bubble';
import { isOver } from './use-conversation-screen';

interface MessageBubbleProps {
  message: StoredMessage;
  showsName: boolean;
  /** There is no field, and nothing is taken any more. */
  isFinished: boolean;
  /** In place of what the service says where there is nobody any more who hears it. */
  whyUnheard: string;
  /** The field has a photo, and no room for another. */
  hasFieldPhoto: boolean;
  onEdit: (entryId: string) => void;
  onTakeBack: (messageId: string) => void;
}

/** One thing that somebody said, how far it has come, and what can be done where it has not. */
export function MessageBubble({ message, showsName, ...can }: MessageBubbleProps) {
  const words = useWords(conversationWords);
  const { author, at, body, place, photo, isRecording, isDeleted } = message;
  const isWaiting = author.kind === 'me' && author.sending.kind === 'waiting';
  const isLate = useIsUnconfirmed(isWaiting ? at : null);
  const toDelivery = useDelivery({ ...can, isLate });
  if (author.kind === 'service') return null;
  const writer: Writer =
    author.kind === 'me'
      ? { kind: 'me', delivery: toDelivery(author.sending, message) }
      : { kind: 'other', name: author.name ?? words.somebody, at };
  const beside = [isRecording && words.aRecording, body, place && words.place(toDegrees(place))];
  const text = beside.filter(Boolean).join('\n');
  return (
    <View>
      {photo && !isDeleted ? (
        <PhotoBubble photoKey={message.key} photo={photo} writer={writer} body={text} showsName={showsName} />
      ) : (
        <Bubble writer={writer} body={text} isDeleted={isDeleted} showsName={showsName} />
      )}
      {!isDeleted && <MessageWays message={message} />}
    </View>
  );
}

/** As exact as a phone knows it. */
const DECIMALS = 5;

function toDegrees({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`;
}

function useDelivery({
  isFinished,
  whyUnheard,
  hasFieldPhoto,
  onEdit,
  onTakeBack,
  isLate,
}: Omit<MessageBubbleProps, 'message' | 'showsName'> & { isLate: boolean }): (
  sending: MessageSending,
  message: StoredMessage,
) => Delivery {
  const words = useWords(conversationWords);
  const isOnline = useIsOnline();
  const uploads = useSyncStatus('uploads');
  const { retry, discard } = useMutations();
  const attempt = useAttempt();
  return (sending, { id, at, photo, place, isDeleted }) => {
    // The field has no room for a second photo, and none for a place.
    const isFixed = isFinished || place !== null || (photo !== null && hasFieldPhoto);
    const editing = (entryId: string) => (isFixed ? {} : { onEdit: () => onEdit(entryId) });
    if (sending.kind === 'waiting') {
      const { entryId, isUnsent, isHeldBack } = sending;
      const upload = uploads.find((each) => each.entryId === entryId && each.total > 0);
      const changing = { ...editing(entryId), onDelete: () => attempt(discard({ id: entryId })) };
      return {
        kind: 'waiting',
        isOnItsWay: isOnline,
        isLate,
        isHeldBack,
        ...(upload && { uploaded: upload.sent / upload.total }),
        ...(isUnsent && changing),
      };
    }
    if (sending.kind !== 'refused') {
      const isThere = id !== null && !isDeleted;
      return { kind: sending.kind, at, ...(isThere && { onTakeBack: () => onTakeBack(id) }) };
    }
    const { entryId, reason } = sending;
    return {
      kind: 'failed',
      reason: isOver(reason) ? whyUnheard : reason.message || words.notTaken,
      ...(!isFinished && { onRetry: () => attempt(retry(entryId)) }),
      ...editing(entryId),
      onDelete: () => attempt(discard({ id: entryId })),
    };
  };
}
