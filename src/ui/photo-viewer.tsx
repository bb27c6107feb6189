import { useState } from 'react';
import { Image, Modal, Platform, StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useWords } from '@/i18n/locale-provider';
import { chatWords } from '@/i18n/messages/chat';
import { commonWords } from '@/i18n/messages/common';

import { Icon } from './icon';
import { IconButton } from './icon-button';
import { modalAnimation } from './modal-animation';
import { clampPhoto, fitPhoto, type PhotoSize, type PhotoView, WHOLE_PHOTO, zoomPhoto } from './photo-zoom';
import { Text } from './text';
import { spacing } from './theme';
import { ToastsOfFullScreen } from './toasts-everywhere';
import { useCloseOnBack } from './use-close-on-back';

interface PhotoViewerProps {
  visible: boolean;
  uri: string;
  /** What is to be seen; it stands under the photo too. */
  alt: string;
  /** Width over height. */
  ratio: number;
  /** The button, the back key, Escape and a browser's Back all close it. */
  onClose: () => void;
}

const STEP = 1.6;
const MIDDLE = { x: 0, y: 0 };

/** A photo alone on the screen, to be looked at closely: with two fingers, two taps, a wheel, or buttons for who has none of these. */
export function PhotoViewer({ visible, uri, alt, ratio, onClose }: PhotoViewerProps) {
  const words = useWords(chatWords);
  const { close } = useWords(commonWords);
  const insets = useSafeAreaInsets();
  const [frame, setFrame] = useState<PhotoSize>({ width: 0, height: 0 });
  const { view, zoomBy, gestures, onWheel } = usePhotoGestures(frame, ratio);
  useCloseOnBack(visible, onClose);
  return (
    <Modal
      visible={visible}
      // In a browser the modal is a dialog, which has a name; on a phone the photo is all there is to name.
      aria-label={Platform.OS === 'web' ? alt : undefined}
      animationType={modalAnimation}
      onRequestClose={onClose}
    >
      <GestureHandlerRootView
        style={[styles.whole, { paddingTop: insets.top, paddingBottom: insets.bottom }]}
      >
        <View style={styles.bar}>
          <IconButton label={close} onPress={onClose}>
            <Icon name="close" />
          </IconButton>
          <View style={styles.space} />
          <IconButton
            label={words.zoomOut}
            disabled={view.zoom <= 1}
            onPress={() => zoomBy(1 / STEP, MIDDLE)}
          >
            <Icon name="minus" />
          </IconButton>
          <IconButton label={words.zoomIn} onPress={() => zoomBy(STEP, MIDDLE)}>
            <Icon name="plus" />
          </IconButton>
        </View>
        <GestureDetector gesture={gestures}>
          <View
            testID="photo-frame"
            style={styles.frame}
            onLayout={({ nativeEvent: { layout } }) =>
              setFrame({ width: layout.width, height: layout.height })
            }
            {...(Platform.OS === 'web' && { onWheel })}
          >
            <Image
              source={{ uri }}
              alt={alt}
              style={[
                fitPhoto(frame, ratio),
                { transform: [{ translateX: view.x }, { translateY: view.y }, { scale: view.zoom }] },
              ]}
            />
          </View>
        </GestureDetector>
        <Text variant="quiet" style={styles.alt} aria-hidden>
          {alt}
        </Text>
        <ToastsOfFullScreen />
      </GestureHandlerRootView>
    </Modal>
  );
}

function usePhotoGestures(frame: PhotoSize, ratio: number) {
  const [view, setView] = useState<PhotoView>(WHOLE_PHOTO);
  // From the view before, for two events of one gesture may come before the next drawing.
  const zoomBy = (factor: number, focus: { x: number; y: number }) =>
    setView((last) => zoomPhoto(last, factor, focus, frame, ratio));
  const fromMiddle = (x: number, y: number) => ({ x: x - frame.width / 2, y: y - frame.height / 2 });
  const pan = Gesture.Pan()
    .runOnJS(true)
    .onChange(({ changeX, changeY }) =>
      setView(({ zoom, x, y }) => clampPhoto({ zoom, x: x + changeX, y: y + changeY }, frame, ratio)),
    );
  const pinch = Gesture.Pinch()
    .runOnJS(true)
    .onChange(({ scaleChange, focalX, focalY }) => zoomBy(scaleChange, fromMiddle(focalX, focalY)));
  const twice = Gesture.Tap()
    .runOnJS(true)
    .numberOfTaps(2)
    .onEnd(({ x, y }) =>
      setView((last) =>
        last.zoom > 1 ? WHOLE_PHOTO : zoomPhoto(last, STEP * STEP, fromMiddle(x, y), frame, ratio),
      ),
    );
  const onWheel = ({ deltaY }: { deltaY: number }) => zoomBy(deltaY < 0 ? STEP : 1 / STEP, MIDDLE);
  return { view, zoomBy, onWheel, gestures: Gesture.Simultaneous(pinch, pan, twice) };
}

const styles = StyleSheet.create({
  // Whatever the theme, a photo is looked at on black.
  whole: { flex: 1, backgroundColor: '#000000' },
  bar: { flexDirection: 'row', gap: spacing.s, padding: spacing.s },
  space: { flex: 1 },
  frame: { flex: 1, alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
  alt: { padding: spacing.m, textAlign: 'center', color: '#FFFFFF' },
});
