import { useEffect, useEffectEvent, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Banner } from './banner';
import { Button } from './button';
import { LiveRegion } from './live-region';
import { Text } from './text';
import { radius, readableWidth, spacing } from './theme';
import { useTheme } from './use-theme';

interface UndoNoticeProps {
  message: string;
  undoLabel: string;
  /** Gives false where it can't be taken back any more. */
  undo: () => Promise<boolean>;
  /** Takes what may fail, and tells of it if it does. */
  attempt: (work: Promise<unknown>) => void;
  /** What is said then. */
  tooLate: string;
  /** After some seconds, or when it was undone. */
  onEnd: () => void;
}

const SHOWN_MS = 10_000;

/** Something was done and can be taken back for a while. It lies over the foot of the screen. */
export function UndoNotice({ undo, attempt, tooLate, onEnd, ...offer }: UndoNoticeProps) {
  const [isTooLate, setIsTooLate] = useState(false);
  const undoOnce = async () => {
    if (await undo()) onEnd();
    else setIsTooLate(true);
  };
  if (!isTooLate) return <Offer {...offer} onUndo={() => attempt(undoOnce())} onEnd={onEnd} />;
  return (
    <View style={styles.tooLate}>
      <Banner tone="medium" title={tooLate} onDismiss={onEnd} />
    </View>
  );
}

interface OfferProps extends Pick<UndoNoticeProps, 'message' | 'undoLabel' | 'onEnd'> {
  onUndo: () => void;
}

function Offer({ message, undoLabel, onUndo, onEnd }: OfferProps) {
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

const foot = { position: 'absolute', start: spacing.l, end: spacing.l, bottom: spacing.l } as const;

const styles = StyleSheet.create({
  place: { ...foot, alignItems: 'center' },
  tooLate: foot,
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
