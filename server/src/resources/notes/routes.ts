import { z } from 'zod';

import { NewNoteBody, Note, NotePinBody } from '@/contract/note';

import type { Queryable } from '../../database/database';
import type { UserCaller } from '../../http/callers';
import { readId } from '../../http/identifiers';
import type { Routes } from '../../http/routes';
import { seeIssue } from '../issues/queries';
import { requireDistance } from '../issues/rules';
import { viewerOf } from '../issues/viewer';
import { wholeQuery } from '../lists';
import { sendRecords } from '../records';
import { addNote, turnPin } from './queries';
import { NOTES } from './records';

const tags = ['Notes'];
const config = { callers: ['user'], readsOthers: true } as const;

/** Throws for whoever may not read the notes of this request. */
async function requireHelper(database: Queryable, caller: UserCaller, issueId: string): Promise<void> {
  const viewer = await viewerOf(database, caller);
  requireDistance(await seeIssue(database, viewer, issueId), viewer);
}

export const noteRoutes: Routes = (app, { database, write }) => {
  app.get(
    '/issues/:issue_id/notes',
    {
      config,
      schema: {
        tags,
        summary: 'What those who help have noted about a request',
        params: z.object({ issue_id: z.string() }),
        querystring: wholeQuery(NOTES),
        response: { 200: z.array(Note) },
      },
    },
    async (request, reply) => {
      const issueId = readId(request.params.issue_id, 'issue');
      await requireHelper(database, request.traveller, issueId);
      return sendRecords(database, request, reply, NOTES, [issueId]);
    },
  );

  app.post(
    '/notes',
    {
      config,
      schema: { tags, summary: 'Note something about a request', body: NewNoteBody, response: { 200: Note } },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const { note, issue_id: issueId } = request.body;
        await requireHelper(transaction, request.traveller, issueId);
        return addNote(transaction, { issueId, ownerId: request.traveller.id }, note, moment);
      }),
  );

  app.patch(
    '/notes/:note_id',
    {
      config,
      schema: {
        tags,
        summary: 'Pin a note, or pin it no longer',
        params: z.object({ note_id: z.string() }),
        body: NotePinBody,
        response: { 200: Note },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction, moment) => {
        const { issue_id: issueId, note } = request.body;
        await requireHelper(transaction, request.traveller, issueId);
        const id = readId(request.params.note_id, 'note');
        return turnPin(transaction, { id, issueId, pinned: note?.pinned }, moment);
      }),
  );
};
