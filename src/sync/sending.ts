import type { OnSent } from '@/api/exchange';
import type { Failure } from '@/api/failure';
import type { WriteOptions, Writing } from '@/api/writing';
import type { EntryOf, EntryToSend } from '@/store/outbox';
import { getBytes, sizeOf, type Bytes } from '@/store/outbox-bytes';
import {
  outboxKinds,
  type CreatingKind,
  type FoundingKind,
  type OutboxKind,
  type OverwritingKind,
  type PlainKind,
} from '@/store/outbox-kinds';
import type { StoreDatabase, Transaction } from '@/store/store-database';
import { exchangeId } from '@/store/waiting-entries';

import type { Found } from './look-before-repeating';
import type { SyncContext } from './sync-context';
import type { UploadProgress } from './upload-progress';

/** What to do on this device once the service has taken an entry; it is committed with the entry's removal. */
type Settlement = (transaction: Transaction) => Promise<void>;

/** `unclear`: the service may have it already, and only the traveller can tell whether to send it again. */
export type Sent = { kind: 'sent'; settle: Settlement } | { kind: 'unclear' } | Failure;

export type ForSending = Pick<SyncContext, 'client' | 'database' | 'signal' | 'uploads'>;

/** All that sending does for one kind of entry. Made by `plain`, `repeatable`, `overwriting`, `creating` or `founding`, as its rules say. */
export interface Sending<Kind extends OutboxKind> {
  /** Under the key that it has for all its attempts, unless told. */
  transmit: (context: ForSending, entry: EntryToSend<Kind>, idempotencyKey?: string) => Promise<Sent>;
  /** Whether the service has it; null where a repetition does no harm. */
  find: ((context: SyncContext, entry: EntryOf<Kind>) => Promise<Sent | { kind: 'absent' | 'gone' }>) | null;
  whenGone: WhenGone<Kind>;
}

/**
 * What it is about has vanished, by whoever's hand: there is nothing left to tell, or to ask the traveller about. `refused` where they
 * have to hear of it.
 */
type WhenGone<Kind extends OutboxKind> =
  'refused' | ((transaction: Transaction, entry: EntryToSend<Kind>) => Promise<void>);

/** By what request it goes, with the bytes that it carries. */
type Send<Kind extends OutboxKind, Value> = (
  context: ForSending,
  entry: EntryToSend<Kind>,
  options: WriteOptions,
  bytes: Bytes | null,
) => Promise<Writing<Value>>;

interface Declaration<Kind extends OutboxKind, Value> {
  send: Send<Kind, Value>;
  /** What the answer changes here. */
  settle: (transaction: Transaction, entry: EntryToSend<Kind>, answer: Value) => Promise<void>;
  whenGone: WhenGone<Kind>;
  /** The download that tells of it too, and not how new it is: one that was asked for before knows nothing of it. */
  overtakes?: (entry: EntryToSend<Kind>) => string;
}

const nothing = async () => undefined;

/** Of a broken database more may have been saved than what lay beside it: the traveller has to hear of that. */
const LOST: Failure = {
  kind: 'rejected',
  status: 0,
  message: 'What belongs to it is no longer on this device.',
  fields: [],
};

const FIRST_WAIT_MS = 30_000;
/** What a poor line in the mountains still carries. */
const BYTES_A_SECOND = 8 * 1024;

/** As long as the bytes take on a slow line: cut off sooner, they would be tried for ever. */
function timeFor(bytes: Bytes): { timeoutMs: number } {
  return { timeoutMs: FIRST_WAIT_MS + Math.ceil((sizeOf(bytes) / BYTES_A_SECOND) * 1000) };
}

function tellingOf(uploads: UploadProgress, entryId: string): OnSent {
  return (sent, total) => uploads.note({ entryId, sent, total });
}

async function readBytes<Kind extends OutboxKind>(
  { database }: ForSending,
  { id, kind }: EntryToSend<Kind>,
): Promise<Bytes | 'lost' | null> {
  if (!outboxKinds[kind].carriesBytes) return null;
  return (await database.read((reader) => getBytes(reader, id))) ?? 'lost';
}

/** Whenever the answer to an earlier request comes, it changes nothing; what it told is asked for again. */
function overtake({ answers }: StoreDatabase, download: string): void {
  const asked = answers.begin();
  asked.isNews(download);
  asked.end();
}

const transmitting =
  <Kind extends OutboxKind, Value>({ send, settle, whenGone, overtakes }: Declaration<Kind, Value>) =>
  async (context: ForSending, entry: EntryToSend<Kind>, idempotencyKey = entry.id): Promise<Sent> => {
    const bytes = await readBytes(context, entry);
    if (bytes === 'lost') return LOST;
    const options = { idempotencyKey, signal: context.signal, ...(bytes && timeFor(bytes)) };
    const { uploads } = context;
    const telling = bytes && uploads && { onSent: tellingOf(uploads, entry.id) };
    const writing = await send(context, entry, { ...options, ...telling }, bytes).finally(() =>
      uploads?.end(entry.id),
    );
    if (writing.kind === 'done') {
      if (overtakes) overtake(context.database, overtakes(entry));
      return { kind: 'sent', settle: (transaction) => settle(transaction, entry, writing.value) };
    }
    if (whenGone !== 'refused' && writing.kind === 'rejected' && writing.status === 404)
      return { kind: 'sent', settle: (transaction) => whenGone(transaction, entry) };
    return writing;
  };

/** Many are put away at once, so that no answer can change anything here. What it is about may have vanished: that is all the same. */
export function plain<Kind extends PlainKind>(send: Send<Kind, unknown>): Sending<Kind> {
  return {
    transmit: transmitting({ send, settle: nothing, whenGone: nothing }),
    find: null,
    whenGone: nothing,
  };
}

/** It can be repeated for ever. */
export function repeatable<
  Kind extends Exclude<OutboxKind, CreatingKind | OverwritingKind | PlainKind>,
  Value,
>(declaration: Declaration<Kind, Value>): Sending<Kind> {
  return { transmit: transmitting(declaration), find: null, whenGone: declaration.whenGone };
}

type Finding<Kind extends OutboxKind, Value> = (
  context: SyncContext,
  entry: EntryOf<Kind>,
) => Promise<Found<Value>>;

/** Repeated after the service forgot its key it could undo what was done since: it is looked how things stand there. */
export function overwriting<Kind extends OverwritingKind, Value>(
  declaration: Declaration<Kind, Value> & { find: Finding<Kind, Value> },
): Sending<Kind> {
  const { whenGone } = declaration;
  return { transmit: transmitting(declaration), find: settlingWhatIsThere(declaration), whenGone };
}

/** Repeated after the service forgot its key it would make a second: it is looked whether the first is there. */
export function creating<Kind extends Exclude<CreatingKind, FoundingKind>, Value>(
  declaration: Omit<Declaration<Kind, Value>, 'whenGone'> & { find: Finding<Kind, Value> },
): Sending<Kind> {
  return lookingFirst(declaration);
}

/** It also gives an id to what was made here: in what waits it is exchanged before `settle` puts it into the rows. */
export function founding<Kind extends FoundingKind & CreatingKind, Value extends { id: string }>(
  declaration: Omit<Declaration<Kind, Value>, 'whenGone'> & { find: Finding<Kind, Value> },
): Sending<Kind> {
  return lookingFirst<Kind, Value>({
    ...declaration,
    settle: async (transaction, entry, made) => {
      await exchangeId(transaction, entry, made.id);
      await declaration.settle(transaction, entry, made);
    },
  });
}

function lookingFirst<Kind extends CreatingKind, Value>(
  declaration: Omit<Declaration<Kind, Value>, 'whenGone'> & { find: Finding<Kind, Value> },
): Sending<Kind> {
  return {
    transmit: transmitting({ ...declaration, whenGone: 'refused' }),
    find: settlingWhatIsThere(declaration),
    whenGone: 'refused',
  };
}

const settlingWhatIsThere =
  <Kind extends OutboxKind, Value>({
    find,
    settle,
  }: Pick<Declaration<Kind, Value>, 'settle'> & { find: Finding<Kind, Value> }): NonNullable<
    Sending<Kind>['find']
  > =>
  async (context, entry) => {
    const found = await find(context, entry);
    return found.kind === 'there'
      ? { kind: 'sent', settle: (transaction) => settle(transaction, entry, found.value) }
      : found;
  };
