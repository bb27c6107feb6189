import type { Language } from '@/i18n/languages';

import type { Reads } from '../reads';
import type { StoreTopic } from '../store-queries';

/** Something that screens read from the store. The same data have the same key everywhere, and are read once. */
export interface StoreQuery<Data> {
  /** Begins with its topic, so that a commit refreshes it. */
  queryKey: readonly [StoreTopic, ...unknown[]];
  read: (reads: Reads) => Promise<Data>;
  /** What was read before stays until this is read, where only the last part of the key is another. */
  keepsPrevious?: boolean;
  /** As much of what was read before as is still so; where it is not there, lists are compared place by place. */
  share?: (before: Data, now: Data) => Data;
  /** What a screen shows of it in this language, such as the names of countries. A function that stays the same. */
  shown?: (data: Data, language: Language) => Data;
}

export function storeQuery<Data>(
  queryKey: StoreQuery<Data>['queryKey'],
  read: StoreQuery<Data>['read'],
  options: Pick<StoreQuery<Data>, 'keepsPrevious' | 'share' | 'shown'> = {},
): StoreQuery<Data> {
  return { queryKey, read, ...options };
}

/** Those of several records that are on this device. */
export async function readKnown<Found>(
  ids: readonly string[],
  read: (id: string) => Promise<Found | null>,
): Promise<Found[]> {
  const found = await Promise.all(ids.map((id) => read(id)));
  return found.filter((one) => one !== null);
}
