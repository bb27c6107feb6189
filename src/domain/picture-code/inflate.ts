import { Unzlib } from 'fflate';

import { joinBytes } from './join-bytes';

/** So much is opened at once; each byte of it can become a thousand. */
const STEP = 4096;

/** What was packed with zlib; null where it is broken, or becomes larger than that. Whoever wrote it may have meant harm. */
export function inflateAtMost(packed: Uint8Array, mostBytes: number): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let size = 0;
  const opening = new Unzlib((part) => {
    parts.push(part);
    size += part.length;
  });
  try {
    for (let at = 0; at < packed.length && size <= mostBytes; at += STEP)
      opening.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  } catch {
    return null;
  }
  return size > mostBytes ? null : joinBytes(parts);
}
