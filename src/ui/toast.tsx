import { StyleSheet, View } from 'react-native';

import { Banner } from './banner';
import { Button } from './button';
import { readableWidth } from './theme';
import type { Tone } from './tone';
import { useAnnounced } from './use-announced';
import { useLeaving } from './use-leaving';

export interface ToastProps {
  tone: Tone;
  title: string;
  detail?: string;
  /** Leads to what it is about. */
  onPress?: () => void;
  /** What can be done about it, such as to take it back. */
  action?: { label: string; onPress: () => void; busy?: boolean };
  /** By the traveller, or by itself; null for what ends with its cause. */
  onEnd: (() => void) | null;
  /** It must be read: it waits to be closed. */
  stays?: boolean;
  /** Said at once, over whatever a screen reader says. */
  isUrgent?: boolean;
}

/** Lies over the screen, moves nothing on it, and leaves by itself unless it must be read. */
export function Toast({ action, onEnd, stays = false, ...words }: ToastProps) {
  const said = [words.title, words.detail].filter(Boolean).join('. ');
  const held = useLeaving(said, stays ? null : onEnd);
  useAnnounced(said);
  return (
    <View {...held} style={styles.toast}>
      <Banner {...words} onDismiss={onEnd ?? undefined} isRaised>
        {action && <Button kind="outline" size="small" {...action} />}
      </Banner>
    </View>
  );
}

const styles = StyleSheet.create({ toast: { width: '100%', maxWidth: readableWidth } });
