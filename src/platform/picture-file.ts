import { File, Paths } from 'expo-file-system';

import { newId } from './new-id';

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

/** Bytes as a file, for as long as a picture is read from it. */
export async function writePicture(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const file = new File(Paths.cache, `${newId()}.jpg`);
  file.create();
  file.write(bytes);
  return file.uri;
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
