import { useDeferredValue } from 'react';

import { searchQueries } from '@/runtime/queries/traveller-queries';
import { useRead } from '@/runtime/use-read';
import type { SearchHit } from '@/store/search-hit';
import type { SearchKind } from '@/store/search-texts';

type SearchLine = { kind: 'heading'; of: SearchKind; count: number } | { kind: 'hit'; hit: SearchHit };

type SearchView =
  | { kind: 'nothing-asked' }
  | { kind: 'looking' }
  | { kind: 'nothing-found'; text: string }
  | { kind: 'found'; lines: SearchLine[]; count: number };

export function useSearchScreen(written: string): SearchView {
  const text = useDeferredValue(written.trim());
  const found = useRead(searchQueries.hits(text));
  if (text === '') return { kind: 'nothing-asked' };
  if (!found) return { kind: 'looking' };
  const { hits } = found;
  if (hits.length > 0) return { kind: 'found', lines: toLines(hits), count: hits.length };
  // That nothing was found for the letters of before says nothing about these.
  return found.text === text ? { kind: 'nothing-found', text } : { kind: 'looking' };
}

/** By kind, in the order of each kind's best hit. */
function toLines(hits: readonly SearchHit[]): SearchLine[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.flatMap((of): SearchLine[] => {
    const ofKind = hits.filter(({ kind }) => kind === of);
    return [
      { kind: 'heading', of, count: ofKind.length },
      ...ofKind.map((hit): SearchLine => ({ kind: 'hit', hit })),
    ];
  });
}
