import { timingSafeEqual } from 'node:crypto';

import type { KeyRing } from '../../http/keys';
import type { MailSetting } from '../../events/event-kind';

const LETTERS: Record<MailSetting, string> = { send_trip_alert_email: 'a', send_all_good_email: 'g' };
const TOKEN = /^([0-9a-f]{32})([ag])([\w-]{22})$/;
const SIGNATURE_BYTES = 16;

/** Ends mails of one kind for one traveller, and opens nothing else. It lasts: so does the mail that holds it. */
export function createUnsubscribeToken(keyRing: KeyRing, travellerId: string, setting: MailSetting): string {
  const claim = travellerId.replaceAll('-', '') + LETTERS[setting];
  return claim + sign(keyRing, claim).toString('base64url');
}

/** Null where it is none of ours, or not whole. */
export function readUnsubscribeToken(
  keyRing: KeyRing,
  token: string,
): { travellerId: string; setting: MailSetting } | null {
  const [, id = '', letter = '', signature = ''] = TOKEN.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== SIGNATURE_BYTES || !timingSafeEqual(given, sign(keyRing, id + letter))) return null;
  const travellerId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return {
    travellerId,
    setting: letter === LETTERS.send_trip_alert_email ? 'send_trip_alert_email' : 'send_all_good_email',
  };
}

function sign(keyRing: KeyRing, claim: string): Buffer {
  return keyRing.sign(`unsubscribe ${claim}`).subarray(0, SIGNATURE_BYTES);
}
