import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { commonWords } from '@/i18n/messages/common';
import type { StoredResult } from '@/services/check-in-result';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { radius, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { CallForHelp, UrgentNumbers, useMostUrgent } from './call-for-help';
import { hasArrived, needsAnotherWay, useStandingWords } from './check-in-standing';
import { CheckInSteps } from './check-in-steps';
import { SmsButton } from './sms-button';
import { type CheckInSheetView, useCheckInSheet } from './use-check-in-sheet';
import { useSayByMistake } from './use-say-by-mistake';

interface CheckInSheetProps {
  result: StoredResult;
  onClose: () => void;
  /** Under the numbers to call: what else there is to say. */
  children?: ReactNode;
}

/** The word that a check-in is on the disk, and where it is on its way. */
export function CheckInSheet({ result, onClose, children }: CheckInSheetProps) {
  const words = useWords(checkInWords);
  const { done } = useWords(commonWords);
  const view = useCheckInSheet(result);
  const isHelp = result.status === 'help';
  const { standing } = view;
  const whatHappens = useWhatHappens(view, isHelp);
  const urgent = useMostUrgent(view.contacts);
  return (
    <Sheet
      visible
      title={isHelp ? words.helpTitle[standing.kind] : words.savedSafe}
      // Whoever needs help needs the room for whom to call.
      picture={isHelp ? undefined : <Sign />}
      foot={isHelp && urgent.length > 0 && <UrgentNumbers numbers={urgent} />}
      onClose={onClose}
    >
      <Text variant="quiet" color="quietInk" style={styles.centred}>
        {view.facts}
      </Text>
      <CheckInSteps standing={standing} isHelp={isHelp} />
      {isHelp && <CallForHelp contacts={view.contacts} isRestOnly />}
      {children}
      <Text variant="quiet" color="quietInk" style={styles.centred}>
        {whatHappens}
      </Text>
      {needsAnotherWay(standing) && <SmsButton checkIn={result} />}
      {isHelp && <ByMistake at={result.checkedInAt} />}
      <Button kind="plain" label={done} onPress={onClose} />
    </Sheet>
  );
}

function useWhatHappens({ standing, hasPlace }: CheckInSheetView, isHelp: boolean): string {
  const words = useWords(checkInWords);
  const { said, more } = useStandingWords(standing, isHelp);
  const sentences = more === '' ? [said] : [said, more];
  if (!hasPlace && !hasArrived(standing)) sentences.unshift(words.withoutPlace);
  return sentences.join(' ');
}

/** The call may have left already: it is not taken back, its company is told what it was. */
function ByMistake({ at }: { at: number }) {
  const words = useWords(checkInWords);
  const sayByMistake = useSayByMistake();
  return (
    <View style={styles.mistake}>
      <Text variant="quiet" color="quietInk">
        {words.tappedByMistake}
      </Text>
      <Button kind="safe" size="small" label={words.safe} onPress={() => sayByMistake(at)} />
    </View>
  );
}

function Sign() {
  const theme = useTheme();
  return (
    <View style={[styles.sign, { backgroundColor: theme.safeBackground }]}>
      <Icon name="check" color="safe" size={36} />
    </View>
  );
}

const styles = StyleSheet.create({
  centred: { textAlign: 'center' },
  mistake: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: spacing.m,
  },
  sign: { alignItems: 'center', justifyContent: 'center', width: 76, height: 76, borderRadius: radius.pill },
});
