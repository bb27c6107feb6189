import { StyleSheet, View } from 'react-native';

import { radius } from './theme';
import { useTheme } from './use-theme';

interface ProgressBarProps {
  /** Of 1. */
  share: number;
  /** What progresses, for those who do not see the bar. */
  label: string;
}

export function ProgressBar({ share, label }: ProgressBarProps) {
  const theme = useTheme();
  const percent = Math.round(Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0)) * 100);
  return (
    <View
      accessible
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={[styles.track, { backgroundColor: theme.sunken }]}
    >
      <View style={[styles.done, { width: `${percent}%`, backgroundColor: theme.primary }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  // Among what stands at the right edge it would have no width of its own.
  track: { alignSelf: 'stretch', height: 6, borderRadius: radius.pill, overflow: 'hidden' },
  done: { height: '100%', borderRadius: radius.pill },
});
