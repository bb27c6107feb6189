import { createECDH } from 'node:crypto';

/** By which push servers know who sends (RFC 8292), in base64url; a browser is given the public one when it subscribes. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';

export function createVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Now and then a number is a byte shorter; a key never is.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    // A number that is no key of this curve.
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}
