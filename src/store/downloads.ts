import { downloadKinds, type AskedKind } from './download-kinds';
import type { Reader, Transaction } from './store-database';

export interface Download {
  name: string;
  etag: string | null;
  /** Unix seconds on the service's clock: what a list was last read up to. */
  cursor: number | null;
  /** When the service last confirmed it, in ms; null while it never did. */
  checked_at: number | null;
  failed_at: number | null;
  failure: string | null;
  bytes: number;
  /** How what it is made from stood when the service was last asked for it, as far as it was told. */
  revision: string | null;
  /** When it was last asked for with a revision, in ms. */
  asked_at: number | null;
  /** In which it was asked for. Its etag and cursor say nothing of any other. */
  language: string | null;
}

export function getDownload(reader: Reader, name: string): Promise<Download | null> {
  return reader.first<Download>('select * from downloads where name = ?', [name]);
}

/** By their names, those that were ever tried: one question for all. */
export async function listDownloads(
  reader: Reader,
  names: readonly string[],
): Promise<Map<string, Pick<Download, 'name' | 'checked_at' | 'failure'>>> {
  const rows = await reader.all<Pick<Download, 'name' | 'checked_at' | 'failure'>>(
    'select name, checked_at, failure from downloads where name in (select value from json_each(?))',
    [JSON.stringify(names)],
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/**
 * To be saved in the transaction that saves what was downloaded: a crash before reads it again, never skips it. An
 * etag, revision or language that is left out stays as it was; null says that what was saved came without one.
 */
export async function saveDownload(
  transaction: Transaction,
  name: string,
  state: {
    etag?: string | null;
    cursor?: number | null;
    checkedAt: number;
    bytes?: number;
    revision?: string | null;
    language?: string;
  },
): Promise<void> {
  await transaction.run(
    `insert into downloads (name, etag, cursor, checked_at, bytes, revision, asked_at, language)
     values (?1, ?2, ?3, ?4, coalesce(?5, 0), ?7, ?4, ?9)
     on conflict (name) do update set etag = iif(?6, ?2, etag), cursor = coalesce(?3, cursor),
       checked_at = ?4, bytes = coalesce(?5, bytes), failed_at = null, failure = null,
       revision = iif(?8, ?7, revision), asked_at = iif(?8, ?4, asked_at), language = coalesce(?9, language)`,
    [
      name,
      state.etag ?? null,
      state.cursor ?? null,
      state.checkedAt,
      state.bytes ?? null,
      state.etag === undefined ? 0 : 1,
      state.revision ?? null,
      state.revision === undefined ? 0 : 1,
      state.language ?? null,
    ],
  );
}

export async function saveFailedDownload(
  transaction: Transaction,
  name: string,
  failure: string,
  failedAt: number,
): Promise<void> {
  await transaction.run(
    `insert into downloads (name, failed_at, failure) values (?1, ?2, ?3)
     on conflict (name) do update set failed_at = ?2, failure = ?3`,
    [name, failedAt, failure],
  );
}

/** The list will be read whole the next time. */
export async function forgetCursor(transaction: Transaction, name: string): Promise<void> {
  await transaction.run('update downloads set cursor = null, etag = null where name = ?', [name]);
}

/** They were never downloaded; what they contained is no longer named by them. */
export async function forgetDownloads(transaction: Transaction, names: readonly string[]): Promise<void> {
  const json = JSON.stringify(names);
  await transaction.run('delete from members where download in (select value from json_each(?))', [json]);
  await transaction.run('delete from downloads where name in (select value from json_each(?))', [json]);
}

export interface Member {
  id: string;
  details?: unknown;
}

/**
 * Whether what came is all there is. Where some of it could not be read it is a part, and what is missing from a
 * part may well still be there: it is kept.
 */
export type Extent = 'whole' | 'part';

/** What the download contains from now on, and nothing else. A set that is the same already is not written again. */
export async function replaceMembers(
  transaction: Transaction,
  download: string,
  members: readonly Member[],
  extent: Extent = 'whole',
): Promise<void> {
  const known = extent === 'whole' ? await listMembers(transaction, download) : null;
  if (known === toLines(members)) return;
  const json = JSON.stringify(members);
  if (known !== null && known !== NOBODY)
    await transaction.run(
      `delete from members where download = ?1
         and item_id not in (select value ->> '$.id' from json_each(?2))`,
      [download, json],
    );
  await transaction.run(
    `insert into members (download, item_id, position, details)
     select ?1, value ->> '$.id', key, value -> '$.details' from json_each(?2) where true
     on conflict (download, item_id) do update set position = excluded.position, details = excluded.details
     where members.position <> excluded.position or members.details is not excluded.details`,
    [download, json],
  );
}

const NOBODY = '';

/** Most sets come as they were: to see that is cheaper than to write nothing of them. */
async function listMembers(reader: Reader, download: string): Promise<string> {
  const known = await reader.first<{ list: string | null }>(
    `select group_concat(item_id || ' ' || coalesce(details, 'null'), char(10)) as list
     from (select item_id, details from members where download = ? order by position)`,
    [download],
  );
  return known?.list ?? NOBODY;
}

/** As they lie in the table. */
function toLines(members: readonly Member[]): string {
  return members.map(({ id, details = null }) => `${id} ${JSON.stringify(details)}`).join('\n');
}

/** Confirmed without having been asked for. */
export async function touchDownloads(
  transaction: Transaction,
  names: readonly string[],
  checkedAt: number,
): Promise<void> {
  await transaction.run(
    `update downloads set checked_at = ? where name in (select value from json_each(?))`,
    [checkedAt, JSON.stringify(names)],
  );
}

/** It is asked for again, though what it is made from stands as it did. */
export async function forgetRevision(transaction: Transaction, name: string): Promise<void> {
  await transaction.run('update downloads set revision = null where name = ?', [name]);
}

/**
 * Of these downloads the names of those that came with the same revision in the same language, not longer than `life` ago, and are whole. What
 * has neither tag nor cursor was forgotten, and is wanted anew.
 */
export async function listUnchanged(
  reader: Reader,
  revisions: readonly { name: string; revision: string }[],
  { now, life, language }: { now: number; life: number; language: string },
): Promise<string[]> {
  const rows = await reader.all<{ name: string }>(
    `select downloads.name from json_each(?1) told
     join downloads on downloads.name = told.value ->> '$.name' and downloads.revision = told.value ->> '$.revision'
     where failure is null and coalesce(etag, cursor) is not null and abs(?2 - asked_at) <= ?3 and language = ?4`,
    [JSON.stringify(revisions), now, life, language],
  );
  return rows.map(({ name }) => name);
}

/** Of what came by itself, such as an alert, that in another language. One that did not come is left where it is. */
export async function listSinglesNotIn(
  reader: Reader,
  kind: AskedKind<'item'>,
  language: string,
): Promise<string[]> {
  const rows = await reader.all<{ id: string }>(
    `select substr(name, length(?1) + 2) as id from downloads
     where name glob ?1 || '/*' and failure is null and language is not ?2`,
    [downloadKinds[kind].name, language],
  );
  return rows.map(({ id }) => id);
}
