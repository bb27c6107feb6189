import { randomBytes } from 'node:crypto';

import type { KeyRing } from '../http/keys';

/** In the form that Standard Webhooks gave it; its text as a whole is what Stripe's libraries take. */
export const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export function createSigningSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

const ownerOf = (endpointId: string) => `webhook ${endpointId}`;

export function sealSigningSecret(keyRing: KeyRing, secret: string, endpointId: string): Buffer {
  return keyRing.seal(secret, ownerOf(endpointId));
}

export interface SealedSecrets {
  id: string;
  secret_sealed: Uint8Array;
  previous_secret_sealed: Uint8Array | null;
  previous_secret_until: Date | null;
}

/** Those that deliveries are signed with at this moment, the newest first. */
export function openSigningSecrets(keyRing: KeyRing, endpoint: SealedSecrets, now: Date): string[] {
  const { id, secret_sealed, previous_secret_sealed, previous_secret_until } = endpoint;
  const isOldGood = previous_secret_until !== null && previous_secret_until > now;
  const sealed = [secret_sealed, ...(isOldGood && previous_secret_sealed ? [previous_secret_sealed] : [])];
  return sealed.map((secret) => keyRing.open(secret, ownerOf(id)));
}
