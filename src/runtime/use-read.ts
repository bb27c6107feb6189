import { skipToken, useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query';

import { useMemo, useSyncExternalStore } from 'react';

import { useI18n } from '@/i18n/locale-provider';

import type { Reads } from './reads';
import type { StoreQuery } from './queries/store-query';
import { useReads, useRuntime } from './runtime-provider';

/** A screen needs what could not be read from the store: its boundary says so, and reads again when asked to. */
export class ReadFailedError extends Error {
  override readonly name = 'ReadFailedError';
}

/**
 * What a screen can't do without; undefined until it is read, or while there is nothing to ask (null). A failure goes to the boundary
 * around the screen. What was read before is never taken away by one: the notice over all screens tells of it. Whoever asked an
 * engine that died is answered by the one that is coming.
 */
export function useRead<Data>(query: StoreQuery<Data> | null): Data | undefined {
  const answer = useStoreQuery(query, useReads());
  const { storage } = useRuntime().running;
  const isComing = useSyncExternalStore(storage.watch, storage.get) === 'reopening';
  // In this order: whoever once asked whether it is being read is drawn again each time that begins.
  if (answer.data === undefined && answer.error && !answer.isFetching && !isComing)
    throw new ReadFailedError('A screen could not be read from the store.', { cause: answer.error });
  return useShown(query, answer.data);
}

/** What a screen can do without, such as a number on a tab: a failure hides nothing else, and the notice over all screens tells of it. */
export function useSideRead<Data>(query: StoreQuery<Data> | null): Data | undefined {
  return useShown(query, useStoreQuery(query, useReads()).data);
}

/** In the traveller's language, where that makes a difference. */
function useShown<Data>(query: StoreQuery<Data> | null, data: Data | undefined): Data | undefined {
  const { language } = useI18n().locale;
  const shown = query?.shown;
  return useMemo(
    () => (data === undefined || !shown ? data : shown(data, language)),
    [data, shown, language],
  );
}

/** For those who can't wait for the store to be open: `reads` is null until then. */
export function useStoreQuery<Data>(
  query: StoreQuery<Data> | null,
  reads: Reads | null,
): UseQueryResult<Data> {
  const queryKey: QueryKey = query?.queryKey ?? [];
  const share = query?.share;
  return useQuery<Data>({
    queryKey,
    queryFn: query && reads ? () => query.read(reads) : skipToken,
    structuralSharing: share ? (before, now) => shareWith(share, before, now) : true,
    placeholderData: (before, previous) =>
      query?.keepsPrevious && previous && areOneSubject(previous.queryKey, queryKey) ? before : undefined,
  });
}

/** React Query does not tell of which type they are; both were read by the same query. */
function shareWith<Data>(share: NonNullable<StoreQuery<Data>['share']>, before: unknown, now: unknown): Data {
  return before === undefined ? (now as Data) : share(before as Data, now as Data);
}

/** Two minutes of one thing, or two texts of one search; never two countries. */
function areOneSubject(one: QueryKey, other: QueryKey): boolean {
  return JSON.stringify(one.slice(0, -1)) === JSON.stringify(other.slice(0, -1));
}
