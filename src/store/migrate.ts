import type { SqlEngine } from './engine';
import { allMigrations } from './migrations/all-migrations';

/** The database was made by a newer version of the app: reading on could break what it holds. */
export class NewerDatabaseError extends Error {}

/** Forward only; each migration and its number in one transaction, so a kill in between repeats none and skips none. */
export async function migrate(
  engine: SqlEngine,
  migrations: readonly string[] = allMigrations,
): Promise<void> {
  const [row] = await engine.all<{ user_version: number }>('pragma user_version', []);
  const version = row?.user_version ?? 0;
  if (version > migrations.length) {
    throw new NewerDatabaseError(
      `The data on this device belong to a newer version of the app (${version}).`,
    );
  }
  for (const [index, script] of migrations.entries()) {
    if (index < version) continue;
    await engine.execute('begin immediate');
    try {
      await engine.execute(script);
      await engine.execute(`pragma user_version = ${index + 1}`);
      await engine.execute('commit');
    } catch (error) {
      await engine.execute('rollback').catch(() => undefined);
      throw error;
    }
  }
}
