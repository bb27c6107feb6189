import type { ReactNode } from 'react';
import { Modal, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { modalAnimation } from '@/ui/modal-animation';
import { useCloseOnBack } from '@/ui/use-close-on-back';
import { useTheme } from '@/ui/use-theme';

interface FullScreenProps {
  label: string;
  /** The back key, a browser's Back and Escape close it too. */
  onClose: () => void;
  children: ReactNode;
}

/** A map alone on the screen, where nothing else wants to be scrolled. */
export function FullScreen({ label, onClose, children }: FullScreenProps) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  useCloseOnBack(true, onClose);
  return (
    <Modal visible aria-label={label} animationType={modalAnimation} onRequestClose={onClose}>
      <View
        onAccessibilityEscape={onClose}
        style={[
          styles.whole,
          { backgroundColor: theme.mapSea },
          {
            paddingTop: insets.top,
            paddingRight: insets.right,
            paddingBottom: insets.bottom,
            paddingLeft: insets.left,
          },
        ]}
      >
        {children}
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
