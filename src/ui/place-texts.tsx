import { StyleSheet, View } from 'react-native';

import { Icon } from './icon';
import { Text } from './text';
import { spacing } from './theme';
import { useIsNarrow } from './use-is-narrow';

export interface PlaceTextsProps {
  title: string;
  /** How far it is; left out where nobody knows. */
  distance?: string;
  /** Where it is, in words. */
  meta?: string;
}

/** What a place is called, how far it is, and where. Where a line holds a word or two the distance stands under the name. */
export function PlaceTexts({ title, distance, meta }: PlaceTextsProps) {
  const isNarrow = useIsNarrow();
  return (
    <View style={styles.texts}>
      <View style={!isNarrow && styles.line}>
        <Text variant="action" style={!isNarrow && styles.text}>
          {title}
        </Text>
        {distance !== undefined && (
          <Text variant="action" color="primary">
            {distance}
          </Text>
        )}
      </View>
      {meta !== undefined && meta !== '' && (
        <View style={styles.line}>
          <Icon name="map-pin" color="quietInk" size={16} />
          <Text variant="quiet" color="quietInk" style={styles.text}>
            {meta}
          </Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  texts: { gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: spacing.xs },
  text: { flex: 1 },
});
