import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { inboxWords } from '@/i18n/messages/inbox';
import { useActs } from '@/runtime/runtime-provider';
import { Banner } from '@/ui/banner';
import { spacing } from '@/ui/theme';
import { UndoNotice } from '@/ui/undo-notice';

interface DeletedNoticeProps {
  messageId: string;
  onEnd: () => void;
}

export function DeletedNotice({ messageId, onEnd }: DeletedNoticeProps) {
  const words = useWords(inboxWords);
  const acts = useActs();
  const [isTooLate, setIsTooLate] = useState(false);
  const undo = async () => {
    if (await acts.undoDeleteNotification(messageId)) onEnd();
    else setIsTooLate(true);
  };
  if (isTooLate)
    return (
      <View style={styles.place}>
        <Banner tone="medium" title={words.tooLate} onDismiss={onEnd} />
      </View>
    );
  return (
    <UndoNotice message={words.removed} undoLabel={words.undo} onUndo={() => void undo()} onEnd={onEnd} />
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', start: spacing.l, end: spacing.l, bottom: spacing.l },
});
