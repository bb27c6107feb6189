import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/button';
import { spacing } from '@/ui/theme';

const KINDS = ['primary', 'outline', 'plain', 'safe', 'danger', 'urgent'] as const;

const nowhere = () => undefined;

export function ButtonsPage() {
  return (
    <>
      <View style={styles.line}>
        <Button size="tall" kind="safe" icon="check" label="I'm safe" onPress={nowhere} />
        <Button size="tall" kind="urgent" icon="warning" label="I need help" onPress={nowhere} />
      </View>
      <View style={styles.line}>
        <Button size="tall" kind="safe" icon="check" label="I'm safe" busy onPress={nowhere} />
        <Button size="tall" kind="urgent" icon="warning" label="I need help" busy onPress={nowhere} />
      </View>
      <View style={styles.line}>
        <Button size="broad" kind="safe" label="I'm safe" onPress={nowhere} />
        <Button size="broad" kind="urgent" label="I need help" onPress={nowhere} />
      </View>
      {KINDS.map((kind) => (
        <Button key={kind} kind={kind} label={kind} onPress={nowhere} />
      ))}
      <View style={styles.line}>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} size="small" label={kind} onPress={nowhere} />
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({ line: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s } });
