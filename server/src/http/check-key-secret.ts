import { createHmac } from 'node:crypto';

import { ConfigurationError } from '../failures/configuration-error';
import { queryFirst, type Database, type Queryable } from '../database/database';
import { createKeyRing } from './keys';

const FACT = 'key_secret_check';

/**
 * With another secret than the keys were hashed and sealed with, the service would start and refuse everybody. The
 * database knows its secret by what only that one signs so; the first start writes it down.
 */
export async function checkKeySecret(database: Database, secret: string): Promise<void> {
  const signature = createHmac('sha256', secret).update('sojourn key secret').digest('hex');
  const fits = await database.transaction(async (transaction) => {
    // Of processes that start together the first writes, and the others compare.
    await transaction.query('lock table facts in share row exclusive mode');
    const known = await queryFirst<{ value: string }>(
      transaction,
      'select value from facts where name = $1',
      [FACT],
    );
    if (known) return known.value === signature;
    if (!(await opensKeys(transaction, secret))) return false;
    await transaction.query('insert into facts (name, value) values ($1, $2)', [FACT, signature]);
    return true;
  });
  if (fits) return;
  throw new ConfigurationError(
    'KEY_SECRET is not the one of this database: with it every key of a traveller or a company would be refused. ' +
      'Set KEY_SECRET to the one that the database was made with (an embedded database has it in the file ' +
      'key-secret beside its folder), or name another database in DATABASE_URL.',
  );
}

/** Databases from before the check hold keys that their secret opens. */
async function opensKeys(transaction: Queryable, secret: string): Promise<boolean> {
  const traveller = await queryFirst<{ id: string; key_sealed: Uint8Array }>(
    transaction,
    'select id, key_sealed from travellers limit 1',
  );
  if (!traveller) return true;
  try {
    createKeyRing(secret).open(traveller.key_sealed, traveller.id);
    return true;
  } catch {
    return false;
  }
}
