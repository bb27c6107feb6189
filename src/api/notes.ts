import type { z } from 'zod';

import { NewNoteBody, Note, NotePinBody } from '@/contract/note';

import type { ApiClient } from './client';
import { getList, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';
import { write, type WriteOptions, type Writing } from './writing';

/** What those who help have noted about a request. */
export function listNotes(
  client: ApiClient,
  issueId: string,
  options: ReadOptions = {},
): Promise<Reading<Note[]>> {
  return getList(client, toPath`/api/v2/issues/${issueId}/notes`, Note, options);
}

export function createNote(
  client: ApiClient,
  content: z.input<typeof NewNoteBody>,
  options: WriteOptions,
): Promise<Writing<Note>> {
  const body = { content, schema: NewNoteBody };
  return write(client, { method: 'POST', path: '/api/v2/notes', body }, Note, options);
}

export function pinNote(
  client: ApiClient,
  noteId: string,
  { issueId, pinned }: { issueId: string; pinned: boolean },
  options: WriteOptions,
): Promise<Writing<Note>> {
  const body = { content: { issue_id: issueId, note: { pinned } }, schema: NotePinBody };
  return write(client, { method: 'PATCH', path: toPath`/api/v2/notes/${noteId}`, body }, Note, options);
}
