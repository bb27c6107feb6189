import { createHmac, timingSafeEqual } from 'node:crypto';

/** So far a receiver's clock may be from the service's. */
const MOST_SECONDS = 300;

/** Says in words whether a delivery is genuine, and if it is not, what is wrong with it; `secret` may be null. */
export function judgeSignature(headers, body, secret, now = Date.now()) {
  const header = headers['service-signature'];
  if (header === undefined) return bad('there is no Service-Signature: the service did not send this');
  const parts = header.split(',').map((part) => part.split('='));
  const seconds = parts.find(([name]) => name === 't')?.[1];
  if (!/^\d+$/.test(seconds ?? '')) return bad(`Service-Signature has no t: ${header}`);
  if (secret === null) return { isGood: null, words: 'not checked: start this again with --secret whsec_…' };
  const wanted = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  const isMatched = parts.some(([name, value]) => name === 'v1' && isSame(value, wanted));
  if (!isMatched) return bad(whyNot(headers, body, secret));
  const off = Math.round(now / 1000 - Number(seconds));
  if (Math.abs(off) > MOST_SECONDS)
    return bad(`signed ${Math.abs(off)} seconds ${off > 0 ? 'ago' : 'from now'}: one of the clocks is wrong`);
  return { isGood: true, words: 'good' };
}

function whyNot(headers, body, secret) {
  const told = headers['content-length'];
  if (told !== undefined && Number(told) !== body.length)
    return `the body has ${body.length} bytes, and ${told} were sent: something changes it on its way`;
  if (!secret.startsWith('whsec_')) return 'the secret is none of ours: they begin with whsec_';
  return 'it does not match: this is the secret of another endpoint, or one that was replaced more than a day ago';
}

function bad(words) {
  return { isGood: false, words };
}

function isSame(text, wanted) {
  const [one, other] = [Buffer.from(text ?? ''), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
