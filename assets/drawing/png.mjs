import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const filterUp = 2;

/**
 * A PNG file of 8-bit RGBA pixels. With `alpha: false` the fourth channel is left out: the App Store refuses an icon that has one.
 */
export function encodePng({ size, pixels, alpha }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, alpha ? 6 : 2, 0, 0, 0], 8);

  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filteredRows({ size, pixels, channels: alpha ? 4 : 3 }), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, body) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Each row as its difference to the row above: flat areas become zeros, which deflate to almost nothing. */
function filteredRows({ size, pixels, channels }) {
  const stride = size * channels + 1;
  const rows = Buffer.alloc(size * stride);
  for (let y = 0; y < size; y += 1) {
    rows[y * stride] = filterUp;
    for (let x = 0; x < size; x += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        const at = (y * size + x) * 4 + channel;
        const above = y === 0 ? 0 : pixels[at - size * 4];
        rows[y * stride + 1 + x * channels + channel] = pixels[at] - above;
      }
    }
  }
  return rows;
}
