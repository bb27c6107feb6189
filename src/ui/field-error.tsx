import { StyleSheet, View } from 'react-native';

import { Icon } from './icon';
import { LiveRegion } from './live-region';
import { Text } from './text';
import { spacing } from './theme';

/** What is wrong with the field above, read aloud as it comes up. */
export function FieldError({ message }: { message: string | null }) {
  return (
    <LiveRegion message={message ?? ''}>
      {message !== null && (
        <View style={styles.error}>
          <Icon name="warning" color="high" size={18} />
          <Text variant="quiet" color="high" style={styles.text}>
            {message}
          </Text>
        </View>
      )}
    </LiveRegion>
  );
}

const styles = StyleSheet.create({
  error: { flexDirection: 'row', gap: spacing.s },
  text: { flex: 1 },
});
