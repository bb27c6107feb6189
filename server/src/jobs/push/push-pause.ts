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
  await database.query(
    `insert into pauses (name, until) values ('push', $1)
     on conflict (name) do update set until = greatest(pauses.until, excluded.until)`,
    [new Date(now.getTime() + retryAfterMs)],
  );
}
