import { actOnIssue, finishIssue } from '@/api/issues';
import { createNote, listNotes, pinNote } from '@/api/notes';
import { unreadable } from '@/api/failure';
import type { Issue } from '@/contract/issue';
import type { Note } from '@/contract/note';
import { downloadNames } from '@/store/download-kinds';
import { saveIssues } from '@/store/issues';
import type { EntryOf } from '@/store/outbox';
import { idOf } from '@/store/outbox-kinds';
import { getProfile } from '@/store/profile';
import { saveNote } from '@/store/request-notes';

import { findMoved, findPinned, goneWhereMissing } from './look-before-overwriting';
import type { Found } from './look-before-repeating';
import { creating, overwriting } from './sending';
import type { SyncContext } from './sync-context';

const DAY_MS = 24 * 3_600_000;

/** Notes come with their request, which is none the newer for them. */
const overtakes = () => downloadNames.issues;

/** What whoever helps does. Nothing of it ends without a word where the request is gone: somebody counts on it. */
export const responderSending = {
  'issue-move': overwriting<'issue-move', Issue>({
    send: ({ client }, entry, options) => {
      const { to } = entry.payload;
      const id = idOf(entry);
      return to === 'finish' ? finishIssue(client, id, options) : actOnIssue(client, id, to, options);
    },
    settle: (transaction, _entry, issue) => saveIssues(transaction, [issue]),
    whenGone: 'refused',
    find: findMoved,
  }),
  'note-create': creating<'note-create', Note>({
    send: ({ client }, { payload }, options) => createNote(client, payload, options),
    settle: (transaction, _entry, note) => saveNote(transaction, note),
    find: findSentNote,
    overtakes,
  }),
  'note-pin': overwriting<'note-pin', Note>({
    send: ({ client }, entry, options) => pinNote(client, idOf(entry), entry.payload, options),
    settle: (transaction, _entry, note) => saveNote(transaction, note),
    whenGone: 'refused',
    find: findPinned,
    overtakes,
  }),
};

/** A note is known by whoever wrote it, its words and its age. */
async function findSentNote(
  { client, database, signal }: SyncContext,
  entry: EntryOf<'note-create'>,
): Promise<Found<Note>> {
  const reading = await listNotes(client, entry.payload.issue_id, { signal });
  if (reading.kind === 'not-modified') return unreadable(304);
  if (reading.kind !== 'read') return goneWhereMissing(reading);
  const me = (await database.read(getProfile))?.id;
  const since = Math.min(entry.createdAt, entry.firstSentAt ?? entry.createdAt) - DAY_MS;
  const twin = reading.value.find(
    ({ owner_id, body, created_at }) =>
      owner_id === me && body === entry.payload.note.body && Date.parse(created_at) >= since,
  );
  // Of more notes than a list holds the rest may be anything.
  return twin ? { kind: 'there', value: twin } : { kind: 'unclear' };
}
