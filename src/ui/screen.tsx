import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Text } from './text';
import { spacing } from './theme';
import { useTheme } from './use-theme';

// Lines longer than this are hard to read on a tablet or in a browser.
const readableWidth = 560;

/** A whole screen under its title. It scrolls, because large type must not push anything out of reach. */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  return (
    <ScrollView
      style={{ backgroundColor: theme.background }}
      contentContainerStyle={[
        styles.content,
        { paddingTop: insets.top + spacing.xl, paddingBottom: insets.bottom + spacing.xl },
      ]}
    >
      <View style={styles.column}>
        <Text variant="title" role="heading">
          {title}
        </Text>
        {children}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center', paddingHorizontal: spacing.l },
  column: { width: '100%', maxWidth: readableWidth, gap: spacing.l },
});
