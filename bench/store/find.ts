import assert from 'node:assert';

import { KINDS_A_ROW } from '@/store/search-index';
import { indexedKinds } from '@/store/search-texts';

import { compareLatencies } from '../compare-latencies';
import { openBenchStore, openRaw, withFolder } from './open-bench-store';
import { makePages } from './records';
import { saveAsSync } from './save-as-sync';

const CALLS = 300;

/** As they are typed: words of a few titles, some of them unfinished, and words that very many have. */
function toQueries(titles: readonly string[]): string[] {
  const typed = titles.map((title, number) => {
    const [kind = '', word = '', next = ''] = title
      .toLowerCase()
      .split(' ')
      .filter((part) => part !== 'centre');
    return [word, `${kind} ${word}`, `${word} ${next}`.slice(0, -1), next][number % 4] ?? word;
  });
  return [...typed, 'cholera', 'hosp'];
}

const numberOf = (sought: string) => indexedKinds.find(({ kind }) => kind === sought)?.number;
const join = (kind: string) => `join ${kind} item on item.n = hit.entry / ${KINDS_A_ROW}
  where hit.entry % ${KINDS_A_ROW} = ${numberOf(kind)}`;

const HITS = `with hits as materialized (
    select rowid as entry, title from search_index where search_index match ?
    order by bm25(search_index, 10, 1) limit 50)
  select item.id from hits hit ${join('alerts')}
  union all select item.id from hits hit ${join('hospitals')}`;

const toMatch = (query: string) =>
  query
    .split(' ')
    .map((word) => `"${word}"*`)
    .join(' ');

/** Over 10,000 hospitals and 10,000 alerts. */
export async function measureSearch(): Promise<{ runs: number[] }> {
  return withFolder(async (folder) => {
    const { database, search } = await openBenchStore(folder);
    const pages = makePages(10, 1_000);
    await saveAsSync(database, pages);
    await search.refresh();
    const raw = openRaw(folder);
    const statement = raw.prepare(HITS);

    const titles = pages.flatMap(({ hospitals: [hospital], alerts: [alert] }) => [
      hospital?.name ?? '',
      alert?.headline ?? '',
    ]);
    const queries = toQueries(titles);
    const queryOf = (call: number) => queries[call % queries.length] ?? '';
    const find = (call: number) => search.find(queryOf(call));
    const findRaw = (call: number) => statement.all(toMatch(queryOf(call))) as { id: string }[];
    for (const call of queries.keys()) {
      const found = (await find(call)).map(({ id }) => id);
      assert(found.length > 0, `${queryOf(call)} finds nothing`);
      assert.deepStrictEqual(
        found.sort(),
        findRaw(call)
          .map(({ id }) => id)
          .sort(),
      );
    }
    const runs = await compareLatencies(find, findRaw, { calls: CALLS });
    raw.close();
    await database.close();
    return { runs };
  });
}
