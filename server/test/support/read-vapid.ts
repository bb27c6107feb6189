import { createPublicKey, verify } from 'node:crypto';

export interface Vapid {
  audience: string;
  subject: string;
  /** In seconds from now. */
  lifetime: number;
  publicKey: string;
}

/** What a push server knows of the sender (RFC 8292). Throws where the signature is not theirs. */
export function readVapid(authorization: string): Vapid {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTheirs) throw new Error('The signature is not of this key.');
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    sub: string;
    exp: number;
  };
  return { audience: aud, subject: sub, lifetime: exp - Date.now() / 1000, publicKey };
}
