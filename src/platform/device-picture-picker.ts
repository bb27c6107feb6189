import {
  getPendingResultAsync,
  launchCameraAsync,
  launchImageLibraryAsync,
  requestCameraPermissionsAsync,
  type ImagePickerOptions,
  type ImagePickerResult,
} from 'expo-image-picker';
import { Platform } from 'react-native';

import { removePicture } from './picture-file';
import type { Picked, PicturePicker } from './picture-picker';

/** As it is: whatever it is made smaller by, and whatever is taken out of it, is done in one place. */
const AS_IT_IS: ImagePickerOptions = { mediaTypes: ['images'], exif: false, base64: false, quality: 1 };

export const devicePicturePicker: PicturePicker = {
  hasCamera: Platform.OS !== 'web',
  outlivesApp: Platform.OS === 'android',

  async take() {
    try {
      const { granted } = await requestCameraPermissionsAsync();
      return granted ? toPicked(await launchCameraAsync(AS_IT_IS)) : { kind: 'not-allowed' };
    } catch {
      return { kind: 'failed' };
    }
  },

  async choose() {
    try {
      return toPicked(await launchImageLibraryAsync(AS_IT_IS));
    } catch {
      return { kind: 'failed' };
    }
  },

  async recover() {
    if (Platform.OS !== 'android') return null;
    const pending = await getPendingResultAsync().catch(() => null);
    return (pending && 'assets' in pending ? pending.assets?.[0]?.uri : null) ?? null;
  },

  async letGo(uri) {
    await removePicture(uri);
  },
};

function toPicked({ assets }: ImagePickerResult): Picked {
  const [picture] = assets ?? [];
  return picture ? { kind: 'picked', uri: picture.uri } : { kind: 'cancelled' };
}
