import type { Failure } from '@/api/failure';
import type { Reading, SinceOptions } from '@/api/reading';
import { getDownload, saveDownload, saveFailedDownload, type Download } from '@/store/downloads';
import type { Transaction } from '@/store/store-database';

import { toCursor, usableCursor } from './cursor';
import type { SyncContext } from './sync-context';

/** One thing to download: how to ask for it, and how to keep it. */
export interface Pull {
  /** Its name among the downloads. */
  name: string;
  run(context: SyncContext): Promise<Pulled>;
}

export type Pulled =
  | {
      kind: 'pulled';
      bytes: number;
      setAside: number;
      /** Of all data of the traveller, as the service named it. */
      revision: string | null;
    }
  | Failure;

/** A set that comes whole, or not at all because it is the same as before. */
export function snapshot<Value>(
  name: string,
  fetch: (context: SyncContext, options: SinceOptions) => Promise<Reading<Value>>,
  save: (transaction: Transaction, value: Value) => Promise<void>,
): Pull {
  return {
    name,
    async run(context) {
      const known = await context.database.read((reader) => getDownload(reader, name));
      const reading = await fetch(context, { etag: known?.etag, signal: context.signal });
      return keep(context, name, reading, (value, etag, bytes) => async (transaction) => {
        await save(transaction, value);
        await saveDownload(transaction, name, { etag, checkedAt: context.now(), bytes });
      });
    },
  };
}

/**
 * A list of which only what changed is asked for. `save` hears of a list that was read whole as of when (Unix
 * seconds on the service's clock) it is whole.
 */
export function changes<Value>(
  name: string,
  fetch: (context: SyncContext, options: SinceOptions) => Promise<Reading<Value>>,
  save: (transaction: Transaction, value: Value, wholeAsOf: number | null) => Promise<void>,
): Pull {
  return {
    name,
    async run(context) {
      const known = await context.database.read((reader) => getDownload(reader, name));
      const since = usableCursor(known?.cursor ?? null, context.now());
      const reading = await fetch(context, { since, signal: context.signal });
      const cursor = 'date' in reading ? toCursor(reading.date) : null;
      return keep(context, name, reading, (value, _etag, bytes) => async (transaction) => {
        await save(transaction, value, since === null ? cursor : null);
        // The cursor moves last, with the page: a crash before this line reads the page again; it never skips one.
        await saveDownload(transaction, name, {
          cursor,
          checkedAt: context.now(),
          bytes: since === null ? bytes : undefined,
        });
      });
    },
  };
}

async function keep<Value>(
  { database, now }: SyncContext,
  name: string,
  reading: Reading<Value>,
  toWrite: (value: Value, etag: string | null, bytes: number) => (transaction: Transaction) => Promise<void>,
): Promise<Pulled> {
  switch (reading.kind) {
    case 'read': {
      const bytes = reading.bytes.text;
      await database.write('cache', toWrite(reading.value, reading.etag, bytes));
      return { kind: 'pulled', bytes, setAside: reading.setAside, revision: reading.revision };
    }
    case 'not-modified':
      await database.write('cache', (transaction) => saveDownload(transaction, name, { checkedAt: now() }));
      return { kind: 'pulled', bytes: 0, setAside: 0, revision: reading.revision };
    default:
      await database.write('cache', (transaction) =>
        saveFailedDownload(transaction, name, reading.kind, now()),
      );
      return reading;
  }
}

/** How long ago the service confirmed a download; for deciding whether a pull is due at all. */
export function ageOf(download: Download | null, now: number): number {
  return download?.checked_at == null ? Infinity : now - download.checked_at;
}
