import { z } from 'zod';

import { write } from '@/api/writing';
import { addEntry, removeEntries, type EntryToSend, type NewEntry } from '@/store/outbox';
import type { Bytes } from '@/store/outbox-bytes';
import { outboxEndings } from '@/store/outbox-endings';
import { outboxKinds, type OutboxKind } from '@/store/outbox-kinds';
import { newIdMadeHere } from '@/store/ids-made-here';
import type { Transaction } from '@/store/store-database';
import type { WriteContext } from '@/store/write-context';
import { creating, founding } from '@/sync/sending';
import { sendingOfKinds } from '@/sync/sending-of-kinds';

/**
 * Kinds of entries that no app has: issues, messages about them and photos for these. They are declared as any kind is, so that what holds for
 * them holds for the next ones too. A test imports this before everything else, for the lists in SQL are made when their files are read.
 */
export interface DeskPayloads {
  issue: { title: string };
  /** `size` is that of its bytes, which otherwise say its name. */
  photo: { name: string; size?: number };
  message: { text: string; issueId: string; photoIds: string[] };
}
type DeskKind = keyof DeskPayloads;

const ordinary = { ...outboxKinds['check-in'], urgency: () => 0 };
const rules = {
  issue: { ...ordinary, subject: 'issue/*', founds: true },
  photo: { ...ordinary, subject: 'photo/*', founds: true, carriesBytes: true },
  message: {
    ...ordinary,
    subject: 'message/*',
    refersTo: [
      {
        to: 'issue/*',
        exchange: (payload: DeskPayloads['message'], toId: (id: string) => string | null) => ({
          ...payload,
          issueId: toId(payload.issueId) ?? '',
        }),
        otherwise: 'stays-with-it',
      },
      {
        to: 'photo/*',
        exchange: (payload: DeskPayloads['message'], toId: (id: string) => string | null) => ({
          ...payload,
          photoIds: payload.photoIds.flatMap((id) => toId(id) ?? []),
        }),
        otherwise: 'goes-without',
      },
    ],
  },
};

const leave = async (transaction: Transaction, { id }: { id: string }) => {
  await removeEntries(transaction, [id]);
  return true;
};
const endings = { remainder: () => null, discard: leave, absorb: null };

const Made = z.object({ id: z.string() });
/** Without its types, which know the kinds of the app alone. */
const declaration = {
  send: (
    { client }: { client: Parameters<typeof write>[0] },
    { kind, payload }: { kind: string; payload: unknown },
    options: Parameters<typeof write>[3],
    bytes: Bytes | null,
  ) => {
    const content = bytes ? { ...(payload as object), content: bytes.content } : payload;
    const body = { content, schema: z.unknown() };
    return write(client, { method: 'POST', path: `/api/desk/${kind}`, body }, Made, options);
  },
  settle: async () => undefined,
  find: async () => ({ kind: 'absent' as const }),
} as never;

Object.assign(outboxKinds, rules);
Object.assign(outboxEndings, { issue: endings, photo: endings, message: endings });
Object.assign(sendingOfKinds, {
  issue: founding(declaration),
  photo: founding(declaration),
  message: creating(declaration),
});

/** What a photo looks like: its name, again and again. */
export function toBytes({ name, size = name.length }: DeskPayloads['photo']): Bytes {
  const content = Buffer.from(name.repeat(Math.ceil(size / name.length)).slice(0, size)).toString('base64');
  return { type: 'image/jpeg', content };
}

/** Gives the id that it has until the service gives it another. */
export async function addToDesk<Kind extends DeskKind>(
  transaction: Transaction,
  kind: Kind,
  payload: DeskPayloads[Kind],
  context: WriteContext,
  shrunk?: Bytes,
): Promise<string> {
  const id = newIdMadeHere(context);
  const bytes = kind === 'photo' ? (shrunk ?? toBytes(payload as DeskPayloads['photo'])) : undefined;
  const entry = { id: context.newId(), kind, subject: `${kind}/${id}`, payload, bytes };
  await addEntry(transaction, entry as unknown as NewEntry<OutboxKind>, context.now());
  return id;
}

/** What a waiting entry of these kinds says. */
export function payloadOf<Kind extends DeskKind>(
  _kind: Kind,
  entry: Pick<EntryToSend<OutboxKind>, 'payload'>,
) {
  return entry.payload as unknown as DeskPayloads[Kind];
}
