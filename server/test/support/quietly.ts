import type { Database, Queryable } from '../../src/database/database';

/**
 * Writes rows by the thousand as a restored backup does: what would follow each of them, and takes far longer than the row itself,
 * is left out. For tests of how much is read, never of what becomes of a row.
 */
export function quietly(
  database: Database,
  write: (transaction: Queryable) => Promise<unknown>,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.query('set local session_replication_role = replica');
    await write(transaction);
  });
}
