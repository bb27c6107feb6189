import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { PlaceTime } from '@/i18n/format/wall-time';
import type { WrittenZonedTime } from '@/i18n/format/zoned-time';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { zonedTimeWords } from '@/i18n/messages/zoned-time';

import { Icon } from './icon';
import { spokenName } from './spoken-name';
import { Text } from './text';
import { spacing, touchTarget } from './theme';
import { UnseenText } from './unseen-text';

interface ZonedTimeProps {
  at: PlaceTime;
  /** Struck through beside the new one, where clocks show something else. */
  planned?: PlaceTime;
  /** Whose day "+1 day" counts from, such as the departure. Without it, the plan's. */
  from?: PlaceTime;
  /** IANA zone of where the traveller lives. */
  home?: string;
  /** `asked` shows a button where the time at home differs. */
  homeIs?: 'asked' | 'shown';
  /** Where a heading says the zone for all that is under it, it need not be said again. */
  showsZone?: boolean;
  size?: 'line' | 'large';
}

/** What clocks show at a place, with all that could be mistaken about it. */
export function ZonedTime({
  at,
  planned,
  from,
  home,
  homeIs = 'asked',
  showsZone = true,
  size = 'line',
}: ZonedTimeProps) {
  const words = useWords(zonedTimeWords);
  const written = useFormat().zonedTime(at, { planned, from, home });
  const [isAsked, setIsAsked] = useState(false);
  if (!written) return <Text variant="action">–</Text>;
  const showsHome = written.home !== null && (homeIs === 'shown' || isAsked);
  const time = <Written written={written} showsHome={showsHome} showsZone={showsZone} size={size} />;
  if (written.home === null || homeIs === 'shown') return time;
  return (
    <View style={styles.line}>
      {time}
      <Pressable
        role="button"
        aria-label={words.showHome}
        aria-expanded={isAsked}
        onPress={() => setIsAsked(!isAsked)}
        style={({ pressed }) => [styles.ask, pressed && styles.pressed]}
      >
        <Icon name="home" color="primary" size={18} />
      </Pressable>
    </View>
  );
}

interface WrittenProps extends Required<Pick<ZonedTimeProps, 'showsZone' | 'size'>> {
  written: WrittenZonedTime;
  showsHome: boolean;
}

function Written({ written, showsHome, showsZone, size }: WrittenProps) {
  const words = useWords(zonedTimeWords);
  const { time, planned, zone, days, home, spoken } = written;
  const after = [days, showsZone ? zone : null, showsHome ? home : null].filter((part) => part !== null);
  return (
    <Text
      variant="quiet"
      color="quietInk"
      style={styles.written}
      {...spokenName(showsHome ? `${spoken}, ${home ?? ''}` : spoken)}
    >
      {planned !== null && (
        <>
          <UnseenText>{`${words.planned} `}</UnseenText>
          <Text variant={size === 'large' ? 'body' : 'quiet'} color="quietInk" style={styles.struck}>
            {planned}
          </Text>
          <UnseenText>{`, ${words.now}`}</UnseenText>{' '}
        </>
      )}
      <Text variant={size === 'large' ? 'number' : 'action'}>{time}</Text>
      {after.map((part) => ` · ${part}`).join('')}
    </Text>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: spacing.xs },
  written: { flexShrink: 1 },
  struck: { textDecorationLine: 'line-through' },
  ask: {
    minWidth: touchTarget,
    minHeight: touchTarget,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.7 },
});
