import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { LiveRegion } from './live-region';
import { Text } from './text';
import { spacing, topStripHeight } from './theme';
import { useTheme } from './use-theme';

interface TopStripProps {
  icon: IconName;
  /** A few words; null while there is nothing to say. */
  message: string | null;
  /** What it lies over: it stands in the room that every screen leaves at its top, so that nothing moves when it comes or goes. */
  children: ReactNode;
}

export function TopStrip({ icon, message, children }: TopStripProps) {
  const theme = useTheme();
  const { top } = useSafeAreaInsets();
  return (
    <View style={styles.whole}>
      <LiveRegion message={message ?? ''} style={styles.region}>
        {message !== null && (
          <View
            style={[
              styles.strip,
              { paddingTop: top, height: top + topStripHeight, backgroundColor: theme.ink },
            ]}
          >
            <Icon name={icon} color="background" size={16} />
            <Text variant="quiet" color="background" maxFontSizeMultiplier={1.2} numberOfLines={1}>
              {message}
            </Text>
          </View>
        )}
      </LiveRegion>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  region: { position: 'absolute', top: 0, left: 0, right: 0, zIndex: 1, pointerEvents: 'none' },
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: spacing.s,
    paddingHorizontal: spacing.m,
  },
});
