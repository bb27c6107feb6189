import { Pressable, StyleSheet } from 'react-native';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { todayWords } from '@/i18n/messages/today';
import { useIsOnline } from '@/runtime/use-is-online';
import type { Unsent } from '@/store/unsent';
import { Banner } from '@/ui/banner';
import { Icon } from '@/ui/icon';
import { Text } from '@/ui/text';
import { spacing, touchTarget } from '@/ui/theme';

interface UnsentLineProps {
  unsent: Unsent;
  onPress: () => void;
}

/**
 * What the traveller did and the service does not have yet. A call for help has a card of its own, over every tab: a quiet line would
 * make little of it.
 */
export function UnsentLine({ unsent: { waiting, parked }, onPress }: UnsentLineProps) {
  const words = useWords(todayWords);
  const isOnline = useIsOnline();
  const format = useFormat();
  const [first] = waiting;
  const isCheckIn = first?.subject.startsWith('check-in/');
  const sentence =
    waiting.length === 1 && first && isCheckIn
      ? words.checkInWaits(format.time(first.createdAt))
      : words.unsent(waiting.length);
  return (
    <>
      {first && (
        <Pressable
          role="link"
          onPress={onPress}
          style={({ pressed }) => [styles.line, pressed && styles.pressed]}
        >
          <Icon name={isOnline ? 'sync' : 'cloud-offline'} color="quietInk" size={18} />
          <Text variant="quiet" color="quietInk" style={styles.text}>
            {isOnline ? sentence : `${words.offline} ${sentence}`}
          </Text>
        </Pressable>
      )}
      {parked.length > 0 && <Banner tone="medium" title={words.needsYou(parked.length)} onPress={onPress} />}
    </>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.s,
    minHeight: touchTarget,
    paddingHorizontal: spacing.xs,
  },
  text: { flex: 1 },
  pressed: { opacity: 0.7 },
});
