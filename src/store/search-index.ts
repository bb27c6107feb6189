import type { SearchHit } from './search-hit';
import { indexedKinds, scannedKinds } from './search-texts';
import type { Sought } from './search-words';
import type { Reader, Transaction } from './store-database';

/** Rows of all kinds share one index: the number of a row times this, plus the number of its kind, which must be below it. */
export const KINDS_A_ROW = 64;
const ROWS_A_STEP = 500;
export const MOST_HITS = 50;
/** A word in the title says more than one in the text. */
const TITLE_WEIGHT = 10;
/** In the index a country is a word that nobody types. */
const COUNTRY_WORD = 'zzq';

const CREATE = [
  `create virtual table if not exists search_index using fts5 (
     title, body, tokenize = "unicode61 remove_diacritics 2", prefix = "2 3")`,
  // All words of the index, for those in which a letter is wrong.
  'create virtual table if not exists search_index_words using fts5vocab (search_index, row)',
];

export async function createIndex(transaction: Transaction): Promise<void> {
  for (const sql of CREATE) await transaction.run(sql);
}

/** Empty, to be filled again: deleting from an index leaves the words in its pages, dropping it does not. */
export async function recreateIndex(transaction: Transaction): Promise<void> {
  const index = await transaction.first(`select 1 as found from sqlite_schema where name = 'search_index'`);
  if (!index) return;
  await transaction.run('drop table search_index');
  await createIndex(transaction);
  for (const { kind } of indexedKinds)
    await transaction.run(`update ${kind} set indexed = 0 where indexed = 1`);
}

export async function isIndexStale(reader: Reader): Promise<boolean> {
  const unindexed = indexedKinds.map(({ kind }) => `exists (select 1 from ${kind} where indexed = 0)`);
  const row = await reader.first<{ stale: number }>(
    `select exists (select 1 from vanished) or ${unindexed.join(' or ')} as stale`,
  );
  return row?.stale === 1;
}

const numberOf = `case kind ${indexedKinds.map(({ kind, number }) => `when '${kind}' then ${number}`).join(' ')} end`;

/** What is gone first: a new row may have taken its number. */
export async function indexSome(transaction: Transaction): Promise<void> {
  await transaction.run(
    `delete from search_index where rowid in (select n * ${KINDS_A_ROW} + ${numberOf} from vanished)`,
  );
  await transaction.run('delete from vanished');
  let left = ROWS_A_STEP;
  for (const indexed of indexedKinds) {
    if (left > 0) left -= await indexKind(transaction, indexed, left);
  }
}

async function indexKind(
  transaction: Transaction,
  { kind, number, title, body, codes }: (typeof indexedKinds)[number],
  atMost: number,
): Promise<number> {
  const rows = await transaction.all<{ n: number }>(
    `select n from ${kind} where indexed = 0 limit ${atMost}`,
  );
  if (rows.length === 0) return 0;
  const numbers = JSON.stringify(rows.map((row) => row.n));
  const countries =
    codes === null
      ? ''
      : ` || coalesce(' ${COUNTRY_WORD}' || lower(replace(${codes}, ' ', ' ${COUNTRY_WORD}')), '')`;
  await transaction.run(
    `insert or replace into search_index (rowid, title, body)
     select n * ${KINDS_A_ROW} + ${number}, ${title}, ${body}${countries} from ${kind}
     where n in (select value from json_each(?))`,
    [numbers],
  );
  await transaction.run(`update ${kind} set indexed = 1 where n in (select value from json_each(?))`, [
    numbers,
  ]);
  return rows.length;
}

/** `code` is that of a country, by which it has more names than its record. Of a trip there is its text: the index knows none. */
export interface Row extends Omit<SearchHit, 'code'> {
  code: string | null;
  text: string | null;
  codes: string | null;
}

const SCANNED = scannedKinds
  .map(
    ({ kind, title, body, codes, which }) =>
      `union all select '${kind}', id, ${title}, null, ${body}, ${codes ?? 'null'} from ${kind} where ${which}`,
  )
  .join(' ');
/** Those that have a code are found by whatever else it is called. */
const CALLED = indexedKinds
  .flatMap(({ kind, title, code }) =>
    code === null
      ? []
      : [
          `union select '${kind}', id, ${title}, ${code}, null, null from ${kind}
     where ${code} in (select value from json_each(?2))`,
        ],
  )
  .join(' ');

/** For each word also those that stand for it. */
type Instead = ReadonlyMap<string, readonly string[]>;

export function findIndexed(
  reader: Reader,
  { words, called, isAcross }: Sought,
  instead: Instead = new Map(),
): Promise<Row[]> {
  const clauses = words.map(({ word, codes }) => {
    const countries = isAcross ? [...codes].map((code) => `${COUNTRY_WORD}${code.toLowerCase()}`) : [];
    const others = [...(instead.get(word) ?? []), ...countries].map((other) => ` OR "${other}"`).join('');
    return others === '' ? `"${word}"*` : `("${word}"*${others})`;
  });
  const branches = indexedKinds.map(
    ({ kind, number, code }) => `
      select '${kind}' as kind, item.id, hit.title, ${code === null ? 'null' : `item.${code}`} as code,
        null as text, null as codes
      from hits hit join ${kind} item on item.n = hit.entry / ${KINDS_A_ROW} where hit.entry % ${KINDS_A_ROW} = ${number}`,
  );
  return reader.all<Row>(
    `with hits as materialized (
       select rowid as entry, title from search_index where search_index match ?1
       order by bm25(search_index, ${TITLE_WEIGHT}, 1) limit ${MOST_HITS})
     ${branches.join(' union all ')}
     ${SCANNED}
     ${CALLED}`,
    [clauses.join(' AND '), JSON.stringify([...called.keys()])],
  );
}

/** Words of the index with this first letter; nobody waits for more of them than so many. */
const MOST_WORDS = 20_000;

export async function listWordsFrom(reader: Reader, letter: string): Promise<string[]> {
  const rows = await reader.all<{ term: string }>(
    `select term from search_index_words where term >= ?1 and term < ?1 || char(1114111) limit ${MOST_WORDS}`,
    [letter],
  );
  return rows.map(({ term }) => term);
}
