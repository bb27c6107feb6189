import type { Store } from './open-store';
import { recreateIndex } from './search-index';

/**
 * Empties every table and makes the file forget what was in them; then deletes it with its key, so that no copy of it can be read.
 * The sync must have stopped before.
 */
export async function wipeStore({ database, startOver }: Store): Promise<void> {
  await database.write('user', async (transaction) => {
    const tables = await transaction.all<{ name: string }>(
      `select name from sqlite_schema
       where type = 'table' and name not glob 'sqlite_*' and name not glob 'search_index*'
       order by name = 'vanished'`,
    );
    for (const { name } of tables) await transaction.run(`delete from ${name}`);
    await transaction.run('delete from sqlite_sequence');
    await recreateIndex(transaction);
  });
  await database.vacuum();
  await startOver();
}
