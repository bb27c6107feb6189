import { StyleSheet, View } from 'react-native';

import { Badge } from './badge';
import { Card } from './card';
import { Icon } from './icon';
import { Text } from './text';
import { spacing } from './theme';

interface PlaceCardProps {
  title: string;
  /** How far it is; left out where nobody knows. */
  distance?: string;
  /** Where it is, in words. */
  meta?: string;
  /** What there is to say for it, a word or two each. */
  notes?: readonly string[];
  onPress?: () => void;
}

/** One place to go to. */
export function PlaceCard({ title, distance, meta, notes = [], onPress }: PlaceCardProps) {
  const label = [title, distance, meta, ...notes].filter(Boolean).join(', ');
  return (
    <Card onPress={onPress} label={label}>
      <View style={styles.texts}>
        <View style={styles.line}>
          <Text variant="action" style={styles.title}>
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
            <Text variant="quiet" color="quietInk" style={styles.title}>
              {meta}
            </Text>
          </View>
        )}
      </View>
      {notes.length > 0 && (
        <View style={styles.notes}>
          {notes.map((note) => (
            <Badge key={note} tone="low" kind="note" label={note} />
          ))}
        </View>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  texts: { gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: spacing.xs },
  title: { flex: 1 },
  notes: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.xs },
});
