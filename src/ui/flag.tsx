import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useFlagDrawing } from './flag-drawings';
import { FlagPicture } from './flag-picture';
import { Text } from './text';
import { useTheme } from './use-theme';

interface FlagProps {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** The country, for those who do not see the flag. Left out where its name stands beside it. */
  name?: string;
  /** Where the service has a drawing, in full: for a country of which the app itself has none. */
  url?: string | null;
  width?: number;
}

export function Flag({ code, name, url, width = 28 }: FlagProps) {
  const theme = useTheme();
  // By name: rows of a list are used again for other countries.
  const [failed, setFailed] = useState<string | null>(null);
  const drawing = useFlagDrawing(code.trim().toUpperCase());
  const own = drawing ? { drawing } : null;
  const theirs = drawing === null && url ? { url } : null;
  const picture = failed === code ? null : (own ?? theirs);
  const height = Math.round((width * 2) / 3);
  return (
    <View
      accessible={name !== undefined}
      role={name === undefined ? undefined : 'img'}
      aria-label={name}
      aria-hidden={name === undefined}
      style={[styles.box, { width, height }, { backgroundColor: theme.sunken, borderColor: theme.line }]}
    >
      {/* Under a picture that may never come, so that nothing is missing. */}
      {(own === null || picture === null) && (
        <Text
          allowFontScaling={false}
          numberOfLines={1}
          style={{ fontSize: height * 0.8, lineHeight: height, width: width * 2, textAlign: 'center' }}
        >
          {toFlagLetters(code)}
        </Text>
      )}
      {picture && (
        <View style={StyleSheet.absoluteFill}>
          <FlagPicture of={picture} width={width} height={height} onError={() => setFailed(code)} />
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
