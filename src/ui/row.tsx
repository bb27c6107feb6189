import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { RowLine } from './row-line';
import { spacing, touchTarget } from './theme';
import { useTheme } from './use-theme';

export interface RowProps {
  title: string;
  detail?: string;
  icon?: IconName;
  /** In place of an icon, such as a flag. */
  leading?: ReactNode;
  /** In place of the arrow. */
  trailing?: ReactNode;
  /** Leads to another screen, unless `act` says that it does something here. */
  onPress?: () => void;
  act?: boolean;
  /** The last of several has no line under it. */
  last?: boolean;
  /** One of very many: as low as a finger allows. */
  dense?: boolean;
}

export function Row({
  title,
  detail,
  icon,
  leading,
  trailing,
  onPress,
  act = false,
  last = false,
  dense = false,
}: RowProps) {
  const theme = useTheme();
  const look = [
    styles.row,
    dense && styles.dense,
    !last && { borderBottomWidth: 1, borderColor: theme.line },
  ];
  const content = (
    <>
      <RowLine
        title={title}
        detail={detail}
        leading={icon ? <Icon name={icon} color="primary" /> : leading}
        trailing={trailing}
      />
      {trailing === undefined && onPress && !act && (
        <Icon name="chevron-forward" color="quietInk" size={18} />
      )}
    </>
  );
  if (!onPress) return <View style={look}>{content}</View>;
  return (
    <Pressable
      role={act ? 'button' : 'link'}
      onPress={onPress}
      style={({ pressed }) => [look, pressed && styles.pressed]}
    >
      {content}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.l,
    minHeight: touchTarget + spacing.xs,
    paddingVertical: spacing.s,
  },
  dense: { minHeight: touchTarget, paddingVertical: spacing.xs },
  pressed: { opacity: 0.7 },
});
