import { StyleSheet, View } from 'react-native';

import { Button } from './button';
import { Callout } from './callout';
import { Text } from './text';
import { spacing } from './theme';

interface RefusedCalloutProps {
  title: string;
  /** In the service's own words; null where it gave none. */
  reason: { message: string; fields: readonly { field: string; message: string }[] } | null;
  correct: { label: string; onPress: () => void };
  discard: { label: string; onPress: () => void };
}

/** What the traveller did and the service did not want, why, and both ways out. */
export function RefusedCallout({ title, reason, correct, discard }: RefusedCalloutProps) {
  return (
    <Callout tone="high">
      <Text variant="action" color="high" role="alert">
        {title}
      </Text>
      <Text>{reason?.message}</Text>
      {reason?.fields.map(({ field, message }) => (
        <Text key={field} variant="quiet">
          {`• ${message}`}
        </Text>
      ))}
      <View style={styles.buttons}>
        <Button size="small" {...correct} />
        <Button size="small" kind="outline" {...discard} />
      </View>
    </Callout>
  );
}

const styles = StyleSheet.create({ buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.m } });
