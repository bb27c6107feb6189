import { randomBytes } from 'node:crypto';

import { queryFirst, type Queryable } from '../database/database';
import type { KeyRing } from '../http/keys';

/** As long as it takes to open a line over a weak signal. */
const TOKEN_LIFE_MS = 60_000;
const TOKEN_BYTES = 24;

/** Whose line it is, and with which key it was opened. */
export interface LineOwner {
  id: string;
  companyId: string;
  keyHash: string;
}

/** Opens one line, within a minute, on whichever process. */
export async function issueSocketToken(
  database: Queryable,
  keyRing: Pick<KeyRing, 'hash'>,
  travellerId: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await database.query(
    `insert into socket_tokens (token_hash, traveller_id, key_hash, expires_at)
     select $1, id, key_hash, $3 from travellers where id = $2`,
    [keyRing.hash(token), travellerId, new Date(now.getTime() + TOKEN_LIFE_MS)],
  );
  return token;
}

/** Null where it was never given, is used or too old, or the key that asked for it holds no longer. */
export async function redeemSocketToken(
  database: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<LineOwner | null> {
  const row = await queryFirst<{ id: string; company_id: string; key_hash: string; holds: boolean }>(
    database,
    `delete from socket_tokens token using travellers traveller
     where token.token_hash = $1 and traveller.id = token.traveller_id
     returning traveller.id, traveller.company_id, encode(token.key_hash, 'hex') as key_hash,
       token.expires_at > $2 and traveller.deleted_at is null and traveller.key_hash = token.key_hash as holds`,
    [tokenHash, now],
  );
  return row?.holds ? { id: row.id, companyId: row.company_id, keyHash: row.key_hash } : null;
}
