import { StyleSheet, View } from 'react-native';

import { Text } from './text';
import { radius, touchTarget } from './theme';
import { useTheme } from './use-theme';

/** Somebody by the first letters of their names. */
export function Avatar({ name }: { name: string }) {
  const theme = useTheme();
  return (
    <View accessible role="img" aria-label={name} style={[styles.avatar, { backgroundColor: theme.primary }]}>
      <Text variant="badge" color="onPrimary" maxFontSizeMultiplier={1.3} aria-hidden>
        {toInitials(name)}
      </Text>
    </View>
  );
}

function toInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  // By code points, so that no letter outside of the common plane is cut in two.
  return [first, last].map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? '').join('') || '?';
}

const styles = StyleSheet.create({
  avatar: {
    width: touchTarget,
    height: touchTarget,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.pill,
  },
});
