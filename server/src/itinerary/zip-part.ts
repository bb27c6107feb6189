import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const END_BYTES = 22;
/** Behind the end there may be a remark. */
const LONGEST_REMARK = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MOST_ENTRIES = 1000;
const [STORED, DEFLATED] = [0, 8];

/** One file of an archive; null where it has none of that name, is broken, or the file is larger than that. Whatever sizes it tells are not believed. */
export function readZipPart(archive: Uint8Array, name: string, mostBytes: number): Buffer | null {
  try {
    const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
    const entry = findEntry(bytes, name);
    return entry && open(bytes, entry, mostBytes);
  } catch (error) {
    // Beyond its end, not packed as it says, or more than it may become.
    if (typeof error === 'object' && error !== null && 'code' in error) return null;
    throw error;
  }
}

interface Entry {
  method: number;
  packedBytes: number;
  at: number;
}

function findEntry(bytes: Buffer, wanted: string): Entry | null {
  let end = bytes.length - END_BYTES;
  const last = Math.max(0, end - LONGEST_REMARK);
  while (end >= last && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < last) return null;
  let at = bytes.readUInt32LE(end + 16);
  for (let count = 0; count < MOST_ENTRIES && bytes.readUInt32LE(at) === ENTRY; count += 1) {
    const nameBytes = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    if (name === wanted)
      return {
        method: bytes.readUInt16LE(at + 10),
        packedBytes: bytes.readUInt32LE(at + 20),
        at: bytes.readUInt32LE(at + 42),
      };
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return null;
}

function open(bytes: Buffer, { method, packedBytes, at }: Entry, mostBytes: number): Buffer | null {
  const from = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(from, from + packedBytes);
  if (method === STORED) return packed.length <= mostBytes ? packed : null;
  return method === DEFLATED ? inflateRawSync(packed, { maxOutputLength: mostBytes }) : null;
}
