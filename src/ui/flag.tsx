import { useState } from 'react';
import { Image, Platform, StyleSheet, View } from 'react-native';
import { SvgUri } from 'react-native-svg';

import { Text } from './text';
import { useTheme } from './use-theme';

interface FlagProps {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** The country, for those who do not see the flag. Left out where its name stands beside it. */
  name?: string;
  /** Where the drawing is, in full; without it, or without a network, the letters' own flag stands there. */
  url?: string | null;
  width?: number;
}

export function Flag({ code, name, url, width = 28 }: FlagProps) {
  const theme = useTheme();
  const [hasFailed, setHasFailed] = useState(false);
  const height = Math.round((width * 2) / 3);
  const size = { width, height };
  const fail = () => setHasFailed(true);
  return (
    <View
      accessible={name !== undefined}
      role={name === undefined ? undefined : 'img'}
      aria-label={name}
      aria-hidden={name === undefined}
      style={[styles.box, size, { backgroundColor: theme.sunken, borderColor: theme.line }]}
    >
      {/* Under the picture, so that nothing is missing before it comes, or when it never does. */}
      <Text
        allowFontScaling={false}
        numberOfLines={1}
        style={{ fontSize: height * 0.8, lineHeight: height, width: width * 2, textAlign: 'center' }}
      >
        {toFlagLetters(code)}
      </Text>
      {url && !hasFailed && (
        <View style={StyleSheet.absoluteFill}>
          {Platform.OS === 'web' ? (
            <Image source={{ uri: url }} style={size} onError={fail} />
          ) : (
            <SvgUri uri={url} width={width} height={height} preserveAspectRatio="none" onError={fail} />
          )}
        </View>
      )}
    </View>
  );
}

/** `CO` in the letters that phones show as a flag; devices without flags show the two letters. */
function toFlagLetters(code: string): string {
  const letters = code.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(letters)) return '';
  const offset = 0x1f1e6 - 'A'.charCodeAt(0);
  return String.fromCodePoint(...Array.from(letters, (letter) => letter.charCodeAt(0) + offset));
}

const styles = StyleSheet.create({
  box: {
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: 4,
    borderWidth: 1,
  },
});
