import { Image, StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { chatWords } from '@/i18n/messages/chat';

import { Icon } from './icon';
import { IconButton } from './icon-button';
import { radius, spacing } from './theme';

/** A photo that goes with what is being written, and can still be taken away. */
export function AttachedPhoto({ uri, onRemove }: { uri: string; onRemove: () => void }) {
  const words = useWords(chatWords);
  return (
    <View style={styles.attached}>
      <Image source={{ uri }} alt={words.photo} style={styles.photo} />
      <IconButton kind="bare" label={words.removePhoto} onPress={onRemove}>
        <Icon name="close" color="primary" />
      </IconButton>
    </View>
  );
}

const styles = StyleSheet.create({
  attached: { flexDirection: 'row', alignItems: 'center', gap: spacing.s },
  photo: { width: 72, height: 72, borderRadius: radius.small },
});
