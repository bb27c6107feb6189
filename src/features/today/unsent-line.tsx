import { Pressable, StyleSheet } from 'react-native';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { todayWords } from '@/i18n/messages/today';
import { useMapSetting } from '@/runtime/use-map-setting';
import type { OutboxEntry } from '@/store/outbox';
import { Banner } from '@/ui/banner';
import { Icon } from '@/ui/icon';
import { Text } from '@/ui/text';
import { spacing, touchTarget } from '@/ui/theme';

interface UnsentLineProps {
  waiting: readonly OutboxEntry[];
  parked: readonly OutboxEntry[];
  onPress: () => void;
}

/** What the traveller did and the service does not have yet. */
export function UnsentLine({ waiting, parked, onPress }: UnsentLineProps) {
  const words = useWords(todayWords);
  const { isOnline } = useMapSetting();
  const format = useFormat();
  const [first] = waiting;
  // A call for help has a card of its own, over every tab; a quiet line would make little of it.
  const isQuiet = waiting.some((entry) => !isCallForHelp(entry));
  const isCheckIn = first?.kind === 'check-in' || first?.kind === 'check-in-answer';
  const sentence =
    waiting.length === 1 && first && isCheckIn
      ? words.checkInWaits(format.time(first.createdAt))
      : words.unsent(waiting.length);
  return (
    <>
      {first && isQuiet && (
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

/** As the service counts. */
const HELP = 2;

function isCallForHelp(entry: OutboxEntry): boolean {
  switch (entry.kind) {
    case 'check-in':
      return entry.payload.check_in.status === HELP;
    case 'check-in-answer':
      return entry.payload.body.check_in.status === HELP;
    default:
      return false;
  }
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
