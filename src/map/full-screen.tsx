import type { ReactNode } from 'react';
import { Modal, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { modalAnimation } from '@/ui/modal-animation';
import { ToastsOfFullScreen } from '@/ui/toasts-everywhere';
import { useCloseOnBack } from '@/ui/use-close-on-back';
import { useTheme } from '@/ui/use-theme';

interface FullScreenProps {
  label: string;
  /** The back key, a browser's Back and Escape close it too. */
  onClose: () => void;
  /** What the back key does first, where something lies over the map. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** A map alone on the screen, where nothing else wants to be scrolled. */
export function FullScreen({ label, onClose, onBack = onClose, children }: FullScreenProps) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  useCloseOnBack(true, onClose);
  return (
    <Modal visible aria-label={label} animationType={modalAnimation} onRequestClose={onBack}>
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
        <ToastsOfFullScreen />
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
