import type { Queryable } from '../../database/database';
import type { PushServiceBusy } from './push-service';

/** SQL: whether the push service asked for a pause that has not passed at `$1`. */
export const IS_PAUSED = `exists (select 1 from pauses where name = 'push' and until > $1)`;

/** Every process and every lane heeds it: what one was told holds for all who call in the same name. */
export async function heedPause(
  database: Queryable,
  { retryAfterMs }: PushServiceBusy,
  now: Date,
): Promise<void> {
  if (retryAfterMs === null) return;
  await keepPause(database, 'push', new Date(now.getTime() + retryAfterMs));
}

/** The same of a push server of browsers, by its origin. */
export async function keepPause(database: Queryable, name: string, until: Date): Promise<void> {
  await database.query(
    `insert into pauses (name, until) values ($1, $2)
     on conflict (name) do update set until = greatest(pauses.until, excluded.until)`,
    [name, until],
  );
}

/** Of these, until when those are to be left alone that asked for it. */
export async function readPauses(
  database: Queryable,
  names: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await database.query<{ name: string; until: Date }>(
    'select name, until from pauses where name = any($1::text[]) and until > $2',
    [names, now],
  );
  return new Map(rows.map(({ name, until }) => [name, until]));
}
