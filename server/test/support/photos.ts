import { crc32 } from 'node:zlib';

import sharp, { type Sharp } from 'sharp';

/** A picture of so many pixels: red on the left, blue on the right. */
function aDrawing(width: number, height: number): Sharp {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: 'blue' } };
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: half, gravity: 'east' },
  ]);
}

/** As a phone takes it, held upright: lying on its side, with a note on how to turn it, on where it was taken and by what. */
export function aPhoneShot(width = 2400, height = 1800): Promise<Buffer> {
  return aDrawing(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera Makers', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '4/1 42/1 39/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '74/1 4/1 19/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export const aPicture = (type: 'png' | 'webp' | 'gif' | 'avif', width = 400, height = 300): Promise<Buffer> =>
  aDrawing(width, height).toFormat(type).toBuffer();

const HEADER = { kind: 12, width: 16, height: 20, sum: 29 };

/** A few hundred bytes that would unfold to a gigabyte. */
export async function aBomb(): Promise<Buffer> {
  const bomb = Buffer.from(await aPicture('png', 1, 1));
  bomb.writeUInt32BE(20_000, HEADER.width);
  bomb.writeUInt32BE(20_000, HEADER.height);
  bomb.writeUInt32BE(crc32(bomb.subarray(HEADER.kind, HEADER.sum)), HEADER.sum);
  return bomb;
}

/** Points of which each is as light as that, from black to white. */
export function aJpegOf({
  luminance,
  width,
  height,
}: {
  luminance: Uint8ClampedArray;
  width: number;
  height: number;
}): Promise<Buffer> {
  return sharp(Buffer.from(luminance), { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
