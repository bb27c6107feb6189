import { StyleSheet, View } from 'react-native';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { chatWords } from '@/i18n/messages/chat';
import { commonWords } from '@/i18n/messages/common';

import { Button } from './button';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Text } from './text';
import { type Colors, spacing } from './theme';

/** What became of what was written here. Moments are milliseconds since 1970. */
export type Delivery =
  | { kind: 'waiting' }
  | { kind: 'sent' | 'delivered' | 'read'; at: number }
  | {
      kind: 'failed';
      /** Why, and what to do, in words. */
      reason: string;
      /** Not there where the same would fail again. */
      onRetry?: () => void;
      onDelete: () => void;
    };

const SIGNS: Record<Delivery['kind'], { icon: IconName; color: keyof Colors }> = {
  waiting: { icon: 'clock', color: 'quietInk' },
  sent: { icon: 'check', color: 'quietInk' },
  delivered: { icon: 'check-check', color: 'quietInk' },
  read: { icon: 'check-check', color: 'primary' },
  failed: { icon: 'alert-circle', color: 'high' },
};

/** The state of a message in words, for the eye and for a screen reader. */
export function useDeliveryWords(delivery: Delivery): string {
  const words = useWords(chatWords);
  const format = useFormat();
  switch (delivery.kind) {
    case 'waiting':
      return words.waiting;
    case 'failed':
      return `${words.failed} · ${delivery.reason}`;
    default:
      return words[delivery.kind](format.time(delivery.at));
  }
}

/** Under a message of one's own: how far it has come, and what can be done where it has not. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { tryAgain, remove } = useWords(commonWords);
  const { icon, color } = SIGNS[delivery.kind];
  const said = useDeliveryWords(delivery);
  return (
    <>
      <View style={styles.line}>
        <Icon name={icon} color={color} size={14} />
        <Text variant="badge" color={color === 'primary' ? 'quietInk' : color} style={styles.words}>
          {said}
        </Text>
      </View>
      {delivery.kind === 'failed' && (
        <View style={styles.actions}>
          {delivery.onRetry && (
            <Button size="small" kind="outline" label={tryAgain} onPress={delivery.onRetry} />
          )}
          <Button size="small" kind="plain" label={remove} onPress={delivery.onDelete} />
        </View>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: spacing.xs },
  words: { flexShrink: 1, minWidth: 0 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
