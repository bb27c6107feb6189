import type { PictureFile } from './picture-file';

const HEAD_BYTES = 16;

/** A browser knows pictures by addresses of its own page: `blob:`, or `data:` with all of it. */
export async function lookAtPicture(uri: string): Promise<PictureFile | null> {
  try {
    const blob = await (await fetch(uri)).blob();
    return { size: blob.size, head: new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer()) };
  } catch {
    return null;
  }
}

export async function writePicture(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return URL.createObjectURL(new Blob([bytes]));
}

/** Until it is told otherwise a browser keeps whatever has an address. */
export async function removePicture(uri: string): Promise<boolean> {
  URL.revokeObjectURL(uri);
  return true;
}
