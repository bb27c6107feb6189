import { StyleSheet, View } from 'react-native';

import { Icon } from '@/ui/icon';
import { type IconName, iconPaths } from '@/ui/icon-paths';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

export function IconsPage() {
  return (
    <View style={styles.sheet}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <View key={name} style={styles.one}>
          <Icon name={name} />
          <Text variant="quiet">{name}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.m },
  one: { width: 96, alignItems: 'center', gap: spacing.xs },
});
