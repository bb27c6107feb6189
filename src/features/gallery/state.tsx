import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

/** One state of a part, under what it is called. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <View style={styles.state}>
      <Text variant="quiet" color="quietInk" role="heading">
        {name}
      </Text>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ state: { gap: spacing.s } });
