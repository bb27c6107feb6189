import { timingSafeEqual } from 'node:crypto';

import { queryFirst, type Queryable } from '../../database/database';
import type { KeyRing } from '../../http/keys';

/** Small letters and digits alone: some mail servers do not tell large letters from small ones. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_BYTES = 16;
const VERSION_BYTES = 2;
const SIGNATURE_BYTES = 12;
const TOKEN_BYTES = ID_BYTES + VERSION_BYTES + SIGNATURE_BYTES;
/** So many addresses one traveller may have in turn. */
const MOST_VERSIONS = 2 ** (8 * VERSION_BYTES) - 1;

/**
 * Where a traveller's booking mails go. Whose it is stands in it, signed: it can be written again and checked without being kept anywhere, and
 * nobody can guess another's.
 */
export function writeMailAddress(
  keyRing: KeyRing,
  { travellerId, version }: AddressOwner,
  domain: string,
): string {
  const claim = Buffer.alloc(ID_BYTES + VERSION_BYTES);
  claim.write(travellerId.replaceAll('-', ''), 'hex');
  claim.writeUInt16BE(version, ID_BYTES);
  return `${toBase32(Buffer.concat([claim, sign(keyRing, claim)]))}@${domain}`;
}

interface AddressOwner {
  travellerId: string;
  version: number;
}

/** Null where it is no address that this service has written. */
export function readMailAddress(keyRing: KeyRing, address: string, domain: string): AddressOwner | null {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== domain) return null;
  const token = fromBase32(address.slice(0, at).toLowerCase());
  if (token?.length !== TOKEN_BYTES) return null;
  const claim = token.subarray(0, ID_BYTES + VERSION_BYTES);
  if (!timingSafeEqual(token.subarray(ID_BYTES + VERSION_BYTES), sign(keyRing, claim))) return null;
  const hex = claim.toString('hex', 0, ID_BYTES);
  return {
    travellerId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    version: claim.readUInt16BE(ID_BYTES),
  };
}

const sign = (keyRing: KeyRing, claim: Buffer) =>
  keyRing.sign(`mail address ${claim.toString('hex')}`).subarray(0, SIGNATURE_BYTES);

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer | null {
  if (!/^[a-z2-7]{1,64}$/.test(text)) return null;
  const bits = text.replaceAll(/./g, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
}

/** Null where the traveller is gone, or has another address by now. */
export async function findAddressee(
  database: Queryable,
  { travellerId, version }: AddressOwner,
): Promise<string | null> {
  const found = await queryFirst<{ id: string }>(
    database,
    'select id from travellers where id = $1 and mail_address_version = $2 and deleted_at is null',
    [travellerId, version],
  );
  return found?.id ?? null;
}

export async function readAddressVersion(database: Queryable, travellerId: string): Promise<number> {
  const row = await queryFirst<{ version: number }>(
    database,
    'select mail_address_version as version from travellers where id = $1',
    [travellerId],
  );
  return row?.version ?? 0;
}

/** After the last of all comes the first again. */
export async function renewAddress(transaction: Queryable, travellerId: string): Promise<void> {
  await transaction.query(
    'update travellers set mail_address_version = (mail_address_version + 1) % $2 where id = $1',
    [travellerId, MOST_VERSIONS + 1],
  );
}
