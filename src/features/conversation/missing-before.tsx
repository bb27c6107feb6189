import { StyleSheet } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';
import { conversationWords } from '@/i18n/messages/conversation';
import { Button } from '@/ui/button';
import { LiveRegion } from '@/ui/live-region';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import type { Older } from './use-older';

/** Over the oldest that is here, so that nobody takes it for the beginning. */
export function MissingBefore({ older: { onOldest, isAsking } }: { older: Older }) {
  const { saidBefore } = useWords(conversationWords);
  const { tryAgain } = useWords(commonWords);
  return (
    <LiveRegion message={saidBefore} style={styles.line}>
      <Text variant="quiet" color="quietInk" style={styles.words}>
        {saidBefore}
      </Text>
      <Button kind="plain" size="small" label={tryAgain} onPress={onOldest} busy={isAsking} />
    </LiveRegion>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: spacing.m,
  },
  words: { flexShrink: 1 },
});
