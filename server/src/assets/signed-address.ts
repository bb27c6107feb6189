import { timingSafeEqual } from 'node:crypto';

import type { KeyRing } from '../http/keys';

const STEP_SECONDS = 600;

export interface Signed {
  expires?: string;
  signature?: string;
}

/**
 * An address that opens one thing for ten to twenty minutes, to whoever has it. It is the same within each ten minutes, so that an answer
 * that holds it keeps its tag, and a phone what it fetched.
 */
function signAddress(keyRing: KeyRing, path: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / STEP_SECONDS) + 2) * STEP_SECONDS;
  return `${path}?expires=${expires}&signature=${sign(keyRing, path, String(expires)).toString('base64url')}`;
}

/** For how many seconds it still opens; null where it does not. */
export function secondsLeft(keyRing: KeyRing, path: string, signed: Signed, now: Date): number | null {
  const { expires = '', signature = '' } = signed;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(keyRing, path, expires);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const left = Math.floor(Number(expires) - now.getTime() / 1000);
  return left > 0 ? left : null;
}

/** Signs whatever somebody is shown at this moment. */
export type Signer = (path: string) => string;

export function signerAt(keyRing: KeyRing, now: Date): Signer {
  return (path) => signAddress(keyRing, path, now);
}

function sign(keyRing: KeyRing, path: string, expires: string): Buffer {
  return keyRing.sign(`asset ${path} ${expires}`);
}
