import { StyleSheet, View } from 'react-native';
import { Pressable } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { todayWords } from '@/i18n/messages/today';
import { Avatar } from '@/ui/avatar';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Text } from '@/ui/text';
import { radius, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

interface TodayHeaderProps {
  name: string;
  unread: number;
  onOpen: (path: string) => void;
}

/** At the end of the title: messages, and the traveller themselves. */
export function HeaderButtons({ name, unread, onOpen }: TodayHeaderProps) {
  const theme = useTheme();
  const words = useWords(todayWords);
  return (
    <View style={styles.line}>
      <View>
        <IconButton kind="bare" label={words.inbox(unread)} onPress={() => onOpen('/inbox')}>
          <Icon name="message" color="primary" />
        </IconButton>
        {unread > 0 && (
          <View style={[styles.count, { backgroundColor: theme.high }]} pointerEvents="none">
            <Text variant="tab" color="onPrimary" maxFontSizeMultiplier={1.2} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </Text>
          </View>
        )}
      </View>
      <View>
        <View aria-hidden>
          <Avatar name={name} />
        </View>
        {/* Over the letters instead of around them: they are no name for what it does. */}
        <Pressable
          role="button"
          aria-label={words.settings}
          onPress={() => onOpen('/settings')}
          style={StyleSheet.absoluteFill}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: spacing.s },
  count: {
    position: 'absolute',
    top: 0,
    end: 0,
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 18,
    height: 18,
    paddingHorizontal: 4,
    borderRadius: radius.pill,
  },
});
