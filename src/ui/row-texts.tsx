import { StyleSheet, View } from 'react-native';

import { Text } from './text';

/** What a row says, and quietly below it what there is to know about it. */
export function RowTexts({ title, detail }: { title: string; detail?: string }) {
  return (
    <View style={styles.texts}>
      <Text variant="action">{title}</Text>
      {detail !== undefined && (
        <Text variant="quiet" color="quietInk">
          {detail}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ texts: { flex: 1, gap: 2 } });
