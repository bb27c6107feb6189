import { inflateAtMost } from './inflate';
import { joinBytes } from './join-bytes';
import { type Pixels, toLuminance } from './pixels';
import { unfilterRows } from './png-rows';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** What a picture has at each point, by the number that PNG gives to it. Those with a palette are not drawn by devices. */
const SAMPLES: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [4, 2],
  [6, 4],
]);
const MOST_POINTS = 6_000_000;

interface Header {
  width: number;
  height: number;
  samples: number;
  bytesEach: number;
}

/** A PNG as devices draw one: 8 or 16 bits, without a palette, its rows one after the other. Null for any other. */
export function readPng(file: Uint8Array): Pixels | null {
  if (!SIGNATURE.every((byte, at) => file[at] === byte)) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array[] = [];
  let header: Header | null = null;
  for (let at = SIGNATURE.length; at + 12 <= file.length;) {
    const size = view.getUint32(at);
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const body = file.subarray(at + 8, at + 8 + size);
    if (body.length < size) return null;
    if (name === 'IHDR') header = readHeader(body);
    if (name === 'IDAT') parts.push(body);
    at += size + 12;
  }
  return header && readPoints(header, joinBytes(parts));
}

function readHeader(body: Uint8Array): Header | null {
  if (body.length < 13) return null;
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const [width, height, bits] = [view.getUint32(0), view.getUint32(4), view.getUint8(8)];
  const samples = SAMPLES.get(view.getUint8(9));
  const isPlain = samples !== undefined && (bits === 8 || bits === 16) && view.getUint8(12) === 0;
  if (!isPlain || width * height === 0 || width * height > MOST_POINTS) return null;
  return { width, height, samples, bytesEach: bits / 8 };
}

function readPoints({ width, height, samples, bytesEach }: Header, packed: Uint8Array): Pixels | null {
  const pixelBytes = samples * bytesEach;
  const rowBytes = width * pixelBytes;
  const filtered = inflateAtMost(packed, (rowBytes + 1) * height);
  const rows = filtered && unfilterRows(filtered, { rowBytes, height, pixelBytes });
  if (!rows) return null;
  const luminance = new Uint8ClampedArray(width * height);
  const sampleOf = (point: number, sample: number) => rows[point * pixelBytes + sample * bytesEach] ?? 0;
  const hasColour = samples > 2;
  const hasAlpha = samples % 2 === 0;
  for (let point = 0; point < luminance.length; point += 1) {
    const light = hasColour
      ? toLuminance(sampleOf(point, 0), sampleOf(point, 1), sampleOf(point, 2))
      : sampleOf(point, 0);
    const cover = hasAlpha ? sampleOf(point, samples - 1) / 255 : 1;
    // What can be seen through lies on white, as on paper.
    luminance[point] = light * cover + 255 * (1 - cover);
  }
  return { luminance, width, height };
}
