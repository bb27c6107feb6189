import { foldWords } from '@/domain/fold-words';
import { beginsAlmost, MOST_TYPOS, type NameRank } from '@/domain/rank-names';

import type { SearchHit } from './search-hit';
import {
  createIndex,
  findIndexed,
  indexSome,
  isIndexStale,
  listWordsFrom,
  MOST_HITS,
  recreateIndex,
  type Row,
} from './search-index';
import { scannedKinds, searchKinds, type SearchKind } from './search-texts';
import { fitOf, toSought, withTypos, type Sought } from './search-words';
import type { Reader, StoreDatabase } from './store-database';

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
    if (this.indexed) await this.database.maintain(createIndex);
  }

  /**
   * Best first, over all kinds. Words may come in any order and be unfinished; one may name the country that something is in. Only
   * where nothing fits may each have a wrong letter.
   */
  async find(text: string): Promise<SearchHit[]> {
    const sought = toSought(text);
    if (sought.words.length === 0) return [];
    const found = await this.database.read(async (reader) => {
      if (this.indexed && (await isIndexStale(reader))) return null;
      return this.findAll(reader, sought);
    });
    if (found) return found;
    await this.refresh();
    return this.database.read((reader) => this.findAll(reader, sought));
  }

  private async findAll(reader: Reader, sought: Sought): Promise<SearchHit[]> {
    const rows = await (this.indexed ? findByIndex : scan)(reader, sought);
    return inOrder(rows, sought);
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

async function findByIndex(reader: Reader, sought: Sought): Promise<Row[]> {
  const found = await findIndexed(reader, sought);
  const exact = found.filter((row) => !isScanned(row.kind) || fitOfScanned(row, sought) === 'fits');
  if (exact.length > 0) return exact;
  const near = new Map<string, string[]>();
  for (const { word } of sought.words) {
    const candidates = await listWordsFrom(reader, word.charAt(0));
    near.set(word, candidates.filter((candidate) => beginsAlmost(candidate, word)).slice(0, MOST_TYPOS));
  }
  const almost = await findIndexed(reader, withTypos(sought), near);
  return almost.filter((row) => !isScanned(row.kind) || fitOfScanned(row, sought) !== null);
}

function isScanned(kind: SearchKind): boolean {
  return scannedKinds.some((scanned) => scanned.kind === kind);
}

function fitOfScanned({ title, text, codes }: Row, { words }: Sought) {
  return fitOf({ text: `${title} ${text ?? ''}`, codes: codes ?? '' }, words, { isAcross: true });
}

/** With what fits but for a letter only where nothing else does. */
async function scan(reader: Reader, sought: Sought): Promise<Row[]> {
  const found: { row: Row; fit: 'fits' | 'almost' }[] = [];
  for (const { kind, title, body, codes, code, which } of searchKinds) {
    const rows = await reader.all<Omit<Row, 'kind'>>(
      `select id, ${title} as title, ${body} as text, ${codes ?? 'null'} as codes, ${code ?? 'null'} as code
       from ${kind} where ${which}`,
    );
    for (const row of rows) {
      const searched = { text: `${row.title} ${row.text ?? ''}`, codes: row.codes ?? '' };
      const isAcross = isScanned(kind) || sought.isAcross;
      const fit = sought.called.has(row.code ?? '') ? 'fits' : fitOf(searched, sought.words, { isAcross });
      if (fit) found.push({ row: { kind, ...row }, fit });
    }
  }
  const exact = found.filter(({ fit }) => fit === 'fits');
  return (exact.length > 0 ? exact : found).map(({ row }) => row);
}

/** The same whichever way they were found: those named so, those whose name begins so, those with it in their name. */
function inOrder(rows: readonly Row[], { words, called }: Sought): SearchHit[] {
  const sought = words.map(({ word }) => word);
  const ranked = rows.map(({ kind, id, title, code }) => ({
    hit: { kind, id, title, ...(code === null ? {} : { code }) },
    rank: Math.min(rankOf(foldWords(title), sought), rankOfCalled(called, code)),
  }));
  return ranked
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        placeOf(one.hit.kind) - placeOf(other.hit.kind) ||
        one.hit.title.localeCompare(other.hit.title) ||
        one.hit.id.localeCompare(other.hit.id),
    )
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}

function placeOf(kind: SearchKind): number {
  return searchKinds.findIndex((each) => each.kind === kind);
}

function rankOfCalled(called: ReadonlyMap<string, NameRank>, code: string | null): number {
  return (code === null ? undefined : called.get(code)) ?? Infinity;
}

function rankOf(title: string[], words: string[]): number {
  const missing = words.filter((word) => !title.some((candidate) => candidate.startsWith(word)));
  // A word with a wrong letter is nearer than one that is not there.
  const almost = missing.filter((word) => title.some((candidate) => beginsAlmost(candidate, word)));
  if (missing.length > 0) return 2 + missing.length - almost.length / 2;
  if (title.join(' ') === words.join(' ')) return 0;
  return title.join(' ').startsWith(words.join(' ')) ? 1 : 2;
}
