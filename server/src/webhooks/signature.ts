import { createHmac } from 'node:crypto';

import { SECRET_PREFIX } from './signing-secret';

interface Signed {
  eventId: string;
  body: string;
  secrets: readonly string[];
  at: Date;
}

/**
 * The same secret in both of the usual ways. `Service-Signature` is keyed by its text, `webhook-signature` (Standard Webhooks) by the
 * bytes that it stands for. While a new secret takes the place of another there is a signature by each.
 */
export function signatureHeaders({ eventId, body, secrets, at }: Signed): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const ofText = secrets.map((secret) => digest(secret, `${seconds}.${body}`, 'hex'));
  const ofBytes = secrets.map((secret) =>
    digest(
      Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'),
      `${eventId}.${seconds}.${body}`,
      'base64',
    ),
  );
  return {
    'service-signature': [`t=${seconds}`, ...ofText.map((signature) => `v1=${signature}`)].join(','),
    'webhook-id': eventId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': ofBytes.map((signature) => `v1,${signature}`).join(' '),
  };
}

function digest(key: string | Buffer, text: string, encoding: 'hex' | 'base64'): string {
  return createHmac('sha256', key).update(text).digest(encoding);
}
