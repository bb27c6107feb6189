import { Pressable, StyleSheet } from 'react-native';

import { Icon } from './icon';
import { spokenName } from './spoken-name';
import { Text } from './text';
import { spacing, touchTarget } from './theme';

interface SectionLinkProps {
  text: string;
  /** What a screen reader says in its place. */
  label?: string;
  onPress: () => void;
}

/** At the end of a section's title: the way to all of it. */
export function SectionLink({ text, label, onPress }: SectionLinkProps) {
  return (
    <Pressable
      role="link"
      {...spokenName(label)}
      onPress={onPress}
      style={({ pressed }) => [styles.link, pressed && styles.pressed]}
    >
      <Text variant="action" color="primary">
        {text}
      </Text>
      <Icon name="chevron-forward" color="primary" size={16} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  // As high as a finger, without making the title's line higher.
  link: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 2,
    minHeight: touchTarget,
    marginVertical: -spacing.m,
    paddingStart: spacing.s,
  },
  pressed: { opacity: 0.7 },
});
