import type { StoreDatabase } from './store-database';

/** For the warning before signing out: what would be lost. */
export async function countUnsent(database: StoreDatabase): Promise<number> {
  const row = await database.read((reader) =>
    reader.first<{ count: number }>('select count(*) as count from outbox'),
  );
  return row?.count ?? 0;
}

/** Empties every table and makes the file forget what was in them. */
export async function wipeDatabase(database: StoreDatabase): Promise<void> {
  await database.write('user', async (transaction) => {
    const tables = await transaction.all<{ name: string }>(
      `select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*' and name not glob 'search_index*'`,
    );
    for (const { name } of tables) await transaction.run(`delete from ${name}`);
    const index = await transaction.first(`select 1 as found from sqlite_schema where name = 'search_index'`);
    if (index) await transaction.run('delete from search_index');
  });
  await database.vacuum();
}
