import type { Issue } from '@/contract/issue';
import type { Note } from '@/contract/note';

import { forgetDraft } from './drafts';
import { nameOfPerson } from './issues';
import { addEntry, findUnsentEntry, listEntriesOf, removeEntries, replacePayload } from './outbox';
import type { ParkedReason } from './outbox';
import type { SubjectOf } from './outbox-kinds';
import type { Reader, Transaction } from './store-database';
import type { WriteContext } from './write-context';

/** What those who help write down for each other about a request. */
export interface StoredNote {
  /** Of the note, or of what waits to become one. */
  key: string;
  body: string;
  pinned: boolean;
  at: number;
  /** Null for whoever reads it here, of whom it waits. */
  author: string | null;
  sending: { kind: 'waiting' | 'sent' } | { kind: 'refused'; entryId: string; reason: ParkedReason };
}

const notesSubject = (issueId: string): SubjectOf<'note-create'> => `notes/${issueId}`;
const noteSubject = (noteId: string): SubjectOf<'note-pin'> => `note/${noteId}`;

/** Pinned ones first, then the newest. They come with their request. */
export async function listNotes(reader: Reader, issueId: string): Promise<StoredNote[]> {
  const waiting = (await listEntriesOf(reader, notesSubject(issueId))).flatMap((entry): StoredNote[] => {
    if (entry.kind !== 'note-create') return [];
    const { id, parked, createdAt } = entry;
    const { body, pinned = false } = entry.payload.note;
    const sending = parked
      ? ({ kind: 'refused', entryId: id, reason: parked } as const)
      : ({ kind: 'waiting' } as const);
    return [{ key: id, body, pinned, at: createdAt, author: null, sending }];
  });
  const known = await readNotes(reader, issueId);
  const pins = await listPins(reader, known);
  const sent = known.map(({ id, body, pinned, created_at, owner }): StoredNote => ({
    key: id,
    body,
    pinned: pins.get(id) ?? pinned,
    at: Date.parse(created_at),
    author: nameOfPerson(owner),
    sending: { kind: pins.has(id) ? 'waiting' : 'sent' },
  }));
  return [...waiting, ...sent].sort((a, b) => Number(b.pinned) - Number(a.pinned) || b.at - a.at);
}

async function readNotes(reader: Reader, issueId: string): Promise<Note[]> {
  const row = await reader.first<{ notes: string | null }>(
    `select record -> '$.notes' as notes from issues where id = ?`,
    [issueId],
  );
  return JSON.parse(row?.notes ?? '[]') as Note[];
}

/** What is to become of notes, by their ids. */
async function listPins(reader: Reader, notes: readonly Note[]): Promise<Map<string, boolean>> {
  const rows = await reader.all<{ id: string; pinned: number }>(
    `select substr(subject, 6) as id, payload ->> '$.pinned' as pinned from outbox
     where kind = 'note-pin' and parked is null and subject in (select 'note/' || value from json_each(?)) order by position`,
    [JSON.stringify(notes.map(({ id }) => id))],
  );
  return new Map(rows.map(({ id, pinned }) => [id, pinned === 1]));
}

/** It stands among the others from this commit on, and the draft that it was is gone. */
export async function writeNote(
  transaction: Transaction,
  { issueId, body }: { issueId: string; body: string },
  context: WriteContext,
): Promise<void> {
  const words = body.trim();
  if (words === '') return;
  const payload = { note: { body: words, pinned: false }, issue_id: issueId };
  const entry = {
    id: context.newId(),
    kind: 'note-create',
    subject: notesSubject(issueId),
    payload,
  } as const;
  await addEntry(transaction, entry, context.now());
  await forgetDraft(transaction, issueId, 'note');
}

/** What it is to be; what was to become of it before, and has not left, does not matter any more. */
export async function pinNote(
  transaction: Transaction,
  { issueId, noteId, pinned }: { issueId: string; noteId: string; pinned: boolean },
  context: WriteContext,
): Promise<void> {
  const note = (await readNotes(transaction, issueId)).find(({ id }) => id === noteId);
  if (!note) return;
  const subject = noteSubject(noteId);
  const payload = { issueId, pinned };
  const untold = await findUnsentEntry(transaction, subject, 'note-pin');
  const isAsItWas = untold !== null && note.pinned === pinned;
  if (isAsItWas) await removeEntries(transaction, [untold.id]);
  else if (untold) await replacePayload(transaction, untold, payload);
  else
    await addEntry(transaction, { id: context.newId(), kind: 'note-pin', subject, payload }, context.now());
}

/** As the service says it, among those of its request. */
export async function saveNote(transaction: Transaction, note: Note): Promise<void> {
  const row = await transaction.first<{ record: string }>(
    'select record from issues where id = ? and record is not null',
    [note.issue_id],
  );
  if (!row) return;
  const record = JSON.parse(row.record) as Issue;
  const notes = [note, ...record.notes.filter(({ id }) => id !== note.id)];
  await transaction.run('update issues set record = ? where id = ?', [
    JSON.stringify({ ...record, notes }),
    note.issue_id,
  ]);
}
