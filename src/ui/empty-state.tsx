import { StyleSheet, View } from 'react-native';

import { Button } from './button';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Text } from './text';
import { radius, spacing } from './theme';
import { useTheme } from './use-theme';

export interface EmptyStateProps {
  icon: IconName;
  title: string;
  detail?: string;
  action?: { label: string; onPress: () => void; busy?: boolean };
}

/** What a screen says where there is nothing to show, and what can be done about it. */
export function EmptyState({ icon, title, detail, action }: EmptyStateProps) {
  const theme = useTheme();
  return (
    <View style={styles.state}>
      <View style={[styles.circle, { backgroundColor: theme.sunken }]}>
        <Icon name={icon} color="primary" size={28} />
      </View>
      <Text variant="section" role="heading" style={styles.text}>
        {title}
      </Text>
      {detail !== undefined && (
        <Text color="quietInk" style={styles.text}>
          {detail}
        </Text>
      )}
      {action && <Button kind="outline" size="small" {...action} />}
    </View>
  );
}

const styles = StyleSheet.create({
  state: {
    alignItems: 'center',
    gap: spacing.m,
    paddingVertical: spacing.xxl,
    paddingHorizontal: spacing.l,
  },
  circle: {
    alignItems: 'center',
    justifyContent: 'center',
    width: 64,
    height: 64,
    borderRadius: radius.pill,
  },
  text: { textAlign: 'center' },
});
