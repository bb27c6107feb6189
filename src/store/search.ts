import { rankCountriesCalled } from '@/domain/country-names';
import { foldWords } from '@/domain/fold-words';
import type { NameRank } from '@/domain/rank-names';

import type { Reader, StoreDatabase, Transaction } from './store-database';

export const searchKinds = [
  'countries',
  'alerts',
  'advisories',
  'diseases',
  'medications',
  'vaccinations',
  'hospitals',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface SearchHit {
  kind: SearchKind;
  id: string;
  title: string;
}

/** SQL: what a record is found by, and by what else. */
const TEXTS: Record<SearchKind, { title: string; body: string }> = {
  countries: { title: 'name', body: `code || ' ' || coalesce(whole ->> '$.capital', '')` },
  alerts: { title: 'headline', body: `coalesce(record ->> '$.body', '')` },
  advisories: { title: 'headline', body: `coalesce(record ->> '$.body', '')` },
  diseases: { title: 'name', body: `coalesce(record ->> '$.scientific_name', '')` },
  medications: { title: 'name', body: `''` },
  vaccinations: { title: 'name', body: `''` },
  hospitals: { title: 'name', body: `coalesce(record ->> '$.address.city', '')` },
};

/** Rows of all kinds share one index: the number of a row times this, plus the number of its kind. */
const KINDS_A_ROW = 8;
const ROWS_A_STEP = 500;
const MOST_HITS = 50;
/** A word in the title says more than one in the text. */
const TITLE_WEIGHT = 10;

const CREATE_INDEX = `create virtual table if not exists search_index using fts5 (
  title, body, tokenize = "unicode61 remove_diacritics 2", prefix = "2 3")`;

/** Full-text search where the engine has it (phones), a plain scan where it does not (the web). */
export class Search {
  private constructor(
    private readonly database: StoreDatabase,
    private readonly indexed: boolean,
  ) {}

  static async open(database: StoreDatabase, { anew = false } = {}): Promise<Search> {
    const options = await database.read((reader) =>
      reader.all<{ compile_options: string }>('pragma compile_options'),
    );
    const indexed = options.some((option) => option.compile_options === 'ENABLE_FTS5');
    if (indexed && anew) await database.maintain(recreateIndex);
    const search = new Search(database, indexed);
    await search.beginAnew();
    return search;
  }

  /** With a database that has no index yet. */
  async beginAnew(): Promise<void> {
    if (this.indexed) await this.database.maintain((transaction) => transaction.run(CREATE_INDEX));
  }

  /** Best first, over all kinds; each word may be unfinished. */
  async find(text: string): Promise<SearchHit[]> {
    const words = foldWords(text);
    if (words.length === 0) return [];
    const found = await this.database.read(async (reader) => {
      if (this.indexed && (await isIndexStale(reader))) return null;
      return this.findAll(reader, words);
    });
    if (found) return found;
    await this.refresh();
    return this.database.read((reader) => this.findAll(reader, words));
  }

  private async findAll(reader: Reader, words: string[]): Promise<SearchHit[]> {
    const called = rankCountriesCalled(words.join(' '));
    const rows = await (this.indexed ? findIndexed : scan)(reader, words, called);
    return inOrder(rows, words, called);
  }

  /** Brings the index up to date, a little at a time, so that nobody waits behind it for long. */
  async refresh(): Promise<void> {
    while (await this.database.read(isIndexStale)) {
      if (!this.indexed) {
        await this.database.maintain((transaction) => transaction.run('delete from vanished'));
        return;
      }
      await this.database.maintain(indexSome);
    }
  }
}

/** Empty, to be filled again: deleting from an index leaves the words in its pages, dropping it does not. */
export async function recreateIndex(transaction: Transaction): Promise<void> {
  const index = await transaction.first(`select 1 as found from sqlite_schema where name = 'search_index'`);
  if (!index) return;
  await transaction.run('drop table search_index');
  await transaction.run(CREATE_INDEX);
  for (const kind of searchKinds) await transaction.run(`update ${kind} set indexed = 0 where indexed = 1`);
}

async function isIndexStale(reader: Reader): Promise<boolean> {
  const unindexed = searchKinds.map((kind) => `exists (select 1 from ${kind} where indexed = 0)`);
  const row = await reader.first<{ stale: number }>(
    `select exists (select 1 from vanished) or ${unindexed.join(' or ')} as stale`,
  );
  return row?.stale === 1;
}

const numberOf = `case kind ${searchKinds.map((kind, number) => `when '${kind}' then ${number}`).join(' ')} end`;

/** What is gone first: a new row may have taken its number. */
async function indexSome(transaction: Transaction): Promise<void> {
  await transaction.run(
    `delete from search_index where rowid in (select n * ${KINDS_A_ROW} + ${numberOf} from vanished)`,
  );
  await transaction.run('delete from vanished');
  let left = ROWS_A_STEP;
  for (const [number, kind] of searchKinds.entries()) {
    if (left > 0) left -= await indexKind(transaction, kind, number, left);
  }
}

async function indexKind(
  transaction: Transaction,
  kind: SearchKind,
  number: number,
  atMost: number,
): Promise<number> {
  const { title, body } = TEXTS[kind];
  const rows = await transaction.all<{ n: number }>(
    `select n from ${kind} where indexed = 0 limit ${atMost}`,
  );
  if (rows.length === 0) return 0;
  const numbers = JSON.stringify(rows.map((row) => row.n));
  await transaction.run(
    `insert or replace into search_index (rowid, title, body)
     select n * ${KINDS_A_ROW} + ${number}, ${title}, ${body} from ${kind}
     where n in (select value from json_each(?))`,
    [numbers],
  );
  await transaction.run(`update ${kind} set indexed = 1 where n in (select value from json_each(?))`, [
    numbers,
  ]);
  return rows.length;
}

/** `code` is that of a country, by which it has more names than its record. */
interface Row extends SearchHit {
  code: string | null;
}

type Called = ReadonlyMap<string, NameRank>;

function findIndexed(reader: Reader, words: string[], called: Called): Promise<Row[]> {
  const query = words.map((word) => `"${word}"*`).join(' ');
  const branches = searchKinds.map(
    (kind, number) => `
      select '${kind}' as kind, item.id, hit.title, ${kind === 'countries' ? 'item.code' : 'null'} as code
      from hits hit join ${kind} item on item.n = hit.entry / ${KINDS_A_ROW} where hit.entry % ${KINDS_A_ROW} = ${number}`,
  );
  return reader.all<Row>(
    `with hits as materialized (
       select rowid as entry, title from search_index where search_index match ?
       order by bm25(search_index, ${TITLE_WEIGHT}, 1) limit ${MOST_HITS})
     ${branches.join(' union all ')}
     union select 'countries', id, name, code from countries where code in (select value from json_each(?))`,
    [query, JSON.stringify([...called.keys()])],
  );
}

async function scan(reader: Reader, words: string[], called: Called): Promise<Row[]> {
  const found: Row[] = [];
  for (const kind of searchKinds) {
    const { title, body } = TEXTS[kind];
    const code = kind === 'countries' ? 'code' : 'null';
    const rows = await reader.all<{ id: string; title: string; body: string; code: string | null }>(
      `select id, ${title} as title, ${body} as body, ${code} as code from ${kind}`,
    );
    for (const row of rows) {
      const text = foldWords(`${row.title} ${row.body}`);
      const isNamed = words.every((word) => text.some((candidate) => candidate.startsWith(word)));
      if (isNamed || called.has(row.code ?? ''))
        found.push({ kind, id: row.id, title: row.title, code: row.code });
    }
  }
  return found;
}

/** The same whichever way they were found: those named so, those whose name begins so, those with it in their name. */
function inOrder(rows: readonly Row[], words: string[], called: Called): SearchHit[] {
  const ranked = rows.map(({ code, ...hit }) => ({
    hit,
    rank: Math.min(rankOf(foldWords(hit.title), words), called.get(code ?? '') ?? Infinity),
  }));
  return ranked
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        searchKinds.indexOf(one.hit.kind) - searchKinds.indexOf(other.hit.kind) ||
        one.hit.title.localeCompare(other.hit.title) ||
        one.hit.id.localeCompare(other.hit.id),
    )
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}

function rankOf(title: string[], words: string[]): number {
  const missing = words.filter((word) => !title.some((candidate) => candidate.startsWith(word))).length;
  if (missing > 0) return 2 + missing;
  if (title.join(' ') === words.join(' ')) return 0;
  return title.join(' ').startsWith(words.join(' ')) ? 1 : 2;
}
