import { StyleSheet, View } from 'react-native';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { chatWords } from '@/i18n/messages/chat';
import { commonWords } from '@/i18n/messages/common';

import { Button } from './button';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import type { IconName } from './icon-paths';
import { ProgressBar } from './progress-bar';
import { Text } from './text';
import { type Colors, spacing } from './theme';

/** What became of what was written here. Moments are milliseconds since 1970. */
export type Delivery =
  | {
      kind: 'waiting';
      /** There is a network, and nothing to wait for. */
      isOnItsWay?: boolean;
      /** Nobody has confirmed it in a time in which somebody would have. */
      isLate?: boolean;
      /** It stays here: whoever wrote it wants no answer any more. */
      isHeldBack?: boolean;
      /** How much of it has left by now, of 1; not there where it is not being sent, or is sent in a moment. */
      uploaded?: number;
      /** Not there where it may have left already. */
      onEdit?: () => void;
      onDelete?: () => void;
    }
  | {
      kind: 'sent' | 'delivered' | 'read';
      at: number;
      /** Asks whether to take it back. */
      onTakeBack?: () => void;
    }
  | {
      kind: 'failed';
      /** Why, and what to do, in words. */
      reason: string;
      /** Not there where the same would fail again. */
      onRetry?: () => void;
      onEdit?: () => void;
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
      if (delivery.isHeldBack) return words.heldBack;
      if (delivery.uploaded !== undefined) return words.uploading(format.percent(delivery.uploaded));
      if (!delivery.isOnItsWay) return words.waiting;
      return delivery.isLate ? words.unconfirmed : words.onItsWay;
    case 'failed':
      return `${words.failed} · ${delivery.reason}`;
    default:
      return words[delivery.kind](format.time(delivery.at));
  }
}

/** Under a message of one's own: how far it has come, and what can be done where it has not. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { icon, color } = SIGNS[delivery.kind];
  const said = useDeliveryWords(delivery);
  const { onItsWay } = useWords(chatWords);
  return (
    <>
      <View style={styles.line}>
        <Icon name={icon} color={color} size={14} />
        <Text variant="badge" color={color === 'primary' ? 'quietInk' : color} style={styles.words}>
          {said}
        </Text>
        <TakeBack delivery={delivery} />
      </View>
      {delivery.kind === 'waiting' && delivery.uploaded !== undefined && (
        <ProgressBar share={delivery.uploaded} label={onItsWay} />
      )}
      <DeliveryActions delivery={delivery} />
    </>
  );
}

function TakeBack({ delivery }: { delivery: Delivery }) {
  const { takeBack } = useWords(chatWords);
  if (!('onTakeBack' in delivery) || !delivery.onTakeBack) return null;
  return (
    <IconButton kind="bare" label={takeBack} onPress={delivery.onTakeBack}>
      <Icon name="trash" color="quietInk" size={16} />
    </IconButton>
  );
}

function DeliveryActions({ delivery }: { delivery: Delivery }) {
  const { tryAgain, edit, remove } = useWords(commonWords);
  if (delivery.kind !== 'failed' && delivery.kind !== 'waiting') return null;
  const { onEdit, onDelete } = delivery;
  const onRetry = delivery.kind === 'failed' ? delivery.onRetry : undefined;
  if (!onRetry && !onEdit && !onDelete) return null;
  return (
    <View style={styles.actions}>
      {onRetry && <Button size="small" kind="outline" label={tryAgain} onPress={onRetry} />}
      {onEdit && <Button size="small" kind="plain" label={edit} onPress={onEdit} />}
      {onDelete && <Button size="small" kind="plain" label={remove} onPress={onDelete} />}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: spacing.xs },
  words: { flexShrink: 1, minWidth: 0 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
