import { randomUUID } from 'node:crypto';

import { queryFirst, queryOne, type Queryable } from '../../database/database';
import { createKey, type KeyRing } from '../../http/keys';

export interface ListedPublisher {
  id: string;
  name: string;
  created_at: string;
  disabled: boolean;
}

/** In the order in which they came. */
export function listPublishers(database: Queryable): Promise<ListedPublisher[]> {
  return database.query<ListedPublisher>(
    `select id, name, wire_time(created_at) as created_at, disabled_at is not null as disabled
     from publishers order by publishers.created_at, id`,
  );
}

/** Those with this id or this name. */
export async function findPublisherIds(database: Queryable, idOrName: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    'select id from publishers where id::text = lower($1) or lower(name) = lower($1) order by created_at, id',
    [idOrName],
  );
  return rows.map(({ id }) => id);
}

/** Gives its key, which is kept nowhere. */
export async function insertPublisher(
  transaction: Queryable,
  name: string,
  keyRing: KeyRing,
  now: Date,
): Promise<{ id: string; name: string; key: string }> {
  const publisher = { id: randomUUID(), name, key: createKey() };
  await transaction.query('insert into publishers (id, name, key_hash, created_at) values ($1, $2, $3, $4)', [
    publisher.id,
    name,
    keyRing.hash(publisher.key),
    now,
  ]);
  return publisher;
}

/** The key of before opens nothing from now on. */
export async function replacePublisherKey(
  transaction: Queryable,
  id: string,
  keyRing: KeyRing,
): Promise<{ id: string; name: string; key: string }> {
  const key = createKey();
  const { name } = await queryOne<{ name: string }>(
    transaction,
    'update publishers set key_hash = $2 where id = $1 returning name',
    [id, keyRing.hash(key)],
  );
  return { id, name, key };
}

/** False where it was so already. What they have published stays. */
export async function setPublisherDisabled(
  transaction: Queryable,
  id: string,
  isDisabled: boolean,
  now: Date,
): Promise<boolean> {
  const changed = await queryFirst(
    transaction,
    `update publishers set disabled_at = case when $2 then $3::timestamptz end
     where id = $1 and (disabled_at is not null) <> $2 returning id`,
    [id, isDisabled, now],
  );
  return changed !== null;
}
