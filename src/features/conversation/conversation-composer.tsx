import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { conversationWords } from '@/i18n/messages/conversation';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useWhereAmI } from '@/runtime/use-where-am-i';
import { Composer } from '@/ui/composer';
import { SaidLine } from '@/ui/said-line';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import type { useDraft } from './use-draft';

interface ConversationComposerProps {
  issueId: string;
  isOver: boolean;
  draft: ReturnType<typeof useDraft>;
}

/** As the service takes it. */
const LONGEST_MESSAGE = 5000;

/** Where the traveller writes, or says where they are. */
export function ConversationComposer({ issueId, isOver, draft }: ConversationComposerProps) {
  const words = useWords(conversationWords);
  const { sendPlace, said } = useSendPlace(issueId);
  if (draft.draft === undefined) return null;
  return (
    <View>
      {(isOver || said !== '') && (
        <View style={styles.notes}>
          {isOver && (
            <Text variant="quiet" color="quietInk">
              {words.reopens}
            </Text>
          )}
          <SaidLine said={said} />
        </View>
      )}
      <Composer
        draft={draft.draft}
        onChange={draft.onChange}
        onSend={draft.onSend}
        onPlace={sendPlace}
        maxLength={LONGEST_MESSAGE}
      />
    </View>
  );
}

/** Where the traveller is now. Where the app may not know, the system asks; where nobody knows, it is said. */
function useSendPlace(issueId: string): { sendPlace: () => void; said: string } {
  const words = useWords(conversationWords);
  const { writeMessage } = useMutations();
  const attempt = useAttempt();
  const { fix, permission, ask, lookAgain } = useWhereAmI();
  const [said, setSaid] = useState('');
  const sendPlace = () => {
    if (fix) {
      setSaid('');
      attempt(writeMessage({ issueId, body: '', place: fix }));
      return;
    }
    setSaid(permission === 'granted' ? words.noPlace : words.placeNotAllowed);
    if (permission === 'granted') attempt(lookAgain());
    else ask();
  };
  return { sendPlace, said };
}

const styles = StyleSheet.create({
  notes: { gap: spacing.xs, paddingTop: spacing.s, paddingHorizontal: spacing.l },
});
