import type { Standing } from '@/store/answer-order';
import type { Extent } from '@/store/downloads';
import type { Reader, Transaction } from '@/store/store-database';

import { snapshot, type Fetch, type Pull } from './pull';

/** How a download is asked for and kept, under whatever name. */
export type Asking = (name: string, isWanted?: (reader: Reader) => Promise<boolean>) => Pull;

/** For a set that comes whole; `save` is told under which name it came. */
export function asking<Value>(
  fetch: Fetch<Value>,
  save: (
    transaction: Transaction,
    name: string,
    value: Value,
    extent: Extent,
    standing: Standing,
  ) => Promise<void>,
): Asking {
  return (name, isWanted) =>
    snapshot(
      name,
      fetch,
      (transaction, value, extent, standing) => save(transaction, name, value, extent, standing),
      isWanted,
    );
}
