import { Image, Pressable, StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { chatWords } from '@/i18n/messages/chat';

import { Button } from './button';
import { Icon } from './icon';
import { Text } from './text';
import { radius, spacing, touchTarget } from './theme';
import { useTheme } from './use-theme';

export interface Photo {
  /** Null where it is not on this device, undefined while that is being found out. */
  uri: string | null | undefined;
  /** What is to be seen, where somebody wrote it. */
  alt?: string;
  /** Width over height; a square where it is not known. */
  ratio?: number;
  /** Where it is not here: asks for it now. Left out while it is on its way, or nothing can be asked. */
  onFetch?: () => void;
}

/** Neither a strip nor a tower, whatever was photographed. */
const [WIDEST, TALLEST] = [16 / 9, 3 / 4];

/** A photo in a message. It leads to the whole of it. */
export function BubblePhoto({ photo, onPress }: { photo: Photo; onPress?: () => void }) {
  const theme = useTheme();
  const words = useWords(chatWords);
  const { uri, alt = words.photo, ratio = 1, onFetch } = photo;
  const aspectRatio = Math.min(Math.max(ratio, TALLEST), WIDEST);
  if (uri === null) {
    return (
      <View style={[styles.photo, styles.missing, { backgroundColor: theme.sunken }]}>
        <Icon name="image" color="quietInk" />
        <Text variant="quiet" color="quietInk" style={styles.words}>
          {words.photoMissing}
        </Text>
        {onFetch && <Button size="small" kind="outline" label={words.fetchPhoto} onPress={onFetch} />}
      </View>
    );
  }
  if (uri === undefined)
    return <View style={[styles.photo, { aspectRatio, backgroundColor: theme.sunken }]} />;
  const picture = (
    <Image
      source={{ uri }}
      alt={onPress ? '' : alt}
      resizeMode="cover"
      style={[styles.photo, { aspectRatio, backgroundColor: theme.sunken }]}
    />
  );
  if (!onPress) return picture;
  return (
    <Pressable
      role="button"
      aria-label={`${words.openPhoto}, ${alt}`}
      onPress={onPress}
      style={({ pressed }) => [styles.target, pressed && styles.pressed]}
    >
      {picture}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { minHeight: touchTarget },
  photo: { width: '100%', borderRadius: radius.small },
  missing: {
    minHeight: 120,
    alignItems: 'center',
    justifyContent: 'center',
    gap: spacing.s,
    padding: spacing.m,
  },
  words: { textAlign: 'center' },
  pressed: { opacity: 0.8 },
});
