import { StyleSheet, View } from 'react-native';

import { HELP_OF_DOCTORS } from '@/domain/help-request';
import { toPhotoUri } from '@/domain/photo-uri';
import { useWords } from '@/i18n/locale-provider';
import { conversationWords } from '@/i18n/messages/conversation';
import { commonWords } from '@/i18n/messages/common';
import { issueWords } from '@/i18n/messages/issue';
import { issueQueries, photoQueries } from '@/runtime/queries/traveller-queries';
import { useMutations } from '@/runtime/runtime-provider';
import { useSideRead } from '@/runtime/use-read';
import { AttachedPhoto } from '@/ui/attached-photo';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import type { useDraft } from './use-draft';

interface FinishedConversationProps {
  issueId: string;
  /** Something that was said here was not taken. */
  hasUnheard: boolean;
  draft: ReturnType<typeof useDraft>;
  /** Where it leads on to a new request; not there for those who help. */
  onAskedAgain?: (issueId: string) => void;
}

/** What is finished takes no more words; what was said stays to be read, and what nobody has heard can be asked for anew. */
export function FinishedConversation(finished: FinishedConversationProps) {
  const words = useWords(conversationWords);
  return (
    <View style={styles.notes}>
      <Text variant="quiet" color="quietInk">
        {words.isFinished}
      </Text>
      {finished.onAskedAgain && <Unheard {...finished} onAskedAgain={finished.onAskedAgain} />}
    </View>
  );
}

interface UnheardProps extends FinishedConversationProps {
  onAskedAgain: (issueId: string) => void;
}

function Unheard({ issueId, hasUnheard, draft: { draft = '', onMove }, onAskedAgain }: UnheardProps) {
  const words = useWords(conversationWords);
  const { toDoctors } = useWords(issueWords);
  const { remove } = useWords(commonWords);
  const { askAgain, discardDraft } = useMutations();
  const issue = useSideRead(issueQueries.one(issueId));
  const photo = useSideRead(photoQueries.draft(`issue/${issueId}`)) ?? null;
  const hasBegun = draft.trim() !== '' || photo !== null;
  const ask = async () => {
    const asked = await askAgain(issueId);
    if (asked !== null) onAskedAgain(asked);
  };
  if (!hasUnheard && !hasBegun) return null;
  return (
    <>
      {draft.trim() !== '' && <Text>{words.begun(draft)}</Text>}
      {photo && (
        <AttachedPhoto uri={toPhotoUri(photo.content)} onRemove={() => onMove(() => discardDraft(issueId))} />
      )}
      <Text variant="quiet">{words.unheard}</Text>
      {issue?.type === HELP_OF_DOCTORS && <Text variant="quiet">{toDoctors(false)}</Text>}
      <View style={styles.buttons}>
        <Button label={words.askAgain} onPress={() => onMove(ask)} />
        {hasBegun && (
          <Button kind="plain" label={remove} onPress={() => onMove(() => discardDraft(issueId))} />
        )}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  notes: { gap: spacing.s, padding: spacing.l, paddingTop: spacing.s },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
