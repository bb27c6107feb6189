import type { Queryable } from '../../database/database';
import { createKey, type KeyRing } from '../../http/keys';

/** The key of before opens nothing from now on; the partner reads the new one with the traveller. */
export async function replaceTravellerKey(
  transaction: Queryable,
  id: string,
  keyRing: KeyRing,
  now: Date,
): Promise<string> {
  const key = createKey();
  await transaction.query(
    'update travellers set key_hash = $2, key_sealed = $3, updated_at = $4 where id = $1',
    [id, keyRing.hash(key), keyRing.seal(key, id), now],
  );
  return key;
}
