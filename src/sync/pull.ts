import type { ApiClient } from '@/api/client';
import type { Failure } from '@/api/failure';
import type { Read, Reading, SinceOptions } from '@/api/reading';
import type { Topic } from '@/contract/revision-topics';
import type { AskedFor, Standing } from '@/store/answer-order';
import { getDownload, saveDownload, saveFailedDownload, type Download, type Extent } from '@/store/downloads';
import type { Reader, Transaction } from '@/store/store-database';

import { knownIn, toContentLanguage } from './content-language';
import { tellsEverything, toCursor } from './cursor';
import type { SyncContext } from './sync-context';

/** One thing to download: how to ask for it, and how to keep it. */
export interface Pull {
  /** Its name among the downloads. */
  name: string;
  /** What its answer is made from; where that is not known it is always asked for. */
  madeFrom?: readonly Topic[];
  /** `revision` is that of what its answer is made from, as it stood before; left out where nobody has asked. */
  run(context: SyncContext, revision?: string | null): Promise<Pulled>;
}

export type Pulled =
  | {
      kind: 'pulled';
      bytes: number;
      setAside: number;
      /** As the service said it; see `readRevisions`. */
      revision: string | null;
    }
  | Failure
  /** It came, and could not be written down; other downloads can. */
  | { kind: 'not-stored'; reason: unknown };

/**
 * Why a download that came does not count as whole, beside the ways in which a request fails. `incomplete`: some
 * records of it could not be read.
 */
type Flaw = 'incomplete' | 'not-stored';

export type Fetch<Value> = (client: ApiClient, options: SinceOptions) => Promise<Reading<Value>>;

/** A set that comes whole, or not at all because it is the same as before. */
export function snapshot<Value>(
  name: string,
  fetch: Fetch<Value>,
  save: (transaction: Transaction, value: Value, extent: Extent, standing: Standing) => Promise<void>,
  isWanted: (reader: Reader) => Promise<boolean> = async () => true,
): Pull {
  return inOrder(name, async (context, asked, revision) => {
    const known = await context.database.read((reader) => getDownload(reader, name));
    const language = context.client.language();
    const { etag: ours } = knownIn(language, known);
    const reading = await fetch(context.client, { etag: ours, language, signal: context.signal });
    return keep(context, { name, asked, known, reading, revision, isWanted }, async (transaction, read) => {
      const isWhole = read.setAside === 0;
      await save(transaction, read.value, isWhole ? 'whole' : 'part', asked);
      // Without a tag it is asked for anew: the next version of the app may be able to read it all.
      const etag = isWhole ? read.etag : null;
      const bytes = read.bytes;
      await saveDownload(transaction, name, {
        etag,
        checkedAt: context.now(),
        bytes,
        revision,
        language: toContentLanguage(language),
      });
    });
  });
}

/**
 * A list of which only what changed is asked for. `save` hears of a list that was read whole as of when (Unix
 * seconds on the service's clock) it is whole. One that is `telling` also brings how everything else stands, which is kept
 * with its tag: "not modified" then says that all of it stands as it did.
 */
export function changes<Value>(
  name: string,
  fetch: Fetch<Value>,
  save: (
    transaction: Transaction,
    value: Value,
    wholeAsOf: number | null,
    standing: Standing,
  ) => Promise<void>,
  { telling = false } = {},
): Pull {
  return inOrder(name, async (context, asked, revision) => {
    const known = await context.database.read((reader) => getDownload(reader, name));
    const language = context.client.language();
    const ours = knownIn(language, known);
    const etag = telling && known?.revision != null ? ours.etag : null;
    const { since, reading } = await readChanges(context, fetch, { ...ours, etag }, language);
    const kept = await keep(context, { name, asked, known, reading, revision }, async (transaction, read) => {
      // What could not be read is asked for again, and proves nothing about what is missing.
      const cursor = read.setAside === 0 ? toCursor(read.date) : null;
      await save(transaction, read.value, since === null ? cursor : null, asked);
      // Whoever forgot the cursor meanwhile wants the list to be read whole: changes alone do not do.
      const isDoubted = since !== null && (await getDownload(transaction, name))?.cursor == null;
      // The cursor moves last, with the page: a crash before this line reads the page again; it never skips one.
      const bytes = since === null ? read.bytes : undefined;
      const next = isDoubted ? null : cursor;
      const told = telling
        ? { etag: next === null ? null : read.etag, revision: read.revision }
        : { revision };
      await saveDownload(transaction, name, {
        cursor: next,
        checkedAt: context.now(),
        bytes,
        ...told,
        // Without a new cursor the old one stays, and with it its language.
        ...(next !== null && { language: toContentLanguage(language) }),
      });
    });
    const isAsBefore = reading.kind === 'not-modified' && kept !== 'ask-again' && kept.kind === 'pulled';
    return isAsBefore ? { ...kept, revision: kept.revision ?? known?.revision ?? null } : kept;
  });
}

/** It takes its place among the requests before it reads what it is going to ask with. */
function inOrder(
  name: string,
  ask: (context: SyncContext, asked: AskedFor, revision?: string | null) => Promise<Pulled | 'ask-again'>,
): Pull {
  return {
    name,
    async run(context, revision) {
      for (;;) {
        const asked = context.database.answers.begin();
        try {
          const pulled = await ask(context, asked, revision);
          if (pulled !== 'ask-again') return pulled;
        } finally {
          asked.end();
        }
      }
    },
  };
}

async function readChanges<Value>(
  context: SyncContext,
  fetch: Fetch<Value>,
  { cursor, etag }: Pick<Download, 'cursor' | 'etag'>,
  language: string,
): Promise<{ since: number | null; reading: Reading<Value> }> {
  const { client, signal } = context;
  if (cursor !== null) {
    const reading = await fetch(client, { since: cursor, etag, language, signal });
    if (reading.kind !== 'read' || tellsEverything(cursor, reading.date)) return { since: cursor, reading };
  }
  return { since: null, reading: await fetch(client, { since: null, language, signal }) };
}

interface Answer<Value> {
  name: string;
  asked: AskedFor;
  /** What it was asked with. */
  known: Download | null;
  reading: Reading<Value>;
  revision?: string | null;
  isWanted?: (reader: Reader) => Promise<boolean>;
}

/** An answer that a newer one has overtaken changes nothing, neither what is shown nor how fresh it is said to be. */
async function keep<Value>(
  { database, now }: SyncContext,
  { name, asked, known, reading, revision, isWanted = async () => true }: Answer<Value>,
  write: (transaction: Transaction, read: Read<Value>) => Promise<void>,
): Promise<Pulled | 'ask-again'> {
  const commit = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    database.write('cache', async (transaction) =>
      !asked.isOutdated(name) && (await isWanted(transaction)) ? work(transaction) : null,
    );
  const fail = (why: Failure['kind'] | Flaw) => (transaction: Transaction) =>
    saveFailedDownload(transaction, name, why, now());

  switch (reading.kind) {
    case 'read': {
      const { bytes, setAside } = reading;
      try {
        await commit(async (transaction) => {
          asked.isNews(name);
          await write(transaction, reading);
          if (setAside > 0) await fail('incomplete')(transaction);
        });
      } catch (reason) {
        asked.takeBack();
        // Where not even this can be written the storage itself is out of order, and the run ends.
        await commit(fail('not-stored'));
        return { kind: 'not-stored', reason };
      }
      return { kind: 'pulled', bytes, setAside, revision: reading.revision };
    }
    case 'not-modified': {
      const isOfAnother = await commit(async (transaction) => {
        const stored = await getDownload(transaction, name);
        if ((stored?.etag ?? null) !== (known?.etag ?? null)) return true;
        asked.isNews(name);
        await saveDownload(transaction, name, { checkedAt: now(), revision });
        return false;
      });
      // It was said of what has been replaced or forgotten since.
      if (isOfAnother) return 'ask-again';
      return { kind: 'pulled', bytes: 0, setAside: 0, revision: reading.revision };
    }
    default:
      await commit(fail(reading.kind));
      return reading;
  }
}
