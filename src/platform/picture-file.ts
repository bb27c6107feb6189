import { File } from 'expo-file-system';

/** What can be told of a file before it is opened as a picture. */
export interface PictureFile {
  size: number;
  /** Its first bytes, by which its format is told. */
  head: Uint8Array;
}

const HEAD_BYTES = 16;

/** Null where it can't be read, or is nothing that this device calls a file. */
export async function lookAtPicture(uri: string): Promise<PictureFile | null> {
  try {
    const handle = new File(uri).open();
    try {
      return { size: handle.size ?? 0, head: handle.readBytes(HEAD_BYTES) };
    } finally {
      handle.close();
    }
  } catch {
    return null;
  }
}

/**
 * What was only made on the way lies in the open, beside the encrypted database: it must not stay. False where it could not be removed; the system
 * empties that folder when it needs the room.
 */
export async function removePicture(uri: string): Promise<boolean> {
  try {
    new File(uri).delete();
    return true;
  } catch {
    return false;
  }
}
