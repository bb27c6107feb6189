import { Platform, StyleSheet, Text } from 'react-native';

/**
 * Said by a browser's screen reader and seen by nobody: what a line through a word or a place on the screen says to the eye. On phones
 * whatever holds it has a spoken name of its own.
 */
export function UnseenText({ children }: { children: string }) {
  return Platform.OS === 'web' ? <Text style={styles.unseen}>{children}</Text> : null;
}

const styles = StyleSheet.create({
  // Without an extent it would not be said; out of the flow, it takes no room.
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
