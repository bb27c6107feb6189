import { useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { toPhotoUri } from '@/domain/photo-uri';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { conversationWords } from '@/i18n/messages/conversation';
import { stepInWords } from '@/i18n/messages/step-in';
import { todayWords } from '@/i18n/messages/today';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useClock } from '@/runtime/use-clock';
import { useOneAtATime } from '@/runtime/use-one-at-a-time';
import { usePickedPhoto } from '@/runtime/use-picked-photo';
import { useOutsideApps } from '@/runtime/use-services';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import { Composer } from '@/ui/composer';
import { PhotoChoice } from '@/ui/photo-choice';
import { SaidLine } from '@/ui/said-line';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import type { useDraft } from './use-draft';

interface ConversationComposerProps {
  issueId: string;
  isOver: boolean;
  isSteppingIn: boolean;
  draft: ReturnType<typeof useDraft>;
  onTyped: () => void;
}

/** As the service takes it. */
const LONGEST_MESSAGE = 5000;

/** Where the traveller writes, shows something, or says where they are. */
export function ConversationComposer({
  issueId,
  isOver,
  isSteppingIn,
  draft,
  onTyped,
}: ConversationComposerProps) {
  const words = useWords(conversationWords);
  const { waiting } = useWords(stepInWords);
  const format = useFormat();
  const { sendPlace, said } = useSendPlace(issueId);
  const { photo, onRemove, onSent, choice, onAttach } = useAttaching(issueId);
  if (draft.draft === undefined) return null;
  // The field takes no more letters than that, and would not say so.
  const full = draft.draft.length >= LONGEST_MESSAGE ? words.full(format.number(LONGEST_MESSAGE)) : '';
  const hasNotes = isOver || isSteppingIn || said !== '' || full !== '' || choice !== null;
  return (
    <View>
      {/* Always there: readers hear only of what was there before it spoke. */}
      <View style={hasNotes && styles.notes}>
        {isOver && (
          <Text variant="quiet" color="quietInk">
            {words.reopens}
          </Text>
        )}
        {isSteppingIn && (
          <Text variant="quiet" color="quietInk">
            {waiting}
          </Text>
        )}
        {choice}
        <SaidLine said={said} />
        <SaidLine said={full} />
      </View>
      <Composer
        draft={draft.draft}
        onChange={(next) => {
          draft.onChange(next);
          onTyped();
        }}
        onSend={() => draft.onSend(photo ? { photo, onKept: onSent } : undefined)}
        onPlace={sendPlace}
        onAttach={onAttach}
        photo={photo ? { uri: toPhotoUri(photo.content), onRemove } : undefined}
        maxLength={LONGEST_MESSAGE}
      />
    </View>
  );
}

/** A photo that goes with the message. Where there is a choice of where it comes from, it stands over the field until there is one. */
function useAttaching(issueId: string) {
  const { photo, said, isCameraForbidden, hasCamera, onTake, onChoose, onRemove, onSent } = usePickedPhoto(
    `issue/${issueId}`,
  );
  const outside = useOutsideApps();
  const attempt = useAttempt();
  const [isChoosing, setIsChoosing] = useState(false);
  const isShown = photo === null && (isChoosing || said !== '');
  const choice = isShown ? (
    <PhotoChoice
      onTake={hasCamera ? onTake : undefined}
      onChoose={onChoose}
      said={said}
      onOpenSettings={isCameraForbidden ? () => attempt(outside.openSettings()) : undefined}
    />
  ) : null;
  const closing = (done: () => void) => () => {
    setIsChoosing(false);
    done();
  };
  return {
    photo,
    onRemove: closing(onRemove),
    onSent: closing(onSent),
    choice,
    onAttach: hasCamera ? () => setIsChoosing(!isChoosing) : onChoose,
  };
}

/** Two taps within that time are one. */
const DOUBLE_TAP_MS = 2_000;

/** Where the traveller is now. Where the app may not know, the system asks; where nobody knows, it is said: they may have gone on since. */
function useSendPlace(issueId: string): { sendPlace: () => void; said: string } {
  const words = useWords(conversationWords);
  const { looking } = useWords(todayWords);
  const { writeMessage } = useMutations();
  const oneAtATime = useOneAtATime();
  const { now } = useClock();
  const { permission, ask, lookAgain, findNow } = useWhereAmI();
  const [said, setSaid] = useState('');
  const sentAt = useRef<number | null>(null);
  const send = async () => {
    if (!findNow()) {
      setSaid(looking);
      await lookAgain();
    }
    const place = findNow();
    setSaid(place ? '' : words.noPlace);
    if (!place) return;
    await writeMessage({ issueId, body: '', place });
    sentAt.current = now();
  };
  const sendPlace = () => {
    if (sentAt.current !== null && Math.abs(now() - sentAt.current) < DOUBLE_TAP_MS) return;
    if (permission === 'granted') {
      oneAtATime(send);
      return;
    }
    setSaid(words.placeNotAllowed);
    ask();
  };
  return { sendPlace, said };
}

const styles = StyleSheet.create({
  notes: { gap: spacing.s, paddingTop: spacing.s, paddingHorizontal: spacing.l },
});
