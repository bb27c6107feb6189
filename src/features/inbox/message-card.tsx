import { Pressable, StyleSheet, View } from 'react-native';

import { useFormat, useWords } from '@/i18n/locale-provider';
import { inboxWords } from '@/i18n/messages/inbox';
import { useCurrentMinute } from '@/runtime/use-today';
import type { StoredNotification } from '@/store/notifications';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { useRoomWidth } from '@/ui/pane';
import { spokenName } from '@/ui/spoken-name';
import { type SwipeAction, SwipeActions } from '@/ui/swipe-actions';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

interface MessageCardProps {
  message: StoredNotification;
  /** Null where its words are all there is. */
  onOpen: (() => void) | null;
  onRead: () => void;
  onRemove: () => void;
}

/** Here the buttons take a line of their own: beside them the words would have too little room. */
const NARROW = 300;

/** One message: its words as they are, and what can be done with it. */
export function MessageCard({ message: { notification, read }, onOpen, onRead, onRemove }: MessageCardProps) {
  const words = useWords(inboxWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const isNarrow = useRoomWidth() < NARROW;
  const { title, body, created_at } = notification;
  const content = (
    <>
      <View style={styles.line}>
        {!read && <Badge tone="low" label={words.new} />}
        <Text variant="quiet" color="quietInk">
          {format.ago(Date.parse(created_at), now)}
        </Text>
      </View>
      <Text variant="action">{title}</Text>
      {body !== '' && <Text color="quietInk">{body}</Text>}
    </>
  );
  const toRight: SwipeAction = { label: words.swipeRead, icon: 'check', tone: 'safe', onSwipe: onRead };
  const toLeft: SwipeAction = { label: words.swipeRemove, icon: 'trash', tone: 'high', onSwipe: onRemove };
  return (
    <SwipeActions toRight={read ? null : toRight} toLeft={toLeft}>
      <Card>
        <View style={isNarrow ? styles.stack : styles.beside}>
          {onOpen ? (
            <Pressable
              role="link"
              {...spokenName(words.open([title, body].filter(Boolean).join('. ')))}
              onPress={onOpen}
              style={({ pressed }) => [styles.texts, pressed && styles.pressed]}
            >
              {content}
            </Pressable>
          ) : (
            <View style={styles.texts}>{content}</View>
          )}
          <View style={isNarrow ? [styles.line, styles.atEnd] : styles.outwards}>
            {!read && (
              <IconButton kind="bare" label={words.read(title)} onPress={onRead}>
                <Icon name="check" color="primary" />
              </IconButton>
            )}
            <IconButton kind="bare" label={words.remove(title)} onPress={onRemove}>
              <Icon name="trash" color="primary" />
            </IconButton>
          </View>
        </View>
      </Card>
    </SwipeActions>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: spacing.s },
  stack: { gap: spacing.xs },
  beside: { flexDirection: 'row', gap: spacing.s },
  atEnd: { justifyContent: 'flex-end' },
  // An icon in the middle of what can be touched stands in line with the edge of the words.
  outwards: { marginVertical: -spacing.s, marginEnd: -spacing.s },
  texts: { flexGrow: 1, flexShrink: 1, gap: spacing.xs },
  pressed: { opacity: 0.7 },
});
