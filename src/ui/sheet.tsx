import type { ReactNode } from 'react';
import { Modal, Platform, Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { commonWords } from '@/i18n/messages/common';
import { useWords } from '@/i18n/locale-provider';

import { Headline } from './headline';
import { KeyboardRoom } from './keyboard';
import { modalAnimation } from './modal-animation';
import { PulledDown } from './pulled-down';
import { ToastsOfSheet } from './toasts-everywhere';
import { radius, readableWidth, scrim, spacing } from './theme';
import { useCloseOnBack } from './use-close-on-back';
import { useTheme } from './use-theme';

interface SheetProps {
  visible: boolean;
  title: string;
  /** Taps beside it, a pull at its top, the back key and the gesture to leave all close it. */
  onClose: () => void;
  /** Over the title, such as a large icon. */
  picture?: ReactNode;
  /** As high as may be, for a long list that scrolls by itself. */
  fills?: boolean;
  /** Under what scrolls: it stays in sight. */
  foot?: ReactNode;
  children: ReactNode;
}

/** In a browser the modal is a dialog by itself; on a phone the sheet in it has to be. Both would be said twice. */
const isModalTheDialog = Platform.OS === 'web';

/** Something that rises from below, within reach of the thumb, and takes all attention until it is closed. */
export function Sheet({ visible, title, onClose, picture, fills = false, foot, children }: SheetProps) {
  const theme = useTheme();
  const words = useWords(commonWords);
  const { bottom } = useSafeAreaInsets();
  useCloseOnBack(visible, onClose);
  const content = (
    <>
      {picture && <View style={styles.picture}>{picture}</View>}
      <Headline variant="detailTitle" role="heading" style={styles.title}>
        {title}
      </Headline>
      {children}
    </>
  );
  return (
    <Modal
      visible={visible}
      aria-label={isModalTheDialog ? title : undefined}
      transparent
      animationType={modalAnimation}
      onRequestClose={onClose}
    >
      <KeyboardRoom>
        <View style={styles.whole}>
          <Pressable
            role="button"
            aria-label={words.close}
            onPress={onClose}
            style={[StyleSheet.absoluteFill, { backgroundColor: scrim }]}
          />
          <PulledDown
            {...(!isModalTheDialog && { role: 'dialog', 'aria-label': title, 'aria-modal': true })}
            onAccessibilityEscape={onClose}
            onClose={onClose}
            style={[
              styles.sheet,
              fills && styles.full,
              { backgroundColor: theme.card, paddingBottom: bottom + spacing.l },
            ]}
          >
            <ToastsOfSheet />
            {fills ? (
              <View style={[styles.content, styles.rest]}>{content}</View>
            ) : (
              <ScrollView contentContainerStyle={styles.content} keyboardShouldPersistTaps="handled">
                {content}
              </ScrollView>
            )}
            {foot && <View style={[styles.foot, { borderColor: theme.line }]}>{foot}</View>}
          </PulledDown>
        </View>
      </KeyboardRoom>
    </Modal>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
  sheet: {
    width: '100%',
    maxWidth: readableWidth + 2 * spacing.l,
    maxHeight: '92%',
    // Under the grip.
    paddingTop: spacing.m + 5,
    borderTopStartRadius: radius.large + 8,
    borderTopEndRadius: radius.large + 8,
  },
  full: { height: '92%' },
  rest: { flex: 1 },
  content: { gap: spacing.l, padding: spacing.l },
  foot: { gap: spacing.s, paddingTop: spacing.m, paddingHorizontal: spacing.l, borderTopWidth: 1 },
  picture: { alignItems: 'center' },
  title: { textAlign: 'center' },
});
