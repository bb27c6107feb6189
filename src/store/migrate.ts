import type { SqlEngine } from './engine';
import { isDamage, isDeviceFault } from './faults';
import { allMigrations } from './migrations/all-migrations';

/** The database was made by a newer version of the app: reading on could break what it holds. */
export class NewerDatabaseError extends Error {}

/** What the database holds does not fit what a migration expects; the next start would fail in the same way. */
export class MigrationError extends Error {}

/**
 * Forward only; each migration and its number in one transaction, so a kill in between repeats none and skips none. A new database
 * gets all of them in one: each commit waits for the disk, at the very first start of all.
 */
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
  const missing = migrations.slice(version).map((script, index) => ({ script, to: version + index + 1 }));
  if (version === 0) return apply(engine, missing);
  for (const migration of missing) await apply(engine, [migration]);
}

interface Migration {
  script: string;
  /** The version that it leads to. */
  to: number;
}

async function apply(engine: SqlEngine, migrations: readonly Migration[]): Promise<void> {
  await engine.execute('begin immediate');
  let next = migrations[0]?.to;
  try {
    for (const { script, to } of migrations) {
      next = to;
      await engine.execute(script);
      await engine.execute(`pragma user_version = ${to}`);
    }
    await engine.execute('commit');
  } catch (error) {
    await engine.execute('rollback').catch(() => undefined);
    if (isDamage(error) || isDeviceFault(error)) throw error;
    throw new MigrationError(`The data on this device could not be brought to version ${next}.`, {
      cause: error,
    });
  }
}
