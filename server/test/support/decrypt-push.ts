import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

const SALT_BYTES = 16;
const HEADER_BYTES = SALT_BYTES + 4 + 1;
const TAG_BYTES = 16;

/** As a browser does it (RFC 8291 over RFC 8188), for a message of one record. */
export function decryptPush(sealed: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = sealed.subarray(0, SALT_BYTES);
  const keyLength = sealed.readUInt8(HEADER_BYTES - 1);
  const sender = sealed.subarray(HEADER_BYTES, HEADER_BYTES + keyLength);
  const record = sealed.subarray(HEADER_BYTES + keyLength);

  const both = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = derive(browser.computeSecret(sender), auth, both, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  // The text ends with a 2 in the last record; behind it there is only padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function derive(material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, length));
}
