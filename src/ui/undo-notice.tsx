import { useEffect, useEffectEvent } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from './button';
import { LiveRegion } from './live-region';
import { Text } from './text';
import { radius, readableWidth, spacing } from './theme';
import { useTheme } from './use-theme';

interface UndoNoticeProps {
  message: string;
  undoLabel: string;
  onUndo: () => void;
  /** After some seconds, unless it was undone. */
  onEnd: () => void;
}

const SHOWN_MS = 10_000;

/** Something was done and can be taken back for a while. It lies over the foot of the screen. */
export function UndoNotice({ message, undoLabel, onUndo, onEnd }: UndoNoticeProps) {
  const theme = useTheme();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <View style={styles.place} pointerEvents="box-none">
      <LiveRegion
        message={message}
        style={[styles.notice, { backgroundColor: theme.card, borderColor: theme.quietInk }]}
      >
        <Text style={styles.message}>{message}</Text>
        <Button kind="outline" size="small" label={undoLabel} onPress={onUndo} />
      </LiveRegion>
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    start: spacing.l,
    end: spacing.l,
    bottom: spacing.l,
    alignItems: 'center',
  },
  notice: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing.m,
    width: '100%',
    maxWidth: readableWidth,
    padding: spacing.m,
    paddingStart: spacing.l,
    borderWidth: 1,
    borderRadius: radius.large,
  },
  message: { flexGrow: 1, flexShrink: 1 },
});
