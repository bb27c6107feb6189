import { crc32, deflateRawSync } from 'node:zlib';

const DEFLATED = 8;

/** An archive as phones' wallets know them: each part deflated, all of them listed at the end. */
export function zipSync(parts: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const written: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of Object.entries(parts)) {
    const deflated = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt32LE(crc32(Buffer.from(bytes)), 10);
    common.writeUInt32LE(deflated.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name)]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    listed.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, place, Buffer.from(name)]),
    );
    written.push(head, deflated);
    at += head.length + deflated.length;
  }
  const list = Buffer.concat(listed);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(listed.length, 4);
  end.writeUInt16LE(listed.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Uint8Array.from(Buffer.concat([...written, list, Buffer.from('PK\u0005\u0006'), end]));
}
