import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keys are never stored in clear: looked up by hash, and sealed for the partner who may read them again. */
export interface KeyRing {
  hash(key: string): Buffer;
  /** `owner` is bound into the seal: a sealed key moved to another row does not open. */
  seal(key: string, owner: string): Buffer;
  open(sealed: Uint8Array, owner: string): string;
  /** Nobody without the secret could say the same. */
  sign(claim: string): Buffer;
}

export function createKeyRing(secret: string): KeyRing {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `sojourn ${purpose}`, 32));
  const hashKey = derive('key lookup');
  const sealKey = derive('key seal');
  const signKey = derive('signature');
  return {
    hash: (key) => createHmac('sha256', hashKey).update(key).digest(),
    sign: (claim) => createHmac('sha256', signKey).update(claim).digest(),
    seal(key, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed);
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealKey, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return (
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    },
  };
}

export function createKey(): string {
  return randomBytes(24).toString('base64url');
}
