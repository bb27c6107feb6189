import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { callWords } from '@/i18n/messages/call';
import { commonWords } from '@/i18n/messages/common';

import { Button } from './button';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { LiveRegion } from './live-region';
import { Text } from './text';
import { radius, spacing } from './theme';
import { useTheme } from './use-theme';

export type CallState =
  | { kind: 'connecting' }
  | { kind: 'connected'; since: number }
  /** Which side has lost its network. */
  | { kind: 'interrupted'; side: 'here' | 'there' }
  /** What else can be done, such as writing or telephoning, in words. */
  | { kind: 'failed'; advice: string; onRetry: () => void };

interface CallBarProps {
  /** Who is called. */
  name: string;
  state: CallState;
  microphone: { isOn: boolean; onToggle: () => void };
  camera?: { isOn: boolean; onToggle: () => void };
  onHangUp: () => void;
}

/** A call, over whatever else is on the screen: who, how it goes, and how to end it. */
export function CallBar({ name, state, microphone, camera, onHangUp }: CallBarProps) {
  const theme = useTheme();
  const words = useWords(callWords);
  const { tryAgain } = useWords(commonWords);
  const said = useCallWords(state);
  const isOver = state.kind === 'failed';
  return (
    <View
      role="group"
      aria-label={name}
      style={[styles.bar, { backgroundColor: theme.card, borderColor: theme.line }]}
    >
      <View style={styles.texts}>
        <Text variant="action">{name}</Text>
        <LiveRegion message={said}>
          <Text variant="quiet" color={isOver ? 'high' : 'quietInk'}>
            {said}
          </Text>
        </LiveRegion>
        {state.kind === 'connected' && <Lasting since={state.since} />}
      </View>
      <View style={styles.buttons}>
        {isOver ? (
          <Button size="small" kind="outline" label={tryAgain} onPress={state.onRetry} />
        ) : (
          <>
            <IconButton label={microphone.isOn ? words.mute : words.unmute} onPress={microphone.onToggle}>
              <Icon name={microphone.isOn ? 'mic' : 'mic-off'} />
            </IconButton>
            {camera && (
              <IconButton
                label={camera.isOn ? words.hidePicture : words.showPicture}
                onPress={camera.onToggle}
              >
                <Icon name={camera.isOn ? 'video' : 'video-off'} />
              </IconButton>
            )}
          </>
        )}
        <IconButton kind="danger" label={words.hangUp} onPress={onHangUp}>
          <Icon name="phone-off" color="card" />
        </IconButton>
      </View>
    </View>
  );
}

function useCallWords(state: CallState): string {
  const words = useWords(callWords);
  switch (state.kind) {
    case 'interrupted':
      return state.side === 'here' ? words.weakHere : words.weakThere;
    case 'failed':
      return `${words.failed} · ${state.advice}`;
    default:
      return words[state.kind];
  }
}

/** How long it has lasted, `3:05`. A screen reader would say every second of it. */
function Lasting({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  return (
    <Text variant="quiet" color="quietInk" style={styles.numbers} aria-hidden>
      {writeLasting(now - since)}
    </Text>
  );
}

export function writeLasting(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing.m,
    padding: spacing.m,
    borderWidth: 1,
    borderRadius: radius.large,
  },
  texts: { flexGrow: 1, flexShrink: 1, flexBasis: 140, minWidth: 0 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', maxWidth: '100%', gap: spacing.s },
  numbers: { fontVariant: ['tabular-nums'] },
});
