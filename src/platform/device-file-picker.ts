import { getDocumentAsync } from 'expo-document-picker';
import { Platform } from 'react-native';

import type { FilePicker } from './file-picker';
import { readFile } from './read-file';

export const deviceFilePicker: FilePicker = {
  async choose({ extensions, mostBytes }) {
    try {
      const { assets } = await getDocumentAsync({
        // Phones go by what other apps call a file, which is often wrong: none that is right is to be grey.
        type: Platform.OS === 'web' ? extensions.map((extension) => `.${extension}`) : '*/*',
        copyToCacheDirectory: true,
        base64: false,
      });
      const [chosen] = assets ?? [];
      if (!chosen) return { kind: 'cancelled' };
      return await readFile({ address: chosen.uri, name: chosen.name }, mostBytes);
    } catch {
      return { kind: 'unreadable' };
    }
  },

  open: (address, mostBytes) => readFile({ address, name: null }, mostBytes),
};
