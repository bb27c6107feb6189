import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { Button } from '@/ui/button';
import { spacing } from '@/ui/theme';

import { CheckInSheet } from './check-in-sheet';
import { NotKeptSheet } from './not-kept-sheet';
import { useCheckInPanel } from './use-check-in-panel';

interface CheckInPanelProps {
  /** The request that a tap answers. */
  requestId?: string;
  onDone?: () => void;
}

/** "I'm safe" and "I need help", and the word that it is saved. */
export function CheckInPanel({ requestId, onDone }: CheckInPanelProps) {
  const words = useWords(checkInWords);
  const { state, checkIn, close } = useCheckInPanel(requestId);
  const isSaving = (status: 'safe' | 'help') => state.kind === 'saving' && state.status === status;
  return (
    <>
      <View style={styles.buttons}>
        <Button
          size="tall"
          kind="safe"
          icon="check"
          label={words.safe}
          hint={words.safeHint}
          busy={isSaving('safe')}
          onPress={() => checkIn('safe')}
        />
        <Button
          size="tall"
          kind="danger"
          icon="warning"
          label={words.help}
          hint={words.helpHint}
          busy={isSaving('help')}
          onPress={() => checkIn('help')}
        />
      </View>
      {state.kind === 'stored' && (
        <CheckInSheet
          result={state.result}
          onClose={() => {
            close();
            onDone?.();
          }}
        />
      )}
      <NotKeptSheet
        state={state}
        onClose={() => {
          close();
          // What nobody has is not done.
          if (state.kind === 'sent-unstored') onDone?.();
        }}
      />
    </>
  );
}

const styles = StyleSheet.create({
  // At the largest text sizes the two stand under each other.
  buttons: { flexDirection: 'row', gap: spacing.m },
});
