import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { chatWords } from '@/i18n/messages/chat';

import { Text } from './text';
import { spacing } from './theme';
import { useTheme } from './use-theme';

/** What stands between messages: a new day, what somebody did, or where one stopped reading. */
export type ChatLineKind = { kind: 'day' | 'announcement'; text: string } | { kind: 'unread' };

export function ChatLine({ line }: { line: ChatLineKind }) {
  const theme = useTheme();
  const words = useWords(chatWords);
  if (line.kind === 'announcement') {
    return (
      <Text variant="badge" color="quietInk" style={styles.announcement}>
        {line.text}
      </Text>
    );
  }
  const isUnread = line.kind === 'unread';
  const rule = <View style={[styles.rule, { backgroundColor: isUnread ? theme.high : theme.line }]} />;
  return (
    <View style={styles.line}>
      {rule}
      <Text variant="badge" role="heading" color={isUnread ? 'high' : 'quietInk'} style={styles.words}>
        {isUnread ? words.unread : line.text}
      </Text>
      {rule}
    </View>
  );
}

const styles = StyleSheet.create({
  announcement: { alignSelf: 'center', textAlign: 'center' },
  line: { flexDirection: 'row', alignItems: 'center', gap: spacing.s },
  rule: { flexGrow: 1, flexBasis: spacing.l, height: 1 },
  words: { flexShrink: 1, minWidth: 0, textAlign: 'center' },
});
