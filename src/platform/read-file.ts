import { File } from 'expo-file-system';

import type { FilePlace, PickedFile } from './file-picker';
import { removePicture } from './picture-file';

/** The copy lies in the open, beside the encrypted database: whatever becomes of it, it does not stay. */
export async function readFile({ address, name }: FilePlace, mostBytes: number): Promise<PickedFile> {
  try {
    const file = new File(address);
    try {
      if (file.size > mostBytes) return { kind: 'too-large' };
      const bytes = await file.bytes();
      if (bytes.length > mostBytes) return { kind: 'too-large' };
      return bytes.length === 0 ? { kind: 'unreadable' } : { kind: 'file', name: name ?? file.name, bytes };
    } finally {
      // What lies with another app is that app's to keep.
      if (address.startsWith('file:')) await removePicture(address);
    }
  } catch {
    return { kind: 'unreadable' };
  }
}
