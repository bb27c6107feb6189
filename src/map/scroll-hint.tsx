import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { LiveRegion } from '@/ui/live-region';
import { Text } from '@/ui/text';
import { radius, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import type { ScrollInput } from './renderer-props';
import { useMapWords } from './use-map-words';

const SHOWN_MS = 2_500;

/** How the map is moved, for a moment after somebody scrolled the page over it. */
export function ScrollHint({ by }: { by: ScrollInput | null }) {
  const theme = useTheme();
  const words = useMapWords();
  return (
    <View style={styles.place} pointerEvents="none">
      {by && (
        <LiveRegion message={words.hint[by]} style={[styles.hint, { backgroundColor: theme.ink }]}>
          <Text variant="quiet" color="card" style={styles.text}>
            {words.hint[by]}
          </Text>
        </LiveRegion>
      )}
    </View>
  );
}

/** The hint to show, and what to call when the page was scrolled. */
export function useScrollHint(): [ScrollInput | null, (by: ScrollInput) => void] {
  const [scrolled, setScrolled] = useState<{ by: ScrollInput } | null>(null);
  useEffect(() => {
    if (!scrolled) return;
    const timer = setTimeout(() => setScrolled(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [scrolled]);
  return [scrolled?.by ?? null, (by) => setScrolled({ by })];
}

const styles = StyleSheet.create({
  place: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', padding: spacing.xl },
  hint: {
    paddingHorizontal: spacing.l,
    paddingVertical: spacing.m,
    borderRadius: radius.small,
    opacity: 0.9,
  },
  text: { textAlign: 'center' },
});
