import { StyleSheet, View } from 'react-native';

import { Badge } from './badge';
import { Card } from './card';
import { PlaceTexts, type PlaceTextsProps } from './place-texts';
import { spacing } from './theme';

interface PlaceCardProps extends PlaceTextsProps {
  /** What there is to say for it, a word or two each. */
  notes?: readonly string[];
  onPress?: () => void;
}

/** One place to go to. */
export function PlaceCard({ title, distance, meta, notes = [], onPress }: PlaceCardProps) {
  const label = [title, distance, meta, ...notes].filter(Boolean).join(', ');
  return (
    <Card onPress={onPress} label={label}>
      <PlaceTexts title={title} distance={distance} meta={meta} />
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
  notes: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.xs },
});
