import { z } from 'zod';

/** Those of the makers take up to some 700 characters; a database has to find a token by an index, which ends near 2,700. */
export const LONGEST_SUBSCRIPTION = 2000;

/** How a browser is reached (RFC 8030), as its `PushSubscription.toJSON()` tells it. */
const Subscription = z.object(
  {
    endpoint: z
      .string('must be an https address')
      // Not by `URL`, which phones have half of. The service looks closer before it calls anybody.
      .regex(/^https:\/\/[a-z0-9.:[\]-]+(?:[/?][\x21-\x7e]*)?$/i, 'must be an https address'),
    keys: z.object(
      {
        // A point on the curve, uncompressed: 65 bytes of which the first is 4.
        p256dh: z
          .string('must be 65 bytes in base64url')
          .regex(/^B[A-P][\w-]{85}$/, 'must be 65 bytes in base64url'),
        auth: z.string('must be 16 bytes in base64url').regex(/^[\w-]{22}$/, 'must be 16 bytes in base64url'),
      },
      'must hold "p256dh" and "auth"',
    ),
  },
  'must be a push token, or the subscription of a browser: {"endpoint", "keys": {"p256dh", "auth"}}',
);
export type WebPushSubscription = z.infer<typeof Subscription>;

/** A push token that is a browser's subscription is JSON; those of phones never begin so. */
export function isWebPushToken(token: string): boolean {
  return token.startsWith('{');
}

/** Always in the same order and without spaces: a token is known by its text. */
export function toWebPushToken({ endpoint, keys: { p256dh, auth } }: WebPushSubscription): string {
  return JSON.stringify({ endpoint, keys: { p256dh, auth } });
}

/** What is wrong with it is told by its field. */
export function parseWebPushToken(token: string) {
  return Subscription.safeParse(parse(token));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the same as a subscription without anything in it.
    return null;
  }
}
