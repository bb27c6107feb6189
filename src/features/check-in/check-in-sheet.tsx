import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { commonWords } from '@/i18n/messages/common';
import type { StoredResult } from '@/services/check-in-result';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { radius } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { CallForHelp } from './call-for-help';
import { needsAnotherWay, useStandingWords } from './check-in-standing';
import { CheckInSteps } from './check-in-steps';
import { SmsButton } from './sms-button';
import { type CheckInSheetView, useCheckInSheet } from './use-check-in-sheet';

/** The word that a check-in is on the disk, and where it is on its way. */
export function CheckInSheet({ result, onClose }: { result: StoredResult; onClose: () => void }) {
  const words = useWords(checkInWords);
  const { done } = useWords(commonWords);
  const view = useCheckInSheet(result);
  const isHelp = result.status === 'help';
  const { standing } = view;
  return (
    <Sheet
      visible
      title={isHelp ? words.savedHelp : words.savedSafe}
      picture={<Sign isHelp={isHelp} />}
      onClose={onClose}
    >
      <Text variant="quiet" color="quietInk" style={styles.centred}>
        {view.facts}
      </Text>
      <CheckInSteps standing={standing} isHelp={isHelp} />
      <Text variant="quiet" color="quietInk" style={styles.centred}>
        {useWhatHappens(view, isHelp)}
      </Text>
      {isHelp && (
        <Section title={words.callNow}>
          <CallForHelp contacts={view.contacts} />
        </Section>
      )}
      {needsAnotherWay(standing) && <SmsButton checkIn={result} />}
      <Button kind="plain" label={done} onPress={onClose} />
    </Sheet>
  );
}

function useWhatHappens({ standing, hasPlace }: CheckInSheetView, isHelp: boolean): string {
  const words = useWords(checkInWords);
  const { said, more } = useStandingWords(standing, isHelp);
  const sentences = more === '' ? [said] : [said, more];
  if (!hasPlace && standing.kind !== 'received') sentences.unshift(words.withoutPlace);
  return sentences.join(' ');
}

function Sign({ isHelp }: { isHelp: boolean }) {
  const theme = useTheme();
  return (
    <View style={[styles.sign, { backgroundColor: theme[isHelp ? 'highBackground' : 'safeBackground'] }]}>
      <Icon name={isHelp ? 'warning' : 'check'} color={isHelp ? 'high' : 'safe'} size={36} />
    </View>
  );
}

const styles = StyleSheet.create({
  centred: { textAlign: 'center' },
  sign: { alignItems: 'center', justifyContent: 'center', width: 76, height: 76, borderRadius: radius.pill },
});
