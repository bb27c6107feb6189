import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { shellWords } from '@/i18n/messages/shell';
import { useWords } from '@/i18n/locale-provider';
import { Text } from './text';
import { spacing } from './theme';
import { useTheme } from './use-theme';

/** Opening mostly takes less; words that come and go at once would only flicker. */
const CALM_MS = 700;

export function Opening() {
  const theme = useTheme();
  const { opening } = useWords(shellWords);
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTakesLong(true), CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <View role="status" style={[styles.whole, { backgroundColor: theme.background }]}>
      {takesLong && <Text color="quietInk">{opening}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: spacing.xl },
});
