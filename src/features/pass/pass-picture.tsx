import { useState } from 'react';
import { Image, Pressable, StyleSheet } from 'react-native';

import { toPhotoUri } from '@/domain/photo-uri';
import { useWords } from '@/i18n/locale-provider';
import { boardingPassWords } from '@/i18n/messages/boarding-pass';
import { segmentQueries } from '@/runtime/queries/segment-queries';
import { useBrightScreen } from '@/runtime/use-bright-screen';
import { useRead } from '@/runtime/use-read';
import type { StoredPicture } from '@/store/boarding-passes';
import { useIsInFront } from '@/ui/in-front';
import { PhotoViewer } from '@/ui/photo-viewer';
import { Text } from '@/ui/text';
import { radius } from '@/ui/theme';

/** A pass as it was photographed, as wide as the screen. It leads to the whole of it, for scanners that want it larger. */
export function PassPicture({ stored: { id, width, height } }: { stored: StoredPicture }) {
  const words = useWords(boardingPassWords);
  const content = useRead(segmentQueries.passPicture(id));
  const [isOpen, setIsOpen] = useState(false);
  useBrightScreen(useIsInFront());
  const ratio = width / height;
  const uri = content ? toPhotoUri(content) : null;
  return (
    <>
      <Pressable role="button" aria-label={words.openPicture} onPress={() => setIsOpen(true)}>
        {uri && <Image source={{ uri }} alt="" style={[styles.picture, { aspectRatio: ratio }]} />}
      </Pressable>
      <Text variant="quiet" color="quietInk">
        {words.pictureDetail}
      </Text>
      {uri && (
        <PhotoViewer
          visible={isOpen}
          uri={uri}
          alt={words.picture}
          ratio={ratio}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  // White, as what can be seen through would be on paper.
  picture: { width: '100%', borderRadius: radius.small, backgroundColor: '#FFFFFF' },
});
