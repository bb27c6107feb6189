import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { Button } from '@/ui/button';
import { spacing } from '@/ui/theme';
import { useIsLow } from '@/ui/use-is-low';
import { useIsTight } from '@/ui/use-is-tight';

import { useCheckInSaying } from './check-in-saying';

interface CheckInPanelProps {
  /** The request that a tap answers. */
  requestId?: string;
  onDone?: () => void;
}

/** "I'm safe" and "I need help". */
export function CheckInPanel({ requestId, onDone }: CheckInPanelProps) {
  const words = useWords(checkInWords);
  const { state, say } = useCheckInSaying();
  const isLow = useIsLow();
  const isTight = useIsTight();
  const size = isLow ? 'broad' : 'tall';
  const withIcons = !isLow && !isTight;
  const isSaving = (status: 'safe' | 'help') => state.kind === 'saving' && state.status === status;
  return (
    <View style={styles.buttons}>
      <Button
        size={size}
        kind="safe"
        icon={withIcons ? 'check' : undefined}
        label={words.safe}
        hint={words.safeHint}
        busy={isSaving('safe')}
        onPress={() => say('safe', { requestId, onDone })}
      />
      <Button
        size={size}
        kind="urgent"
        icon={withIcons ? 'warning' : undefined}
        label={words.help}
        hint={words.helpHint}
        busy={isSaving('help')}
        onPress={() => say('help', { requestId, onDone })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  // Where a screen is low and narrow the two stand under each other.
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
