import type { SqlValue } from './engine';
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
  alerts: { title: 'headline', body: `record ->> '$.body'` },
  advisories: { title: 'headline', body: `record ->> '$.body'` },
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

  static async open(database: StoreDatabase): Promise<Search> {
    const options = await database.read((reader) =>
      reader.all<{ compile_options: string }>('pragma compile_options'),
    );
    const indexed = options.some((option) => option.compile_options === 'ENABLE_FTS5');
    if (indexed) {
      await database.write('cache', async (transaction) => {
        await transaction.run(CREATE_INDEX);
      });
    }
    return new Search(database, indexed);
  }

  /** Best first, over all kinds; the last word may be unfinished. */
  async find(text: string): Promise<SearchHit[]> {
    const words = foldWords(text);
    if (words.length === 0) return [];
    if (!this.indexed) return this.database.read((reader) => scan(reader, words));
    await this.refresh();
    return this.database.read((reader) => findIndexed(reader, words));
  }

  /** Brings the index up to date, a little at a time, so that nobody waits behind it for long. */
  async refresh(): Promise<void> {
    if (!this.indexed) return;
    for (const [number, kind] of searchKinds.entries()) {
      let changed: number;
      do {
        changed = await this.database.write('cache', (transaction) => indexSome(transaction, kind, number));
      } while (changed === ROWS_A_STEP);
    }
    await this.database.write('cache', removeVanished);
  }
}

async function indexSome(transaction: Transaction, kind: SearchKind, number: number): Promise<number> {
  const { title, body } = TEXTS[kind];
  const rows = await transaction.all<{ n: number }>(
    `select n from ${kind} where indexed = 0 limit ${ROWS_A_STEP}`,
  );
  if (rows.length === 0) return 0;
  const numbers = JSON.stringify(rows.map((row) => row.n));
  const entry = `n * ${KINDS_A_ROW} + ${number}`;
  await transaction.run(
    `insert or replace into search_index (rowid, title, body)
     select ${entry}, ${title}, ${body} from ${kind} where n in (select value from json_each(?))`,
    [numbers],
  );
  await transaction.run(`update ${kind} set indexed = 1 where n in (select value from json_each(?))`, [
    numbers,
  ]);
  return rows.length;
}

async function removeVanished(transaction: Transaction): Promise<void> {
  for (const [number, kind] of searchKinds.entries()) {
    await transaction.run(
      `delete from search_index where rowid % ${KINDS_A_ROW} = ${number}
         and rowid / ${KINDS_A_ROW} not in (select n from ${kind})`,
    );
  }
}

async function findIndexed(reader: Reader, words: string[]): Promise<SearchHit[]> {
  const query = words.map((word) => `"${word}"*`).join(' ');
  const branches = searchKinds.map(
    (kind, number) => `
      select '${kind}' as kind, item.id, hit.title, hit.score from hits hit join ${kind} item
      on item.n = hit.entry / ${KINDS_A_ROW} where hit.entry % ${KINDS_A_ROW} = ${number}`,
  );
  return reader.all<SearchHit>(
    `with hits as materialized (
       select rowid as entry, title, bm25(search_index, ${TITLE_WEIGHT}, 1) as score
       from search_index where search_index match ? order by score limit ${MOST_HITS})
     select kind, id, title from (${branches.join(' union all ')}) order by score, title`,
    [query] as SqlValue[],
  );
}

async function scan(reader: Reader, words: string[]): Promise<SearchHit[]> {
  const hits: (SearchHit & { rank: number })[] = [];
  for (const kind of searchKinds) {
    const { title, body } = TEXTS[kind];
    const rows = await reader.all<{ id: string; title: string; body: string }>(
      `select id, ${title} as title, ${body} as body from ${kind}`,
    );
    for (const row of rows) {
      const inTitle = foldWords(row.title);
      const everywhere = [...inTitle, ...foldWords(row.body)];
      if (!words.every((word) => everywhere.some((candidate) => candidate.startsWith(word)))) continue;
      const rank = words.filter((word) => !inTitle.some((candidate) => candidate.startsWith(word))).length;
      hits.push({ kind, id: row.id, title: row.title, rank });
    }
  }
  return hits
    .sort((one, other) => one.rank - other.rank || one.title.localeCompare(other.title))
    .slice(0, MOST_HITS)
    .map(({ kind, id, title }) => ({ kind, id, title }));
}

/** Words in small letters without accents; whatever is neither letter nor digit parts them. */
function foldWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
