import type { SqlEngine } from './engine';
import { isDamage, isDeviceFault } from './faults';
import { allMigrations } from './migrations/all-migrations';

/** The database was made by a newer version of the app: reading on could break what it holds. */
export class NewerDatabaseError extends Error {}

/** What the database holds does not fit what a migration expects; the next start would fail in the same way. */
export class MigrationError extends Error {}

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
    if (index >= version) await apply(engine, script, index + 1);
  }
}

async function apply(engine: SqlEngine, script: string, version: number): Promise<void> {
  await engine.execute('begin immediate');
  try {
    await engine.execute(script);
    await engine.execute(`pragma user_version = ${version}`);
    await engine.execute('commit');
  } catch (error) {
    await engine.execute('rollback').catch(() => undefined);
    if (isDamage(error) || isDeviceFault(error)) throw error;
    throw new MigrationError(`The data on this device could not be brought to version ${version}.`, {
      cause: error,
    });
  }
}
